// A first visit on a phone with a slow processor and a slow network: how soon the page can be used,
// how soon a dropped screenshot is a board, and whether moves run smoothly. The site is served as
// GitHub Pages does it, over HTTP/2 and compressed. Slowing Chromium's processor down slows the page's
// own thread, not its workers, so the time for reading a picture is the machine's.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { answerFrom } from '../../../tools/static-server.mjs';
import { root } from '../../shared.mjs';
import { classic, daily, render } from '../boards.mjs';
import { byId, isFirefox, restHasCome, tap, useWorld, waitForState } from '../browser.mjs';
import { least, slowdownToLowEnd } from './timing.mjs';

/** @typedef {import('playwright-core').Page} Page */

const skip = isFirefox && 'only Chromium can be slowed down';
/** A phone has the browser's own work to do as well. */
const world = useWorld({ isWhole: true });

/** What Lighthouse calls slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Milliseconds. The aims are 1000, 50 and 300. While other programs kept the machine busy 1000 to 1700
 * were seen for the first and 410 to 750 for the last, and these bounds are to hold there as well; what
 * was measured is told. Each is tried again only where a bound is not kept: on a machine that never
 * reaches the aim, four more visits of ten seconds each would say no more.
 */
const bounds = { ready: 3000, task: 100, board: 1500, numbers: 15 };
const aimedTask = 50;
const enough = bounds.task - 1; // whole milliseconds

const folder = mkdtempSync(join(tmpdir(), 'slow-'));
const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
/** @type {import('node:http2').Http2SecureServer} */
let server;
let home = '';
let slowdown = 0; // measured by the first phone

