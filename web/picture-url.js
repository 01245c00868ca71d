// A picture's address within the page. The browser answers for it in another process, and the page
// waits: so it is made when somebody looks at the picture, not while the engine is to get it.

/** @type {WeakMap<Blob, string>} */
const urls = new WeakMap();

/** @param {Blob} file @returns {string} the same one until it is released */
export function urlOf(file) {
  const known = urls.get(file);
  if (known) return known;
  const url = URL.createObjectURL(file);
  urls.set(file, url);
  return url;
}

/** Lets go of a picture nobody can see any more. @param {Blob} file */
export function releaseUrl(file) {
  const url = urls.get(file);
  if (url) URL.revokeObjectURL(url);
  urls.delete(file);
}
