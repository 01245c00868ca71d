// The WebAssembly module as plain functions: bytes and texts go in through its buffer, JSON comes out.
// src/bindings.cpp is the other side.

/** @typedef {import('./types.js').Core} Core */
/** @typedef {import('./types.js').Limits} Limits */
/** @typedef {import('./unblocker.mjs').Module} Module */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module counts what is missing as none. @param {Partial<Limits> | undefined} limits */
const limitsOf = ({ millis = 0, positions = 0, bytes = 0 } = {}) =>
  /** @type {const} */ ([millis, positions, bytes]);

/**
 * @param {Module} module
 * @returns {Core}
 */
export function coreOf(module) {
  /** Views go stale when memory grows: always a fresh one. @param {number} size */
  function input(size) {
    const at = module._unblockerInput(size);
    return at === 0 ? null : module.HEAPU8.subarray(at, at + size);
  }

  /** @param {number} at where a text ends with a zero */
  function answerAt(at) {
    const { HEAPU8 } = module;
    return JSON.parse(decoder.decode(HEAPU8.subarray(at, HEAPU8.indexOf(0, at))));
  }

  /** A line each; what is no text is an empty one. @param {unknown[]} lines */
  function put(...lines) {
    const texts = lines.map((line) => (typeof line === 'string' ? line : ''));
    const bytes = encoder.encode(texts.join('\n'));
    input(bytes.length)?.set(bytes);
  }

  /** @param {'_unblockerSolve' | '_unblockerExplore'} action @returns {(...of: any[]) => any} */
  const search = (action) => (notation, limits, onProgress) => {
    module.report = (at) => (typeof onProgress === 'function' ? onProgress(answerAt(at)) : true);
    put(notation);
    return answerAt(module[action](...limitsOf(limits)));
  };

  return {
    input,
    scan: () => answerAt(module._unblockerScan()),
    describe(notation) {
      put(notation);
      return answerAt(module._unblockerDescribe());
    },
    solve: search('_unblockerSolve'),
    explore: search('_unblockerExplore'),
    distance(notation) {
      put(notation);
      return answerAt(module._unblockerDistance());
    },
    formats: () => answerAt(module._unblockerFormats()),
    exportAs(notation, format) {
      put(format, notation);
      return answerAt(module._unblockerExport());
    },
  };
}
