// How the page's modules become files, for Rollup: one for the first screen, one for the engine's
// thread, and one for each thing that is loaded when it is entered. A phone then asks for a few files
// instead of fifty, and what only the code's readers need stays at home. Called by build-site.mjs.

import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const { WEB = '', MODULE = '', SITE = '' } = process.env;
/** From wherever the system keeps it: see build-site.mjs. */
const { minify } = createRequire(import.meta.url)('terser');

/** @typedef {(id: string) => {importedIds: readonly string[]} | null} Info */

/**
 * The modules that a module cannot do without, itself included.
 * @param {string} id
 * @param {Info} info
 * @param {Set<string>} [found]
 */
function modulesFor(id, info, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of info(id)?.importedIds ?? []) modulesFor(next, info, found);
  return found;
}

/** All that the first screen needs is one file, whoever else needs parts of it. */
function firstScreen() {
  /** @type {Set<string> | null} */
  let needed = null;
  return (/** @type {string} */ id, /** @type {{getModuleInfo: Info}} */ { getModuleInfo }) => {
    needed ??= modulesFor(join(WEB, 'main.js'), getModuleInfo);
    return needed.has(id) ? 'main' : undefined;
  };
}

/** The loader that Emscripten writes stands beside the module, not among the page's own files. */
const withLoader = {
  name: 'with-loader',
  resolveId: (/** @type {string} */ source) =>
    source === './unblocker.mjs' ? join(MODULE, basename(source)) : null,
};

const shorter = {
  name: 'shorter',
  renderChunk: (/** @type {string} */ code) => minify(code, { module: true, sourceMap: true }),
};

/** @param {string} input @param {object} [output] */
const bundle = (input, output = {}) => ({
  input: join(WEB, input),
  plugins: [withLoader, shorter],
  output: {
    dir: SITE,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    ...output,
  },
});

export default [bundle('main.js', { manualChunks: firstScreen() }), bundle('worker.js')];
