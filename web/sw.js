// Keeps the whole page for use without a network. tools/build-site.mjs fills in what belongs to
// this version: every file with its hash, so that a half-deployed mix of versions never gets in.
// It also takes what other apps share to this one, which no static server could.

/** @type {Record<string, string>} path → integrity */
const files = JSON.parse('{{FILES}}');
const version = '{{VERSION}}';

/**
 * @typedef {object} Scope the parts of ServiceWorkerGlobalScope used here
 * @property {{scope: string}} registration
 * @property {() => Promise<void>} skipWaiting
 * @property {{claim: () => Promise<void>, matchAll: (of: object) => Promise<unknown[]>}} clients
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

/** Where shared.js of the page looks. */
const inbox = `unblocker-shared-${new URL(scope).pathname}`;

/**
 * Puts shared files, or a shared text, aside for the page; only the newest share lies there.
 * @param {FormData} form
 * @returns {Promise<number>} how many
 */
async function putAside(form) {
  const parts = form.getAll('pictures').filter((part) => part instanceof File && part.size > 0);
  const words = ['text', 'url', 'title'].map((name) => String(form.get(name) ?? '').trim());
  const text = words.find((word) => word !== '');
  if (parts.length === 0 && text) parts.push(new File([text], 'text.txt', { type: 'text/plain' }));
  if (parts.length === 0) return 0;
  await caches.delete(inbox);
  const cache = await caches.open(inbox);
  for (const [at, part] of parts.entries()) {
    const file = /** @type {File} */ (part);
    const headers = { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name) };
    await cache.put(new URL(`shared/${at}`, scope), new Response(file, { headers }));
  }
  return parts.length;
}

/**
 * Opens the page with what was shared. An empty share leaves a page that is open as it is.
 * @param {Request} request
 */
async function receive(request) {
  const count = await request.formData().then(putAside, () => 0);
  const open = await worker.clients.matchAll({ type: 'window' });
  if (count === 0 && open.length > 0) return new Response(null, { status: 204 });
  return Response.redirect(new URL(count > 0 ? '?shared' : '?shared=nothing', scope).href, 303);
}

worker.addEventListener('install', (event) => event.waitUntil(precache()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', ({ data }) => {
  if (data?.action === 'activate') worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event.request));
  if (method === 'POST' && url === `${scope}share`) event.respondWith(receive(event.request));
});
