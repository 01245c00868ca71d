#!/usr/bin/env node
// Assembles the site: WEB_DIR as it is, the WebAssembly module beside it, and a service worker
// that knows every file by its hash. Usage: build-site.mjs WEB_DIR MODULE_DIR SITE_DIR

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { stripPage, stripScript, stripStyle } from './strip.mjs';

const moduleFiles = ['unblocker.mjs', 'unblocker.wasm'];

/** Type declarations are for the editor and the type checker. */
const isServed = (/** @type {string} */ path) => !/\.d\.m?ts$/.test(path);

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
  const paths = filesIn(site).filter((path) => path !== 'sw.js');
  return Object.fromEntries(
    paths.map((path) => [
      path === 'index.html' ? './' : path,
      `sha256-${hash('sha256', readFileSync(join(site, path))).digest('base64')}`,
    ]),
  );
}

/** @type {readonly {form: RegExp, strip: (text: string) => string}[]} */
const strippers = [
  { form: /\.js$/, strip: stripScript },
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
 * The modules that a module cannot do without, itself included: what it imports by name, and so on.
 * @param {string} site
 * @param {string} path
 * @param {Set<string>} [found]
 */
function modulesFor(site, path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const code = readFileSync(join(site, path), 'utf8');
  for (const [, from] of code.matchAll(/^(?:import|export)\b(?!\()[^;'"]*'(\.[^']+)'/gm)) {
    modulesFor(site, posix.join(posix.dirname(path), from), found);
  }
  return found;
}

/**
 * Names the page's modules, and its worker's, in its head, so that they all arrive at once instead of one import
 * after another, and gives it one style sheet instead of several.
 * @param {string} site
 */
function fillHead(site) {
  const path = join(site, 'index.html');
  const page = readFileSync(path, 'utf8');
  const links = [...modulesFor(site, 'main.js'), ...modulesFor(site, 'worker.js')]
    .filter((file) => file !== 'main.js')
    .map((file) => `<link rel="modulepreload" href="${file}" />`);
  const sheet = /<link rel="stylesheet" href="([^"]+)" \/>\s*/g;
  const styles = [...page.matchAll(sheet)].map(([, file]) => {
    const style = readFileSync(join(site, file), 'utf8');
    rmSync(join(site, file));
    return style;
  });
  writeFileSync(join(site, 'styles/first.css'), styles.join(''));
  const entry = '<script type="module"';
  const head = `<link rel="stylesheet" href="styles/first.css" />${links.join('')}${entry}`;
  writeFileSync(path, page.replace(sheet, '').replace(entry, head));
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

/** @param {string[]} folders */
function build([web, module, site]) {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  cpSync(web, site, { recursive: true, filter: isServed });
  for (const name of moduleFiles) cpSync(join(module, name), join(site, name));
  stripFiles(site);
  fillHead(site);
  console.log(`${site}: version ${fillServiceWorker(site)}`);
}

const folders = process.argv.slice(2);
if (folders.length !== 3) {
  console.error('usage: build-site.mjs WEB_DIR MODULE_DIR SITE_DIR');
  process.exit(2);
}
build(folders);
