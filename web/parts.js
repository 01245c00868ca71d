// Puts the engine together from its two files: one that reads and solves the boards that games show,
// and the rest, which arrives later (tools/split-module.mjs says what that is).

/** @typedef {import('./types.js').Core} Core */
/** @typedef {import('./unblocker.d.mts').default} Create */

/** A call has come to a function of the rest, which is not here yet. */
export class RestMissing extends Error {}

/** The missing part's functions, whatever they are called. */
const placeholder = new Proxy(
  {},
  {
    get: () => () => {
      throw new RestMissing('A part of the engine is missing.');
    },
  },
);

/** What a part was cut from. @param {WebAssembly.Module} part */
const originOf = (part) =>
  String(WebAssembly.Module.customSections(part, 'cut-from').map((bytes) => new Uint8Array(bytes)));

/**
 * The instance cannot be used any more once a call has ended in RestMissing: it was left in the
 * middle of that call.
 * @param {Create} create
 * @param {WebAssembly.Module} module
 * @returns {Promise<{core: Core, complete: (rest: WebAssembly.Module) => Promise<void>}>}
 */
export function instantiate(create, module) {
  return new Promise((resolve, reject) => {
    /** @type {WebAssembly.Exports} */
    let primary;
    const options = {
      /** @type {import('./unblocker.d.mts').ModuleOptions['instantiateWasm']} */
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, { ...imports, placeholder }).then((instance) => {
          primary = instance.exports;
          done(instance, module);
        }, reject);
        return {};
      },
    };
    // Beginning to be, the rest takes its functions' places in the table that both share.
    const complete = async (/** @type {WebAssembly.Module} */ rest) => {
      const isOfOne = originOf(rest) === originOf(module);
      if (!isOfOne) throw new RestMissing('A part of the engine is of another version.');
      await WebAssembly.instantiate(rest, { primary });
    };
    create(options).then((core) => resolve({ core, complete }), reject);
  });
}
