// The three tabs, after the ARIA Authoring Practices' tabs pattern with automatic activation.

import { find } from '../page.js';

const ids = ['tab-puzzle', 'tab-stats', 'tab-image'];

/** @type {Record<string, (at: number) => number>} */
const keys = {
  ArrowRight: (at) => (at + 1) % ids.length,
  ArrowLeft: (at) => (at + ids.length - 1) % ids.length,
  Home: () => 0,
  End: () => ids.length - 1,
};

/** Makes the tabs work; the first one is shown. */
export function openTabs() {
  const tabs = ids.map((id) => find(id, HTMLButtonElement));

  /** @param {string} id */
  function select(id) {
    for (const tab of tabs) {
      const chosen = tab.id === id;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      find(tab.getAttribute('aria-controls') ?? '', HTMLElement).hidden = !chosen;
    }
  }

  tabs.forEach((tab, at) => {
    tab.addEventListener('click', () => select(tab.id));
    tab.addEventListener('keydown', (event) => {
      const next = keys[event.key]?.(at);
      if (next === undefined) return;
      event.preventDefault();
      select(ids[next]);
      tabs[next].focus();
    });
  });
  select(ids[0]);
  return { select };
}
