// The engine in two parts, as the page gets it: usual boards need only the first, and with both it
// answers as the module does that it was cut from.
//
//   MODULE=build/web/module PARTS=build/web/parts node --test tests/bindings/parts_test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { instantiate, RestMissing } from '../../web/parts.js';
import { colourPng, pixelJpeg } from '../e2e/pictures.mjs';
import { readManifest, root, screenshots } from '../shared.mjs';

/** @typedef {import('../../web/types.js').Core} Core */

const folder = process.env.MODULE ?? join(root, 'build/web/module');
const parts = process.env.PARTS ?? join(root, 'build/web/parts');
const compiled = (/** @type {string} */ path) => WebAssembly.compile(readFileSync(path));
const { default: create } = await import(pathToFileURL(join(folder, 'unblocker.mjs')).href);
const { core: whole } = await instantiate(create, await compiled(join(folder, 'unblocker.wasm')));
const [first, rest] = [join(parts, 'unblocker.wasm'), join(parts, 'rest.wasm')];
const begin = async () => instantiate(create, await compiled(first));

const noLimits = { millis: 0, positions: 0, bytes: 0 };
const goOn = () => true;
const boardI4 = '..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.';
/** 10×10 with 26 blocks, more than a machine word tells the places of. */
const wide = `10x10:right4:${[
  'B.CC.D.EE.',
  'B.F..D.G..',
  '..F.HHHG..',
  'II.J...GKK',
  'AA.J.L..M.',
  '...J.L..M.',
  'NN.OO.P.M.',
  'Q.RR..P.SS',
  'Q.T.UU.V..',
  'WWT.XX.VYY',
].join('')}`;

/** Column, row, columns, rows. */
const pieces = [
  [0, 2, 2, 1],
  [2, 0, 1, 3],
  [3, 1, 3, 1],
  [4, 3, 1, 2],
];

/**
 * A board of 6 × 6 cells of 50 pixels, open at the right: red target, wood, dark floor and frame.
 * @param {number} x from the board's corner, in pixels
 * @param {number} y
 */
function boardColour(x, y) {
  if (x < 0 || y < 0 || x >= 300 || y >= 300) {
    const isFrame = Math.min(x, y) >= -12 && Math.max(x, y) < 312;
    const isExit = x >= 300 && y >= 100 && y < 150;
    return isFrame && !isExit ? [107, 68, 35] : [240, 228, 207];
  }
  const piece = pieces.findIndex(
    ([col, row, cols, rows]) =>
      x >= 50 * col + 3 &&
      y >= 50 * row + 3 &&
      x < 50 * (col + cols) - 3 &&
      y < 50 * (row + rows) - 3,
  );
  return [
    [58, 36, 18],
    [200, 40, 30],
    [216, 160, 88],
  ][Math.min(piece, 1) + 1];
}

/** @param {Core} core @param {Buffer} file */
function scan(core, file) {
  core.input(file.length)?.set(file);
  return core.scan();
}

/** What is the same in every run. @param {unknown} answer */
const lasting = (answer) =>
  JSON.parse(JSON.stringify(answer, (key, value) => (/millis$/i.test(key) ? 0 : value)));

test('the first part reads a picture of a usual board and solves it', async () => {
  const { core } = await begin();
  const reading = scan(
    core,
    colourPng(360, 480, (x, y) => boardColour(x - 30, y - 90)),
  );
  assert.ok('notation' in reading, JSON.stringify(reading));
  assert.equal(reading.notation, '6x6:right2:..B.....BCCCAAB.......D.....D.......');
  assert.deepEqual(core.describe(reading.notation), whole.describe(reading.notation));
  for (const board of [reading.notation, boardI4]) {
    assert.deepEqual(
      lasting(core.solve(board, noLimits, goOn)),
      lasting(whole.solve(board, noLimits, goOn)),
    );
  }
});

test('it reads real screenshots that are PNGs', { skip: !screenshots }, async () => {
  const { core } = await begin();
  const some = readManifest(screenshots ?? '')
    .filter(({ file, size }) => /^images\/.*\.png$/.test(file) && size === '6x6')
    .slice(0, 8);
  assert.equal(some.length, 8);
  for (const { file } of some) {
    assert.ok('notation' in scan(core, readFileSync(join(screenshots ?? '', file))), file);
  }
});

/** @type {Record<string, (core: Core) => unknown>} */
const unusual = {
  'a JPEG': (core) => scan(core, pixelJpeg),
  'a wide board': (core) => core.solve(wide, { ...noLimits, positions: 1e5 }, goOn),
  'the distance field': (core) => [core.explore(boardI4, noLimits, goOn), core.distance(boardI4)],
  'the list of notations': (core) => core.formats(),
  'a list of puzzles': (core) => core.count(boardI4, noLimits),
  ...Object.fromEntries(
    whole.formats().map(({ name }) => [
      `the notation ${name}`,
      (/** @type {Core} */ core) => {
        const exported = core.exportAs(boardI4, name);
        return [exported, 'text' in exported && core.describe(exported.text)];
      },
    ]),
  ),
};

for (const [what, act] of Object.entries(unusual)) {
  test(`${what} waits for the rest, and is then as in the whole`, async () => {
    const { core: alone } = await begin();
    assert.throws(() => act(alone), RestMissing);
    const { core, complete } = await begin();
    await complete(await compiled(rest));
    assert.deepEqual(lasting(act(core)), lasting(act(whole)));
  });
}

test('a rest that arrives in time is never missed', async () => {
  const { core, complete } = await begin();
  core.solve(boardI4, noLimits, goOn);
  await complete(await compiled(rest));
  assert.equal(
    whole.explore(boardI4, noLimits, goOn).positions,
    core.explore(boardI4, noLimits, goOn).positions,
  );
});

test('parts of two versions are not put together', async () => {
  const { complete } = await begin();
  const bytes = readFileSync(rest);
  bytes[bytes.length - 1] ^= 1; // the last of what it was cut from
  await assert.rejects(complete(await WebAssembly.compile(bytes)), RestMissing);
});
