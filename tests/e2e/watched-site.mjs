// A copy of the built site that watches itself, for browsers whose drivers tell nothing of errors
// and of the console.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './site.mjs';

/** Runs in the page before anything else does. */
function watchItself() {
  const faults = /** @type {string[]} */ ([]);
  Object.assign(window, { faults });
  const told = (/** @type {any} */ event) => {
    const { reason, message, target, violatedDirective, blockedURI } = event;
    const what = violatedDirective && `${violatedDirective} ${blockedURI}`;
    faults.push(`${event.type}: ${what ?? reason ?? message ?? target?.outerHTML}`);
  };
  addEventListener('error', told, true); // those of elements that cannot be loaded as well
  addEventListener('unhandledrejection', told);
  addEventListener('securitypolicyviolation', told);
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    console[level] = (...what) => void faults.push(`console: ${what.join(' ')}`);
  }
}

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('base64');

/**
 * The page's list of what went wrong in it is `faults`.
 * @param {string} copy a folder to be made
 */
export function copyWatched(copy) {
  cpSync(site, copy, { recursive: true });
  const [page, worker] = ['index.html', 'sw.js'].map((name) => join(copy, name));
  const [old, oldWorker] = [page, worker].map((file) => readFileSync(file, 'utf8'));
  const watch = `(${watchItself})();`;
  const watched = old.replace('<meta name="viewport"', '<script src="watch.js"></script>$&');
  // The service worker keeps only what it knows.
  const newWorker = oldWorker
    .replace(hash(old), hash(watched))
    .replace("JSON.parse('{", `$&"watch.js":"sha256-${hash(watch)}",`);
  assert.ok([hash(watched), 'watch.js'].every((part) => newWorker.includes(part)));
  writeFileSync(page, watched);
  writeFileSync(worker, newWorker);
  writeFileSync(join(copy, 'watch.js'), watch);
}
