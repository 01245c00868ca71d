// What comes in and where it goes, with an app and rooms that only write down what they are given.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Arrivals } from '../../web/arrivals.js';
import { choose } from '../../web/settings.js';
import { initialState } from '../../web/state.js';
import { puzzle } from './samples.mjs';

/** @type {string[]} */
let log = [];
/** @type {any} */
let app;
/** @type {Arrivals} */
let arrivals;

beforeEach(() => {
  log = [];
  /** @type {any} */ (globalThis).history = { replaceState() {} };
  /** @type {any} */ (globalThis).location = { pathname: '/' };
  choose({ solveAll: false, solveShared: true });
  app = {
    state: initialState,
    confidence: 1,
    dispatch: (/** @type {any} */ { notice }) => log.push(`says: ${notice.text}`),
    async readPicture(/** @type {Blob} */ file, /** @type {string} */ name) {
      log.push(`picture ${name}`);
      const picture = { file, name, outline: null };
      const { confidence } = app;
      app.state = { ...initialState, name: 'not-solved', puzzle, picture, confidence };
    },
    async readNotation(/** @type {string} */ text, /** @type {string} */ origin) {
      log.push(`${origin} ${text}`);
      app.state = {
        ...initialState,
        name: 'not-solved',
        puzzle: { ...puzzle, note: { message: 'Mind this.' } },
      };
    },
    solve: async () => log.push('solve'),
  };
  arrivals = new Arrivals(app, {
    queue: (files) => log.push(`queue ${files.map(({ name }) => name)}`),
    list: (name) => log.push(`list ${name}`),
    library: () => log.push('library'),
    leave: () => {},
  });
});

const picture = (name = 'a.png', type = 'image/png') => new File(['x'], name, { type });
const text = (/** @type {string} */ content, name = 'a.txt') => new File([content], name);
const board = '..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.';

test('one picture is read, several are queued, none is nothing', async () => {
  await arrivals.files([]);
  await arrivals.files([picture()]);
  await arrivals.files([picture('b.png'), text('', 'c.txt'), picture('d.heic', '')]);
  assert.deepEqual(log, ['picture a.png', 'queue b.png,d.heic']);
});

test('a shared picture is solved at once, another only if people want it', async () => {
  await arrivals.files([picture()], { shared: true });
  await arrivals.files([picture('b.png')]);
  choose({ solveShared: false });
  await arrivals.files([picture('c.png')], { shared: true });
  choose({ solveAll: true });
  await arrivals.files([picture('d.png')]);
  const wanted = [
    'picture a.png',
    'solve',
    'picture b.png',
    'picture c.png',
    'picture d.png',
    'solve',
  ];
  assert.deepEqual(log, wanted);
});

test('a doubtful reading waits to be looked at', async () => {
  app.confidence = 0.8;
  await arrivals.files([picture()], { shared: true });
  assert.deepEqual(log, ['picture a.png']);
});

test('a text is a puzzle, a list of puzzles or a library', async () => {
  await arrivals.text(board);
  await arrivals.files([text(`60 ${board} 5\n61 ${board} 6\n`, 'many.txt')]);
  await arrivals.files([text('{\n "format": "unblocker-library"', 'l.json')]);
  await arrivals.files([text('Jam-1\n6\n1 2 h 2\n.\n', 'jam.puzzle')]);
  const puzzles = log.filter((line) => !line.startsWith('says'));
  assert.deepEqual(puzzles, [
    `text ${board}`,
    'list many.txt',
    'library',
    'text Jam-1\n6\n1 2 h 2\n.\n',
  ]);
  assert.ok(log.includes('says: Mind this.'), 'how it was understood is told');
});
