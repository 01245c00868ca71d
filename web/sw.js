// Keeps the whole page for use without a network. tools/build-site.mjs fills in what belongs to
// this version: every file with its hash, so that a half-deployed mix of versions never gets in.

/** @type {Record<string, string>} path → integrity */
const files = JSON.parse('{{FILES}}');
const version = '{{VERSION}}';

/**
 * @typedef {object} Scope the parts of ServiceWorkerGlobalScope used here
 * @property {{scope: string}} registration
 * @property {() => Promise<void>} skipWaiting
 * @property {{claim: () => Promise<void>}} clients
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;

// All projects of one owner may share an origin: the name says whose cache it is.
const ours = `unblocker-${new URL(scope).pathname}@`;
const cacheName = ours + version;

/** Past any HTTP cache, which may hold the version before. */
async function precache() {
  const cache = await caches.open(cacheName);
  const requests = Object.entries(files).map(
    ([path, integrity]) => new Request(new URL(path, scope), { cache: 'no-cache', integrity }),
  );
  await cache.addAll(requests);
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ours) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * The page has two addresses; everything else has one.
 * @param {string} url
 */
function keyOf(url) {
  const { origin, pathname } = new URL(url);
  return (origin + pathname).replace(/\/index\.html$/, '/');
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(keyOf(request.url), { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(precache()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', ({ data }) => {
  if (data?.action === 'activate') worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event.request));
});
