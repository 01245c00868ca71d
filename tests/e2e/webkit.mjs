// WebKit's own engine, as Debian packages it: WebKitGTK's MiniBrowser on a screen that nobody sees,
// driven through plain WebDriver (https://www.w3.org/TR/webdriver2/). Playwright drives only WebKit
// builds of its own.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** The member under which WebDriver hands out an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * A program that ends with this one.
 * @param {string} name
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function launch(name, args, options) {
  const child = spawn(name, args, options);
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    child.once('error', (cause) => {
      reject(new Error(`${name} cannot be started: tools/setup test installs it`, { cause }));
    });
    child.once('exit', (code) => reject(new Error(`${name} ended by itself, with ${code}`)));
  });
  failed.catch(() => {}); // told to whoever waits for the program, if anybody still does
  return { child, failed, kill };
}

/** A screen in memory, exactly of the page's size. @param {{width: number, height: number}} size */
async function startScreen({ width, height }) {
  const geometry = `${width}x${height}x24`;
  const args = ['-displayfd', '3', '-screen', '0', geometry, '-nolisten', 'tcp'];
  const { child, failed, kill } = launch('Xvfb', args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = new Promise((resolve) => child.stdio[3]?.once('data', resolve));
  return { display: `:${String(await Promise.race([told, failed])).trim()}`, kill };
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** @param {number} millis */
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** @param {string} display */
async function startDriver(display) {
  const port = await freePort();
  const { failed, kill } = launch('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, LC_ALL: 'C' }, // whose languages are told as ['C']
    stdio: 'ignore',
  });
  const home = `http://127.0.0.1:${port}`;
  const answers = async () => {
    while (!(await fetch(`${home}/status`).catch(() => null))) await pause(20);
  };
  await Promise.race([answers(), failed]);
  return { home, kill };
}

/**
 * One command of WebDriver.
 * @param {string} address
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {object} [body]
 */
async function command(address, method, body) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message} (${address})`);
  return value;
}

const capabilities = {
  alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } },
};

/**
 * A window of WebKit that fills a screen of this size.
 * @param {{width: number, height: number}} size
 * @returns {Promise<import('./firefox.mjs').Window>}
 */
export async function startWebKit(size) {
  const screen = await startScreen(size);
  const driver = await startDriver(screen.display);
  const { sessionId } = await command(`${driver.home}/session`, 'POST', { capabilities });
  const session = `${driver.home}/session/${sessionId}`;
  await command(`${session}/window/rect`, 'POST', { x: 0, y: 0, ...size });
  return {
    ...controls(session),
    async stop() {
      try {
        await command(session, 'DELETE');
      } finally {
        driver.kill();
        screen.kill();
      }
    },
  };
}

/** What tests do with the window. @param {string} session */
function controls(session) {
  const post = (/** @type {string} */ path, body = {}) => command(session + path, 'POST', body);

  /**
   * Runs a function in the page, which knows nothing but its arguments.
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R} act
   * @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  const run = (act, ...args) =>
    post('/execute/sync', { script: `return (${act}).apply(null, arguments)`, args });

  /** @param {string} css @returns {Promise<string>} */
  const find = async (css) =>
    (await post('/element', { using: 'css selector', value: css }))[elementKey];

  return {
    run,
    go: (/** @type {string} */ url) => post('/url', { url }),
    click: async (/** @type {string} */ css) => post(`/element/${await find(css)}/click`),
    /** @param {string} css of a file input @param {string} path of the file */
    choose: async (css, path) => post(`/element/${await find(css)}/value`, { text: path }),
    /** @param {string} path */
    async screenshot(path) {
      writeFileSync(path, Buffer.from(await command(`${session}/screenshot`, 'GET'), 'base64'));
    },

    /**
     * A slow drag of the mouse, in pixels of the page.
     * @param {{x: number, y: number}} from
     * @param {{x: number, y: number}} to
     */
    drag(from, to) {
      const move = (/** @type {{x: number, y: number}} */ { x, y }, duration = 0) => {
        return { type: 'pointerMove', duration, x: Math.round(x), y: Math.round(y) };
      };
      const [press, release] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const rest = { type: 'pause', duration: 150 };
      const actions = [move(from), press, move(to, 300), rest, release];
      return post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
  };
}
