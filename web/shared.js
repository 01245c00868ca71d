// What another app shared to this one. The service worker puts it aside (a static server would
// refuse the request) and opens the page with `?shared`; here it is taken out, once.

import { home } from './home.js';
import { t } from './texts/texts.js';
import { toast } from './toast.js';

/** The service worker knows the same name. */
const inbox = `unblocker-shared-${home.pathname}`;

/** @param {Response} response */
async function fileFrom(response) {
  const type = response.headers.get('Content-Type') ?? '';
  const name = decodeURIComponent(response.headers.get('X-Name') ?? '');
  return new File([await response.blob()], name || t('sharedPicture'), { type });
}

/** Takes out what lies there; what was taken once does not come again. */
async function empty() {
  const cache = await caches.open(inbox);
  const requests = await cache.keys();
  const responses = await Promise.all(requests.map((request) => cache.match(request)));
  await caches.delete(inbox);
  return Promise.all(responses.filter((one) => one !== undefined).map(fileFrom));
}

/**
 * A page that is opened again with the same address finds nothing, and says nothing.
 * @param {import('./arrivals.js').Arrivals} arrivals
 */
export async function takeShared(arrivals) {
  const query = new URLSearchParams(location.search);
  if (!('caches' in globalThis)) return;
  history.replaceState(null, '', location.pathname + location.hash);
  const files = await empty().catch(() => []);
  if (files.length > 0) await arrivals.files(files, { shared: true });
  else if (query.get('shared') === 'nothing') toast(t('sharedNothing'));
}
