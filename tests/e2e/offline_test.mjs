// Once opened, the page needs nobody: the server is really stopped here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, short } from './boards.mjs';
import { byId, messageOf, pick, solve, start, tap, waitForState } from './browser.mjs';

/** The site's own policy once more as a real header, which binds workers by URL as well. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * @param {Record<string, string>} headers
 * @param {(page: import('playwright-core').Page, server: {url: string, stop: () => Promise<unknown>}) => Promise<void>} act
 */
async function withSite(headers, act) {
  const world = await start({ headers });
  try {
    await act(await world.open(), world.server);
    assert.deepEqual(world.faults, []);
  } finally {
    await world.stop();
  }
}

/** @param {import('playwright-core').Page} page */
async function scanSolvePlay(page) {
  await pick(page, render(short));
  await waitForState(page, 'not-solved');
  await solve(page);
  assert.match(await messageOf(page), /3 moves/);
  await tap(page, 'play');
  await waitForState(page, 'at-last-step');
}

test('the whole path works after the server is gone and the page is opened again', async () => {
  await withSite({}, async (page, server) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await server.stop();
    await assert.rejects(fetch(server.url), 'the server still answers');
    await page.reload();
    await waitForState(page, 'empty');
    await scanSolvePlay(page);
    const again = await page.context().newPage();
    await again.goto(`${server.url}index.html`);
    await waitForState(again, 'empty');
    await scanSolvePlay(again);
  });
});

test('a picture is read and solved before the rest of the site is fetched', async () => {
  await withSite({}, async (page) => {
    await scanSolvePlay(page);
    const isRegistered = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
    );
    assert.equal(isRegistered, false);
    await page.evaluate(() => navigator.serviceWorker.ready);
  });
});

test('everything the page asks for lies under its own sub-path', async () => {
  await withSite({}, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await scanSolvePlay(page);
    const { caches: names, scope } = await page.evaluate(async () => ({
      caches: await caches.keys(),
      scope: (await navigator.serviceWorker.ready).scope,
    }));
    assert.ok(new URL(scope).pathname === '/some-name/', scope);
    assert.ok(names.length === 1 && names[0].startsWith('unblocker-'), names.join());
  });
});

test('it works under a strict security policy sent as a header', async () => {
  await withSite({ 'content-security-policy': policy }, async (page) => {
    await scanSolvePlay(page);
    assert.equal(await byId(page, 'reset').isEnabled(), true);
  });
});
