#!/usr/bin/env node
// Assembles the site: the page's modules bundled, all else in WEB_DIR as it is, the WebAssembly
// module beside it, and a service worker that knows every file by its hash.
//
//   build-site.mjs [--as-is] WEB_DIR MODULE_DIR SITE_DIR

import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stripPage, stripStyle } from './strip.mjs';

/** Of the WebAssembly module: see split-module.mjs. */
const parts = ['unblocker.wasm', 'rest.wasm'];

/** Scripts are bundled; type declarations are for the editor and the type checker. */
const isServed = (/** @type {string} */ path) => path === 'sw.js' || !/\.(js|ts)$/.test(path);

/** What only a debugger asks for. */
const isForUse = (/** @type {string} */ path) => path !== 'sw.js' && !path.endsWith('.map');

/**
 * @param {string} folder
 * @returns {string[]} all files below it, as URL paths in a fixed order
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/**
 * @param {string} algorithm
 * @param {string | Buffer} content
 */
const hash = (algorithm, content) => createHash(algorithm).update(content);

/**
 * What the service worker keeps: each file's address and integrity. The page itself is kept under
 * its folder's address, since some servers redirect `index.html` there.
 * @param {string} site
 * @returns {Record<string, string>}
 */
function precacheList(site) {
  const paths = filesIn(site).filter(isForUse);
  return Object.fromEntries(
    paths.map((path) => [
      path === 'index.html' ? './' : path,
      `sha256-${hash('sha256', readFileSync(join(site, path))).digest('base64')}`,
    ]),
  );
}

/** @type {readonly {form: RegExp, strip: (text: string) => string}[]} */
const strippers = [
  { form: /\.html$/, strip: stripPage },
  { form: /\.css$/, strip: stripStyle },
];

/** @param {string} site */
function stripFiles(site) {
  for (const file of filesIn(site)) {
    const path = join(site, file);
    const found = strippers.find(({ form }) => form.test(file));
    if (found) writeFileSync(path, found.strip(readFileSync(path, 'utf8')));
  }
}

/**
 * The page's modules as they are, which every browser understands; they only take longer to arrive.
 * @param {string} web
 * @param {string} module
 * @param {string} site
 */
function copyScripts(web, module, site) {
  const scripts = filesIn(web).filter((path) => path.endsWith('.js'));
  for (const path of scripts) cpSync(join(web, path), join(site, path));
  cpSync(join(module, 'unblocker.mjs'), join(site, 'unblocker.mjs'));
}

/** Where npm puts a project's packages, and where Debian puts everybody's. */
const packages = [fileURLToPath(new URL('../node_modules', import.meta.url)), '/usr/share/nodejs'];

const environment = {
  ...process.env,
  NODE_PATH: [...packages, process.env.NODE_PATH ?? ''].join(delimiter),
  PATH: [join(packages[0], '.bin'), process.env.PATH ?? ''].join(delimiter),
};

/** Whether Rollup and Terser are here; tools/setup brings them. */
const canBundle = () =>
  ['rollup', 'terser'].every(
    (name) => spawnSync(name, ['--version'], { env: environment }).status === 0,
  );

/**
 * The page's modules as few files; bundle.config.mjs says which.
 * @param {string} web
 * @param {string} module
 * @param {string} site
 */
function bundle(web, module, site) {
  const [WEB, MODULE, SITE] = [web, module, site].map((folder) => resolve(folder));
  const config = fileURLToPath(new URL('bundle.config.mjs', import.meta.url));
  execFileSync('rollup', ['--config', config, '--silent', '--failAfterWarnings'], {
    env: { ...environment, WEB, MODULE, SITE },
    stdio: 'inherit',
  });
}

/**
 * Names the engine's thread in the page's head, so that it arrives with the page, not after it; and
 * gives the page one style sheet instead of several.
 * @param {string} site
 */
function fillHead(site) {
  const path = join(site, 'index.html');
  const page = readFileSync(path, 'utf8');
  const sheet = /<link rel="stylesheet" href="([^"]+)" \/>\s*/g;
  const styles = [...page.matchAll(sheet)].map(([, file]) => {
    const style = readFileSync(join(site, file), 'utf8');
    rmSync(join(site, file));
    return style;
  });
  writeFileSync(join(site, 'styles/first.css'), styles.join(''));
  const entry = '<script type="module"';
  const links = [
    '<link rel="stylesheet" href="styles/first.css" />',
    '<link rel="modulepreload" href="worker.js" />',
  ];
  writeFileSync(path, page.replace(sheet, '').replace(entry, links.join('') + entry));
}

/** @param {string} site */
function fillServiceWorker(site) {
  const path = join(site, 'sw.js');
  const template = readFileSync(path, 'utf8');
  const files = JSON.stringify(precacheList(site));
  const version = hash('sha256', files + template)
    .digest('hex')
    .slice(0, 16);
  writeFileSync(path, template.replace('{{FILES}}', files).replace('{{VERSION}}', version));
  return version;
}

/**
 * @param {string[]} folders
 * @param {boolean} asIs
 */
function build([web, module, site], asIs) {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  for (const path of filesIn(web).filter(isServed)) cpSync(join(web, path), join(site, path));
  for (const path of parts) cpSync(join(module, path), join(site, path));
  (asIs ? copyScripts : bundle)(web, module, site);
  stripFiles(site);
  fillHead(site);
  console.log(`${site}: version ${fillServiceWorker(site)}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'as-is': { type: 'boolean', default: false } },
});
if (positionals.length !== 3) {
  console.error('usage: build-site.mjs [--as-is] WEB_DIR MODULE_DIR SITE_DIR');
  process.exit(2);
}
const asIs = values['as-is'] || !canBundle();
if (asIs && !values['as-is']) {
  console.warn('Without Rollup and Terser the scripts are served as they are: see tools/setup.');
}
build(positionals, asIs);
