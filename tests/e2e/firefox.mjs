// Firefox, with just what the tests of the main paths do with a browser.
import { existsSync } from 'node:fs';
import { firefox } from 'playwright-core';

/** @typedef {{x: number, y: number}} Point in pixels of the page */

/**
 * What any browser can do for those tests.
 * @typedef {object} Window
 * @property {<A extends unknown[], R>(act: (...args: A) => R, ...args: A) => Promise<Awaited<R>>} run
 *   a function in the page, which knows nothing but its arguments
 * @property {(url: string) => Promise<unknown>} go
 * @property {(css: string) => Promise<unknown>} click
 * @property {(css: string, path: string) => Promise<unknown>} choose a file, for a file input
 * @property {(from: Point, to: Point) => Promise<unknown>} drag slowly, with the mouse
 * @property {(path: string) => Promise<unknown>} [screenshot] Playwright's brings an inline style
 *   along, which the page's policy forbids
 * @property {() => Promise<unknown>} stop
 */

const paths = [
  process.env.FIREFOX ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export function launchFirefox() {
  const executablePath = paths.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no Firefox found: install it or set FIREFOX');
  return firefox.launch({ channel: 'moz-firefox', executablePath });
}

/**
 * @param {{width: number, height: number}} viewport
 * @returns {Promise<Window>}
 */
export async function startFirefox(viewport) {
  const browser = await launchFirefox();
  const page = await browser.newPage({ viewport });
  return {
    run: (act, ...args) => page.evaluate(`(${act}).apply(null, ${JSON.stringify(args)})`),
    go: (url) => page.goto(url),
    click: (css) => page.locator(css).click(),
    choose: (css, path) => page.locator(css).setInputFiles(path),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.waitForTimeout(150); // at rest, so that no flick carries on
      await page.mouse.up();
    },
    stop: () => browser.close(),
  };
}
