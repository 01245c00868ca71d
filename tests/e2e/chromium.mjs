// Chromium, without those parts of its window that no test looks at.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../shared.mjs';

const paths = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * What drops down from the address bar: pages of the browser's own, which each window loads though
 * nobody types there. They take the processor longer than our page takes to open. And a process kept
 * ready for the next page, which a page in a context of its own does not get: a sixth of opening one.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * Chromium takes but the last of several such flags, so what Playwright turns off is named in ours
 * again; only its insides tell what that is.
 */
function withoutUnseen() {
  const insides = join(
    root,
    'node_modules/playwright-core/lib/server/chromium/chromiumSwitches.js',
  );
  /** @type {string[]} */
  const switches = createRequire(import.meta.url)(insides).chromiumSwitches();
  const own = switches.find((one) => one.startsWith('--disable-features='));
  if (!own) throw new Error('Playwright turns features off in another way than it did');
  return [own, ...unseen].join();
}

/** @returns {string} */
export function chromiumPath() {
  const found = paths.find((path) => path && existsSync(path));
  if (!found) throw new Error('no Chromium found: install it or set CHROMIUM');
  return found;
}

/** @param {boolean} isWhole with all that the window of somebody's browser has */
export const launchChromium = (isWhole) =>
  chromium.launch({
    executablePath: chromiumPath(),
    chromiumSandbox: false,
    args: isWhole ? flags : [...flags, withoutUnseen()],
  });
