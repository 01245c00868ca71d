// Handing over what the page has made: as a file, or to the system's share sheet.

/** @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link); // Firefox follows no link that is nowhere
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // long enough for any browser to fetch it
}

/** @param {File} file @returns {boolean} whether the share sheet takes it */
export const canShare = (file) => navigator.canShare?.({ files: [file] }) ?? false;

/**
 * The system's share sheet; nobody is told off for closing it.
 * @param {ShareData} what
 * @returns {Promise<boolean>} false when the system refused
 */
export async function share(what) {
  try {
    await navigator.share(what);
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
