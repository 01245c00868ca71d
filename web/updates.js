// Offline use, and new versions: a new service worker waits until the user asks for it, so that an
// open page never loses the files it was built with.

import { find } from './page.js';
import { choose, settings } from './settings.js';
import { t } from './texts/texts.js';
import { toast } from './toast.js';

/**
 * Offers a waiting version; nothing to offer on the very first visit.
 * @param {ServiceWorkerRegistration} registration
 */
function offer(registration) {
  const { waiting } = registration;
  if (!waiting || !navigator.serviceWorker.controller) return;
  find('update', HTMLElement).hidden = false;
  find('update-now', HTMLButtonElement).onclick = () => waiting.postMessage({ action: 'activate' });
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  offer(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(registration));
  });
}

/**
 * The first worker a page gets changes nothing. Later ones bring other files: the page is loaded
 * anew at once if the user asked here, otherwise (another tab asked) when the user says so.
 * @param {() => void} reload
 */
function followTakeover(reload) {
  let asked = false;
  let controlled = navigator.serviceWorker.controller !== null;
  const button = find('update-now', HTMLButtonElement);
  button.addEventListener('click', () => (asked = true));
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = !controlled;
    controlled = true;
    if (isFirst) return;
    if (asked) reload();
    find('update', HTMLElement).hidden = false;
    button.onclick = reload;
  });
}

/** That the page works offline is good to know, but not twice. */
function sayOnce() {
  if (settings().saidOffline) return;
  choose({ saidOffline: true });
  toast(t('worksOffline'));
}

const calmMillis = 2000;
const mostMillis = 20_000; // then people may be playing on, and would miss it offline

/**
 * Until nothing has changed for a while, or the page is left. A first visit fetches all of the site,
 * which would share the processor with the picture that people want to see read.
 * @param {() => unknown} seen what is the same as before while nothing changes
 */
async function calm(seen) {
  const began = performance.now();
  let since = began;
  for (let last = seen(); !document.hidden; await pause(calmMillis / 8)) {
    const now = performance.now();
    if (seen() !== last) since = now;
    last = seen();
    if (now - since >= calmMillis || now - began >= mostMillis) return;
  }
}

/** @param {number} millis */
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Without service workers (plain http from another machine, say) the page works, but online.
 * @param {() => void} reload loads the page anew and loses nothing people would miss
 * @param {() => unknown} seen what is the same as before while nothing changes
 */
export async function keepOffline(reload, seen) {
  if (!('serviceWorker' in navigator)) return;
  followTakeover(reload);
  if (!navigator.serviceWorker.controller) await calm(seen);
  try {
    watch(await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }));
    await navigator.serviceWorker.ready;
    document.documentElement.dataset.offline = 'ready';
    sayOnce();
  } catch {
    document.documentElement.dataset.offline = 'unavailable'; // it works on, but online
  }
}
