// The page in other languages: the browser's own, or the one that was chosen; nothing breaks in it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic } from './boards.mjs';
import { byId, messageOf, solve, tap, useWorld, waitForMessage, waitForState } from './browser.mjs';

const world = useWorld();

const sizes = [
  { width: 320, height: 568 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
];

const rows = /** @type {const} */ ([
  ['de-AT', 'de', /Gelöst: 23 Züge/, 'Neues Rätsel'],
  ['es-MX', 'es', /Resuelto en 23 movimientos/, 'Nuevo puzle'],
  ['fr-CA', 'fr', /Résolu en 23 coups/, 'Nouveau'],
  ['ja-JP', 'ja', /23 手で解けました/, '新しいパズル'],
  ['zh-CN', 'zh-Hans', /23 步解开/, '新谜题'],
]);

for (const [locale, code, solved, newPuzzle] of rows) {
  test(`${code}: the browser's language, and it fits`, async () => {
    const page = await world.open({ hash: `#${classic}`, options: { locale } });
    assert.equal(await page.evaluate(() => document.documentElement.lang), code);
    assert.equal(await page.locator('.controls .file label').innerText(), newPuzzle);
    await solve(page);
    assert.match(await messageOf(page), solved);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const cut = [...document.querySelectorAll('.controls button, .tabs button')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent?.trim());
        return scrollWidth > clientWidth ? [`${scrollWidth} wide`, ...cut] : cut;
      });
      assert.deepEqual(wide, [], `${size.width} × ${size.height}`);
    }
    await page.setViewportSize(sizes[0]);
    await tap(page, 'edit');
    await page.locator('#editor[open]').waitFor();
    await page.locator('#editor-grid [tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(await cutWords(page, '#editor'), [], 'tools for a cell');
    await tap(page, 'editor-board-tools');
    assert.deepEqual(await cutWords(page, '#editor'), [], 'tools for the board');
    await tap(page, 'editor-close');
    await tap(page, 'follow-along');
    await page.locator('#follow[open]').waitFor();
    assert.deepEqual(await cutWords(page, '#follow'), [], 'cards');
    const english = /\b(Moves?|Close|Board|Check|Undo|Before|Next|Use it)\b/;
    for (const id of ['editor', 'follow']) {
      const words = await byId(page, id).evaluate((screen) => screen.textContent ?? '');
      assert.doesNotMatch(words, english, id);
    }
    await page.context().close();
  });
}

/**
 * Buttons and titles of a screen whose words do not fit.
 * @param {import('playwright-core').Page} page
 * @param {string} screen
 */
const cutWords = (page, screen) =>
  page.evaluate(
    (one) =>
      [...document.querySelectorAll(`${one} :is(button, h2)`)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent?.trim()),
    screen,
  );

/** What is wrong with a link's board, and why another has no way out. */
const exact = /** @type {const} */ ([
  ['de', /Ausgang ist an Zeile 2, der rote Block in Zeile 1/, /Block B liegt längs in Zeile 1/],
  ['es', /salida está en la fila 2 y el bloque rojo en la fila 1/, /bloque B .* de la fila 1/],
  ['fr', /sortie est à la ligne 2, le bloc rouge à la ligne 1/, /bloc B .* dans la ligne 1/],
  ['ja', /出口は 2 行目、赤いブロックは 1 行目/, /ブロック B が 1 行目/],
  ['zh-CN', /出口在第 2 行，红块在第 1 行/, /方块 B 横在第 1 行/],
]);

for (const [locale, wrong, locked] of exact) {
  test(`${locale}: what exactly is wrong is told in the page's language`, async () => {
    const page = await world.open({ options: { locale } });
    await page.goto(`${world.server.url}#3x3:right1:AA.......`);
    await waitForMessage(page, wrong);
    await page.goto(`${world.server.url}#5x3:right0:AA.BB..........`);
    await waitForState(page, 'not-solved');
    await tap(page, 'solve');
    await waitForState(page, 'no-solution');
    assert.match(await messageOf(page), locked);
    await page.context().close();
  });
}

test('a language can be chosen, holds, and the board stays', async () => {
  const page = await world.open({ hash: `#${classic}` });
  await tap(page, 'settings-button');
  await byId(page, 'language').selectOption('fr');
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  await waitForState(page, 'not-solved');
  await page.goto('about:blank');
  await page.goto(world.server.url);
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
});

test('what is wrong with each of several pictures is told in the page’s language', async () => {
  const page = await world.open({ options: { locale: 'de-AT' } });
  const files = ['eins.png', 'zwei.png'].map((name) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  }));
  await byId(page, 'file-input').setInputFiles(files);
  await page.locator('[data-testid="queue-row"][data-done="failed"]').nth(1).waitFor();
  for (const words of await byId(page, 'queue-row').allInnerTexts()) {
    assert.match(words, /kein Bild/);
  }
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
