#!/usr/bin/env node
// Assembles the site: WEB_DIR as it is, the WebAssembly module beside it, and a service worker
// that knows every file by its hash. Usage: build-site.mjs WEB_DIR MODULE_DIR SITE_DIR

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripScript, stripStyle } from './strip.mjs';

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

/** What the page's own thread does not load: the worker's side, and the service worker. */
const elsewhere = new Set(['worker.js', 'convert.js', 'survey.js', 'sw.js']);
/** What the page loads when it is asked for. */
const isLater = (/** @type {string} */ path) =>
  /^(rooms|patterns)\/|^edit\/(?!draft)|^follow\/(?!place)|^texts\/(?!en|texts|choice)|^library\/archive|^board\/snapshot/.test(
    path,
  );

/**
 * Names the page's modules in its head, so that they all arrive at once instead of one import
 * after another.
 * @param {string} site
 */
function preloadModules(site) {
  const path = join(site, 'index.html');
  const links = filesIn(site)
    .filter((file) => file.endsWith('.js') && file !== 'main.js')
    .filter((file) => !elsewhere.has(file) && !isLater(file))
    .map((file) => `<link rel="modulepreload" href="${file}" />`);
  const entry = '<script type="module"';
  writeFileSync(path, readFileSync(path, 'utf8').replace(entry, `${links.join('')}${entry}`));
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
  preloadModules(site);
  console.log(`${site}: version ${fillServiceWorker(site)}`);
}

const folders = process.argv.slice(2);
if (folders.length !== 3) {
  console.error('usage: build-site.mjs WEB_DIR MODULE_DIR SITE_DIR');
  process.exit(2);
}
build(folders);
