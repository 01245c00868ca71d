// Several pictures at once: read and solved one after another, each with its own outcome, any of
// them a tap away from the board.

import { searchBytes } from '../engine.js';
import { t } from '../texts/texts.js';
import { button, el } from './dom.js';
import { openRoom } from './room.js';
import { thumbnail } from './thumbnail.js';
import { whyOf } from './why.js';

/** @typedef {import('./house.js').House} House */

const limits = { millis: 20_000, positions: 0, bytes: searchBytes };

/** @param {File} file */
function rowFor(file) {
  const picture = el('span', { class: 'row-picture' });
  const words = el('span', { class: 'soft' }, t('queueWaiting'));
  const row = el(
    'li',
    { class: 'card', 'data-testid': 'queue-row' },
    picture,
    el('span', { class: 'card-words' }, el('strong', {}, file.name), words),
  );
  return { row, picture, words };
}

/**
 * @param {House} house
 * @param {File} file
 * @param {ReturnType<typeof rowFor>} place
 * @param {AbortSignal} signal
 */
async function work({ clerk, library, arrivals }, file, { row, picture, words }, signal) {
  words.textContent = t('queueReading');
  const show = () => arrivals.picture(file, file.name);
  // Also where no board was found: there it can be marked by hand.
  const openButton = () => row.append(button('queue-open', t('open'), show, { class: 'narrow' }));
  try {
    const reading = await clerk(
      (engine, stop) => engine.scan(file, { signal: stop }),
      signal,
    ).finally(openButton);
    const { puzzle } = reading;
    picture.replaceChildren(thumbnail(puzzle.notation));
    words.textContent = t('queueSolving');
    const result = await clerk(
      (engine, stop) => engine.solve(puzzle.notation, limits, { signal: stop }),
      signal,
    );
    const solved = result.status === 'solved';
    words.textContent = solved
      ? t('movesCount', { n: result.moves })
      : t(result.status === 'unsolvable' ? 'noSolution' : 'gaveUp');
    if (result.status !== 'stopped') library.remember(puzzle, result, file);
    row.dataset.done = 'read';
  } catch (cause) {
    words.textContent = whyOf(cause);
    row.dataset.done = 'failed';
  }
}

/**
 * @param {House} house
 * @param {File[]} files
 */
export async function enterQueue(house, files) {
  const stop = new AbortController();
  const places = files.map(rowFor);
  const progress = el('progress', { max: files.length, value: 0, 'aria-label': t('queueTitle') });
  const said = el('p', { role: 'status', 'data-testid': 'queue-status' });
  const list = el('ul', { class: 'cards' }, ...places.map(({ row }) => row));
  const dialog = await openRoom('queue', t('queueTitle'), (body) =>
    body.append(progress, said, list),
  );
  dialog.addEventListener('close', () => stop.abort());
  for (const [at, file] of files.entries()) {
    said.textContent = t('queueProgress', { at: at + 1, total: files.length });
    await work(house, file, places[at], stop.signal);
    if (stop.signal.aborted) return;
    progress.value = at + 1;
  }
  said.textContent = t('queueDone', { n: files.length });
}