before(async () => {
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' });
  const answer = answerFrom(join(root, 'build/web/site'));
  server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  server.on('request', (request, response) => {
    if (request.url === '/bare') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><html lang="en"><title>Bare</title><p>Nothing.</p></html>');
    } else answer(/** @type {any} */ (request), /** @type {any} */ (response));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  home = `https://localhost:${port}/`;
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/**
 * @typedef {object} Seen what a page tells of itself
 * @property {number} ready when people can use it
 * @property {number[]} longTasks those over 50 ms
 * @property {Record<string, number>} states when its state changed
 * @property {{value: number, moved: string[]}[]} shifts what the layout moved, from where and where to
 * @property {number} drawn how often the board was
 * @property {number[]} numbers how long each preparation to write numbers took
 */

/** Runs in the page before anything else does. */
function watchItself() {
  /** @type {Seen} */
  const seen = { ready: 0, longTasks: [], states: {}, shifts: [], drawn: 0, numbers: [] };
  Object.assign(window, { seen });
  /** @type {(type: string, note: (entry: any) => void) => void} */
  const note = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  note('longtask', ({ duration }) => seen.longTasks.push(Math.round(duration)));
  const place = (/** @type {DOMRectReadOnly} */ { x, y, width, height }) =>
    [x, y, width, height].join(' ');
  note('layout-shift', ({ value, sources }) => {
    const moved = sources.map((/** @type {any} */ { node, previousRect, currentRect }) => {
      const name = node?.id || node?.className || node?.nodeName;
      return `${name}: ${place(previousRect)} to ${place(currentRect)}`;
    });
    seen.shifts.push({ value, moved });
  });
  new MutationObserver(() => {
    const { lang, dataset } = document.documentElement;
    if (lang === 'en-GB') seen.ready ||= performance.now(); // the last thing before the engine
    seen.states[dataset.state ?? ''] ??= performance.now();
  }).observe(document, { attributeFilter: ['lang', 'data-state'], subtree: true });
  const { clearRect } = CanvasRenderingContext2D.prototype;
  /** @type {(this: CanvasRenderingContext2D, ...area: [number, number, number, number]) => void} */
  CanvasRenderingContext2D.prototype.clearRect = function (...area) {
    if (this.canvas.id === 'board') seen.drawn += 1;
    clearRect.apply(this, area);
  };
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct(Format, options) {
      const begun = performance.now();
      const made = Reflect.construct(Format, options);
      seen.numbers.push(performance.now() - begun);
      return made;
    },
  });
}

const upright = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

const longest = (/** @type {number[]} */ tasks) => Math.max(0, ...tasks);

/**
 * The longest task of opening a page with nothing on it, in three tries. Some machines are quick with
 * strings, but so slow with what a browser asks of the system that this is one of 100 ms, now and
 * then: theirs is no task of ours.
 */
async function bareTask() {
  const tasks = [];
  for (let n = 0; n < 3; n += 1) {
    const page = await slowPhone();
    await page.goto(`${home}bare`);
    await page.waitForTimeout(300);
    tasks.push(...(await seenBy(page)).longTasks);
    await page.context().close();
  }
  return longest(tasks);
}

/** A slow phone that has never been here. */
async function slowPhone(viewport = upright) {
  slowdown ||= await slowdownToLowEnd(world.browser);
  const context = await world.browser.newContext({
    viewport,
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block', // no worker is installed from a server nobody knows
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchItself);
  return page;
}

/** @param {Page} page @returns {Promise<Seen>} */
const seenBy = (page) => page.evaluate(() => /** @type {any} */ (window).seen);

/** A first visit, until all that the page does by itself is done. */
async function settledPage() {
  const page = await slowPhone();
  await page.goto(home);
  await restHasCome(page);
  await page.waitForTimeout(1500); // the first board's parts are drawn for practice
  return page;
}

/**
 * Visits of one kind. Who looks at them begins with the first; another is made only where none so far
 * keeps a bound.
 * @template T
 * @param {() => Promise<T>} visit
 */
function visits(visit) {
  /** @type {Promise<T>[]} */
  const made = [];
  return () => {
    let at = 0;
    return () => (made[at++] ??= visit());
  };
}

const firstVisits = visits(async () => {
  const bare = await bareTask();
  const page = await settledPage();
  const seen = await seenBy(page);
  await page.context().close();
  return { ...seen, bare };
});

/**
 * What is seen of a page, and its long tasks from an act on.
 * @param {(page: Page) => Promise<unknown>} prepare
 * @param {(page: Page) => Promise<unknown>} act
 */
async function visitWith(prepare, act) {
  const page = await settledPage();
  await prepare(page);
  const { longTasks: earlier } = await seenBy(page);
  await act(page);
  const { longTasks, states } = await seenBy(page);
  await page.context().close();
  return { states, longTasks: longTasks.slice(earlier.length) };
}

/** A screenshot as large as such a phone makes them. */
function screenshot() {
  const picture = join(folder, 'screenshot.png');
  writeFileSync(picture, render(daily, { width: 1170, height: 2532 }));
  return picture;
}

test('a first visit can be used soon', { skip }, async (t) => {
  const { ready } = await least(bounds.ready, firstVisits(), (seen) => seen.ready);
  t.diagnostic(`ready after ${Math.round(ready)} ms, slowed down ${slowdown.toFixed(1)} times`);
  assert.ok(ready < bounds.ready, `${ready} ms`);
});

/**
 * Looks at visits until one has no long task; where a page is opened, beyond a bare one's.
 * @param {import('node:test').TestContext} t
 * @param {() => Promise<{ longTasks: number[], bare?: number }>} visit
 */
async function expectNoLongTask(t, visit) {
  const seen = await least(enough, visit, ({ longTasks, bare = 0 }) => longest(longTasks) - bare);
  const bare = seen.bare ?? 0;
  const told = (seen.longTasks.join() || 'none') + (bare > 0 ? `; a bare page: ${bare}` : '');
  t.diagnostic(`tasks over ${aimedTask} ms: ${told}`);
  assert.ok(longest(seen.longTasks) - bare < bounds.task, told);
}

test('no task of a first visit is long', { skip }, (t) => expectNoLongTask(t, firstVisits()));

/** @param {Page} page */
async function readAndSolve(page) {
  await byId(page, 'file-input').setInputFiles(screenshot());
  await waitForState(page, 'not-solved');
  await tap(page, 'solve');
  await waitForState(page, 'at-first-step');
}

/** @param {Page} page */
async function readSolved(page) {
  await readAndSolve(page);
  await page.waitForTimeout(1000);
}

/** @param {string} control @param {string} screen */
const opening = (control, screen) => async (/** @type {Page} */ page) => {
  await tap(page, control);
  await page.locator(screen).waitFor();
  await page.waitForTimeout(1000); // boards are drawn in parts
};

const readings = visits(() =>
  visitWith(
    () => Promise.resolve(), // somebody looks for the picture meanwhile
    async (page) => {
      await readAndSolve(page);
      await tap(page, 'play');
      await page.waitForTimeout(2500); // some moves
    },
  ),
);
const editors = visits(() => visitWith(readSolved, opening('edit', '#editor[open]')));
const cards = visits(() => visitWith(readSolved, opening('follow-along', '#follow[open]')));

for (const [name, acts] of /** @type {const} */ ([
  ['reading, solving and playing a board', readings],
  ['opening the editor', editors],
  ['opening the cards', cards],
])) {
  test(`no task of ${name} is long`, { skip }, (t) => expectNoLongTask(t, acts()));
}

test('a screenshot becomes a board soon', { skip }, async (t) => {
  const tookOf = (/** @type {Pick<Seen, 'states'>} */ { states }) =>
    states['not-solved'] - states.scanning;
  const millis = tookOf(await least(bounds.board, readings(), tookOf));
  t.diagnostic(`a board after ${Math.round(millis)} ms`);
  assert.ok(millis < bounds.board, `${millis} ms`);
});

test(
  'the first screen is set in few fonts, and its controls come when they work',
  { skip },
  async () => {
    const context = await world.browser.newContext({
      viewport: upright,
      ignoreHTTPSErrors: true,
      javaScriptEnabled: false, // as it is while the scripts are on their way
    });
    const page = await context.newPage();
    await page.goto(home);
    const fonts = await page.locator('body *:visible').evaluateAll((elements) => {
      const hasText = (/** @type {Element} */ one) =>
        [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
      const fontOf = (/** @type {Element} */ one) => {
        const { fontSize, fontWeight, fontStyle } = getComputedStyle(one);
        return [fontSize, fontWeight, fontStyle].join(' ');
      };
      return [...new Set(elements.filter(hasText).map(fontOf))];
    });
    const controls = await page
      .locator(':is(.controls, .tools) > *')
      .filter({ visible: true })
      .count();
    await context.close();
    // Each takes a slow phone 2 to 4 ms of the first layout; eight made that a task of over 50 ms.
    assert.ok(fonts.length >= 2 && fonts.length <= 5, fonts.join(', '));
    assert.equal(controls, 0);
  },
);

/** A first visit of a phone that is held the other way. */
async function lyingVisit() {
  const page = await slowPhone(lying);
  await page.goto(home);
  await restHasCome(page);
  await page.waitForTimeout(300);
  const seen = await seenBy(page);
  await page.context().close();
  return seen;
}

test('nothing moves when the controls come', { skip }, async () => {
  // A phone each: one that is turned over reports moves of its own, sometimes to the next page.
  for (const visit of [firstVisits(), lyingVisit]) {
    const { shifts } = await visit();
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    // Lighthouse's measure; the message's place alone would be 0.009.
    assert.ok(sum < 0.001, JSON.stringify(shifts, null, 2));
  }
});

test('the empty board is drawn once, the longest task of the first screen', { skip }, async () => {
  const { drawn } = await firstVisits()();
  assert.equal(drawn, 1);
});

test('getting ready to write numbers is no long task for the page', { skip }, async (t) => {
  const most = (/** @type {Seen} */ { numbers }) => Math.max(...numbers);
  const seen = await least(bounds.numbers, firstVisits(), most);
  assert.ok(seen.numbers.length > 1, 'none was seen');
  const millis = most(seen);
  t.diagnostic(`${millis.toFixed(1)} ms`);
  assert.ok(millis < bounds.numbers, `${millis} ms`); // 30 to 80 where no worker has done it before
});

/** The times between frames while a solution plays. @param {Page} page @returns {Promise<number[]>} */
const frames = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const gaps = /** @type {number[]} */ ([]);
        let last = performance.now();
        const step = (/** @type {number} */ now) => {
          gaps.push(now - last);
          last = now;
          if (gaps.length < 150) requestAnimationFrame(step);
          else resolve(gaps.slice(2).sort((a, b) => a - b));
        };
        requestAnimationFrame(step);
      }),
  );

test('frames come sixty times a second while a solution plays', { skip }, async (t) => {
  // At full speed: without a graphics card the drawing itself is done by the processor.
  const page = await world.openSolved(classic);
  const playing = async () => {
    await page.keyboard.press('Home');
    await waitForState(page, 'at-first-step');
    await tap(page, 'play');
    const gaps = await frames(page);
    await waitForState(page, 'playing'); // to the last of them
    return gaps;
  };
  const ninth = (/** @type {number[]} */ gaps) => gaps[Math.floor(gaps.length * 0.9)];
  const gaps = await least(18, playing, ninth);
  const [half, most] = [gaps[Math.floor(gaps.length / 2)], ninth(gaps)];
  t.diagnostic(`${half.toFixed(1)} ms between frames, nine of ten within ${most.toFixed(1)} ms`);
  assert.ok(half < 18 && most < 18, `${half} and ${most} ms`);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
