// Installing the page as an app. Chromium offers it by an event, which must be kept for the moment
// when people ask.

/** @type {any} the event, which no standard knows yet */
let offer = null;

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // no banner: the settings have a button
  offer = event;
});
addEventListener('appinstalled', () => (offer = null));

export const canInstall = () => offer !== null;
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

export async function install() {
  await offer?.prompt();
  offer = null;
}
