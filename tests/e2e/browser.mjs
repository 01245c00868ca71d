// A browser, the built site under a sub-path, and a page of a phone's size to try it in.
// BROWSER=firefox runs the same tests in Firefox where that is installed.
import { after, afterEach, before } from 'node:test';
import { launchChromium } from './chromium.mjs';
import { launchFirefox } from './firefox.mjs';
import { serveSite } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContextOptions} ContextOptions */

const phone = { width: 360, height: 740 };

export const isFirefox = process.env.BROWSER === 'firefox';

/**
 * @typedef {object} Manner
 * @property {Record<string, string>} [headers] sent with every answer
 * @property {boolean} [isWhole] the browser has all parts of its window, also what no test looks at
 */

/** @param {boolean} isWhole @returns {Promise<Browser>} */
const launch = (isWhole) => (isFirefox ? launchFirefox() : launchChromium(isWhole));

/**
 * Browser and site for a file of tests, and pages that watch for what must never happen: an
 * error in the page, a message in its console, a request to anything outside the site.
 * @param {Manner} [manner]
 */
export async function start({ headers = {}, isWhole = false } = {}) {
  const [browser, server] = await Promise.all([launch(isWhole), serveSite({ headers })]);
  /** @type {string[]} */
  const faults = [];
  return {
    browser,
    server,
    faults,
    /**
     * A page in a context of its own, with nothing stored.
     * @param {{hash?: string, options?: ContextOptions}} [how]
     */
    async open({ hash = '', options = {} } = {}) {
      const touch = isFirefox ? {} : { hasTouch: true, isMobile: true };
      const context = await browser.newContext({
        viewport: phone,
        deviceScaleFactor: 3,
        ...touch,
        ...options,
      });
      const page = await context.newPage();
      watch(page, server.url, faults);
      await page.goto(server.url + hash);
      await waitForState(page, ...(hash ? ['not-solved'] : ['empty']));
      await restHasCome(page);
      return page;
    },
    /**
     * The same with a board that is solved.
     * @param {string} board in the one-line notation
     * @param {ContextOptions} [options]
     */
    async openSolved(board, options) {
      const page = await this.open({ hash: `#${board}`, options });
      await solve(page);
      return page;
    },
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}

/**
 * The same for a whole file: there before its first test, gone after its last. What a test opened is
 * closed after it, and takes no time of the next one.
 * @param {Manner} [manner]
 * @returns {Awaited<ReturnType<typeof start>>}
 */
export function useWorld(manner) {
  const world = /** @type {Awaited<ReturnType<typeof start>>} */ ({});
  before(async () => void Object.assign(world, await start(manner)));
  afterEach(() => Promise.all(world.browser.contexts().map((context) => context.close())));
  after(() => world.stop());
  return world;
}

/**
 * @param {Page} page
 * @param {string} home the site's address
 * @param {string[]} faults
 */
function watch(page, home, faults) {
  page.on('pageerror', (error) => faults.push(`error in the page: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.context().on('request', (request) => {
    const url = request.url();
    const own = url.startsWith(home) || /^(blob|data):/.test(url);
    if (!own) faults.push(`request outside the site: ${url}`);
  });
}

/**
 * @param {Page} page
 * @param {string} id
 */
export const byId = (page, id) => page.getByTestId(id);

/** The board's words are the last thing that a page that opens writes. @param {Page} page */
export const restHasCome = (page) => page.locator('#board-text > p').waitFor({ state: 'attached' });

/**
 * Waits until the page is in one of these states; fails with the state and message it is in.
 * @param {Page} page
 * @param {...string} names
 */
export async function waitForState(page, ...names) {
  try {
    await page.waitForFunction(
      (wanted) => wanted.includes(document.documentElement.dataset.state ?? ''),
      names,
      { timeout: 20_000 },
    );
  } catch (cause) {
    const [state, message] = await Promise.all([stateOf(page), messageOf(page)]);
    throw new Error(`waited for ${names.join(' or ')}, but is ${state}: ${message}`, { cause });
  }
}

/** @param {Page} page */
export const stateOf = (page) => page.evaluate(() => document.documentElement.dataset.state);

/** @param {Page} page */
export const messageOf = async (page) => (await byId(page, 'message').innerText()).trim();

/**
 * Waits until the message says what is looked for.
 * @param {Page} page
 * @param {RegExp} pattern
 */
export async function waitForMessage(page, pattern) {
  const { source, flags } = pattern;
  const said = page.waitForFunction(
    ([text, how]) =>
      new RegExp(text, how).test(
        document.querySelector('[data-testid="message"]')?.textContent ?? '',
      ),
    [source, flags],
    { timeout: 20_000 },
  );
  await said.catch(async () => {
    throw new Error(`waited for the message ${pattern}, but it says: ${await messageOf(page)}`);
  });
}

/**
 * The picture that the board's canvas shows once it rests, as a data URL. It rests when it has not
 * changed for longer than a slide takes: the target is out of sight for a part of its way.
 * Comparable within one page only: Firefox adds a noise of its own to each page's canvas.
 * @param {Page} page
 */
export function boardAtRest(page) {
  return byId(page, 'board').evaluate(async (element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    let shown = canvas.toDataURL();
    let since = performance.now();
    while (performance.now() - since < 550) {
      for (let n = 0; n < 4; n += 1) await new Promise(requestAnimationFrame);
      const now = canvas.toDataURL();
      if (now !== shown) since = performance.now();
      shown = now;
    }
    return shown;
  });
}

/**
 * The board as a screen reader hears it.
 * @param {Page} page
 */
export const boardInWords = (page) =>
  byId(page, 'board').evaluate((canvas) => {
    const text = document.getElementById(canvas.getAttribute('aria-describedby') ?? '');
    return text?.textContent ?? '';
  });

/**
 * Gives the file input a picture, as the picker would.
 * @param {Page} page
 * @param {Buffer} buffer
 * @param {string} [name]
 * @param {string} [mimeType]
 */
export const pick = (page, buffer, name = 'screenshot.png', mimeType = 'image/png') =>
  byId(page, 'file-input').setInputFiles({ name, mimeType, buffer });

/**
 * Taps a control.
 * @param {Page} page
 * @param {string} id
 */
export const tap = (page, id) => byId(page, id).click();

/**
 * Asks for the solution and waits for it.
 * @param {Page} page
 * @param {...string} otherwise states that will do as well
 */
export async function solve(page, ...otherwise) {
  await tap(page, 'solve');
  await waitForState(page, 'at-first-step', ...otherwise);
}

/**
 * Turns one of the settings on.
 * @param {Page} page
 * @param {string} setting
 */
export async function switchOn(page, setting) {
  await tap(page, 'settings-button');
  await byId(page, setting).check();
  await tap(page, 'settings-close');
}
