// The doors to the rooms. What is behind them is loaded when one is opened for the first time.

import { find } from './page.js';
import { once } from './once.js';
import { moreTexts } from './texts/choice.js';

/** @typedef {import('./arrivals.js').Arrivals} Arrivals */
/** @typedef {import('./rooms/house.js').House} House */

/**
 * @param {object} parts
 * @param {import('./app.js').App} parts.app
 * @param {() => Promise<import('./library/library.js').Library>} parts.library
 * @param {ConstructorParameters<typeof import('./engine.js').Engine>[0]} parts.engineParts
 * @param {() => void} parts.reload the page anew, with the same board
 * @param {(act: () => Promise<unknown>) => Promise<void>} parts.attempt tells people where it fails
 */
export function openRooms({ app, library, engineParts, reload, attempt }) {
  /** @type {Arrivals | null} */
  let arrivals = null;

  const build = once(async () => {
    const { hireClerk } = await import('./rooms/house.js');
    if (!arrivals) throw new Error('Nobody has been welcomed yet.');
    const books = await library();
    return { state: () => app.state, arrivals, clerk: hireClerk(engineParts), library: books };
  });

  /** @param {(house: House) => unknown} enter */
  async function into(enter) {
    await attempt(async () => {
      const [house] = await Promise.all([build(), moreTexts()]);
      await enter(house);
    });
  }

  /** @type {Record<string, () => Promise<void>>} */
  const doors = {
    ways: () => into(async (house) => (await import('./rooms/ways.js')).enterWays(house)),
    library: () => into(async (house) => (await import('./rooms/library.js')).enterLibrary(house)),
    share: () => into(async (house) => (await import('./rooms/share.js')).enterShare(house)),
    settings: () => into(async () => (await import('./rooms/settings.js')).enterSettings(reload)),
  };
  doors['more-examples'] = doors.ways;
  for (const [id, open] of Object.entries(doors)) {
    find(id, HTMLButtonElement).addEventListener('click', () => open());
  }

  return {
    /** @param {Arrivals} them who takes what comes in */
    welcome: (them) => void (arrivals = them),
    /** @param {File[]} files */
    queue: (files) =>
      into(async (house) => (await import('./rooms/queue.js')).enterQueue(house, files)),
    /** @param {string} name @param {string} text */
    list: (name, text) =>
      into(async (house) =>
        (await import('./rooms/patterns.js')).enterPatterns(house, { name, text }),
      ),
    /** @param {string} text */
    library: (text) =>
      into(async (house) => (await import('./rooms/library.js')).takeOver(house, text)),
    /** Back to the board. */
    leave() {
      for (const room of document.querySelectorAll('dialog.room')) {
        if (room instanceof HTMLDialogElement) room.close();
      }
    },
  };
}
