// Where the page lives. All projects of one owner may share an origin: what is kept on a device is named
// after this.

export const home = new URL('.', import.meta.url);
