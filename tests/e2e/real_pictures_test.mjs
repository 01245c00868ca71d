// Real screenshots in a real browser, where the folder of labelled pictures is at hand.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readManifest, screenshots } from '../shared.mjs';
import { short } from './boards.mjs';
import { boardInWords, messageOf, pick, restHasCome, useWorld, waitForState } from './browser.mjs';

const world = useWorld();

const skip = !screenshots && 'the folder of labelled pictures is not here';
const rows = screenshots ? readManifest(screenshots) : [];
const every = (/** @type {number} */ n) => (/** @type {unknown} */ _, /** @type {number} */ at) =>
  at % n === 0;

/** @param {string} file */
const bytes = (file) => readFileSync(join(String(screenshots), file));

test('screenshots of the game are read as they are labelled', { skip }, async () => {
  const [page, labelled] = [await world.open(), await world.open()];
  const chosen = rows.filter((row) => row.class === 'unblock-me' && row.file.startsWith('images/'));
  for (const { file, size, exit, board } of chosen.filter(every(4))) {
    await pick(page, bytes(file), file);
    await page.waitForFunction(() => document.documentElement.dataset.state !== 'scanning');
    const read = await boardInWords(page);
    await labelled.goto('about:blank'); // another hash alone would open no page
    await labelled.goto(`${world.server.url}#${size}:${exit.replace(' ', '')}:${board}`);
    await waitForState(labelled, 'not-solved');
    await restHasCome(labelled);
    assert.equal(read, await boardInWords(labelled), `${file}: ${await messageOf(page)}`);
  }
});

test(
  'pictures that hold no board are refused, and the board before them stays',
  { skip },
  async () => {
    const page = await world.open({ hash: `#${short}` });
    const kept = await boardInWords(page);
    const chosen = rows.filter(({ file }) => file.startsWith('negatives/'));
    for (const { file } of chosen.filter(every(4))) {
      await pick(page, bytes(file), file);
      await waitForState(page, 'not-solved');
      assert.match(await messageOf(page), /still here/, file);
      assert.equal(await boardInWords(page), kept, file);
    }
  },
);

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
