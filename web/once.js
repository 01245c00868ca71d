// Things that are loaded or made when they are asked for the first time.

/**
 * The same promise for everybody who asks; a failure is forgotten, so that the next one tries again.
 * @template T
 * @param {() => Promise<T>} make
 * @returns {() => Promise<T>}
 */
export function once(make) {
  /** @type {Promise<T> | null} */
  let made = null;
  return () => {
    made ??= make().catch((cause) => {
      made = null;
      throw cause;
    });
    return made;
  };
}
