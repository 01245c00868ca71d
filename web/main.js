// Wires the parts together: engine, controller, views, and the ways in which people reach them.

import { App } from './app.js';
import { followSwipes } from './board/swipe.js';
import { Arrivals } from './arrivals.js';
import { BoardView } from './board/view.js';
import { compileModule, Engine } from './engine.js';
import { feelView } from './feel.js';
import { keptPlace } from './follow/place.js';
import { openDoors } from './intake.js';
import { stopsOf } from './playback.js';
import { listenToKeys } from './keyboard.js';
import { changesKept, plain } from './messages.js';
import { playView } from './play.js';
import './install.js';
import { Library } from './library/library.js';
import { linked, linkTo } from './links.js';
import { useTheme } from './look.js';
import { find, whenChanged } from './page.js';
import { openRooms } from './rooms.js';
import { settings } from './settings.js';
import { takeShared } from './shared.js';
import { useLanguage } from './texts/choice.js';
import { keepOffline } from './updates.js';
import { boardTextView } from './views/board-text.js';
import { controlsView } from './views/controls.js';
import { movesView } from './views/moves.js';
import { pictureView } from './views/picture.js';
import { statsView } from './views/stats.js';
import { statusView } from './views/status.js';
import { openTabs } from './views/tabs.js';
import { transportView } from './views/transport.js';
import { isUnread, toolsView } from './views/tools.js';

/** A hung worker is given up after this long without a word. */
const patienceMillis = 20_000;

/** Compiled once for both engines. @type {Promise<WebAssembly.Module> | null} */
let compiled = null;
const engineParts = {
  compile() {
    compiled ??= compileModule(new URL('unblocker.wasm', import.meta.url));
    compiled.catch(() => (compiled = null));
    return compiled;
  },
  createWorker: () => new Worker(new URL('worker.js', import.meta.url), { type: 'module' }),
  patience: patienceMillis,
};
const engine = new Engine(engineParts);
const app = new App(engine, show);
const board = new BoardView(find('board', HTMLCanvasElement), () =>
  app.dispatch({ type: 'settled' }),
);

/** Loaded when it is opened for the first time. @type {import('./edit/editor.js').Editor | null} */
let editor = null;

async function openEditor() {
  const { Editor } = await import('./edit/editor.js');
  editor ??= new Editor({
    apply(notation, place) {
      tabs.select('tab-puzzle');
      app.confirmBoard(notation, place);
    },
    ask: (notation) => app.ask(notation),
    kept: () => app.dispatch({ type: 'notice', notice: plain(changesKept()) }),
  });
  editor.open(app.state, { alone: !app.state.puzzle || isUnread(app.state) });
}

const library = new Library();
const rooms = openRooms({ app, library, engineParts, reload });
const arrivals = new Arrivals(app, {
  ...rooms,
  leave() {
    rooms.leave();
    tabs.select('tab-puzzle');
  },
});
rooms.welcome(arrivals);

/** Every puzzle that was solved, or proven to have no solution, goes into the library. */
const remember = whenChanged((/** @type {import('./types.js').SolveResult | null} */ result) => {
  const { puzzle, picture } = app.state;
  if (!puzzle || !result || result.status === 'stopped' || result.byHand) return;
  library.remember(puzzle, result, picture?.file);
});

/** Loaded when it is opened for the first time, too. @type {Awaited<ReturnType<typeof loadFollow>> | null} */
let following = null;

async function loadFollow() {
  const [{ FollowScreen }, { createFloating }] = await Promise.all([
    import('./follow/screen.js'),
    import('./follow/floating.js'),
  ]);
  const floating = createFloating(board.canvas, {
    next: () => app.dispatch({ type: 'forward' }),
    previous: () => app.dispatch({ type: 'back' }),
    toggle: () => app.dispatch({ type: 'play' }),
    redraw: () => board.redraw(),
  });
  const screen = new FollowScreen({
    seek: (step) => app.dispatch({ type: 'seek', step }),
    float: () => floating.open(),
  });
  return { screen, floating };
}

async function openFollow() {
  following ??= await loadFollow();
  following.screen.show(app.state);
  following.screen.open();
}

/** @type {import('./types.js').View[]} */
const views = [
  (state) => board.show(state),
  controlsView({
    solve: () => app.solve(),
    reset: () => app.dispatch({ type: 'reset' }),
    back: () => app.dispatch({ type: 'back' }),
    play: () => app.dispatch({ type: 'play' }),
    forward: () => app.dispatch({ type: 'forward' }),
  }),
  statusView(),
  movesView((step) => app.dispatch({ type: 'seek', step })),
  transportView({
    seek: (step) => app.dispatch({ type: 'seek', step }),
    last: seekEnd,
    choose: (options) => app.dispatch({ type: 'choose', options }),
  }),
  statsView(),
  pictureView(),
  boardTextView(),
  toolsView({
    edit: openEditor,
    takeOver: () => app.dispatch({ type: 'takeOver' }),
    follow: openFollow,
    hint: () => app.dispatch({ type: 'hint' }),
    leave: () => app.dispatch({ type: 'leave' }),
  }),
  playView(app, board),
  (state) => following?.screen.show(state),
  () => following?.floating.refresh(),
  feelView(),
  closeWhenReplaced(),
  ({ result }) => remember(result),
];

/**
 * The editor gives way when another board comes, by a link or a dropped picture.
 * @returns {import('./types.js').View}
 */
function closeWhenReplaced() {
  const onOther = whenChanged(() => editor?.forget());
  return ({ job }) => onOther(job);
}

/** @returns {boolean} whether there is an end to go to */
function seekEnd() {
  const { result, hand } = app.state;
  const step = hand?.moves.length ?? (result && stopsOf(result));
  return step !== null && app.dispatch({ type: 'seek', step });
}

followSwipes(find('board', HTMLCanvasElement), {
  next: () => !app.state.hand && app.dispatch({ type: 'forward' }),
  previous: () => !app.state.hand && app.dispatch({ type: 'back' }),
});

/** @param {import('./types.js').State} state */
function show(state) {
  document.documentElement.dataset.state = state.name;
  for (const view of views) view(state);
}

const tabs = openTabs();

openDoors(arrivals);

listenToKeys((action) => {
  const covered = document.querySelector('dialog[open]'); // such a screen has keys of its own
  if (covered || action === 'newPuzzle' || action === 'solve' || action === 'seek') return false;
  if (action === 'last') return seekEnd();
  return app.dispatch({ type: action });
});

/** A puzzle can be linked to by its notation, and a step of its solution. */
async function followLink() {
  const { notation, step } = linked(location.hash);
  if (!notation) return;
  rooms.leave();
  tabs.select('tab-puzzle');
  await app.readNotation(notation);
  const { puzzle, job } = app.state;
  if (step === 0 || app.state.name !== 'not-solved') return;
  await app.solve();
  if (app.state.puzzle !== puzzle || app.state.job !== job + 1) return; // something else came
  const { result } = app.state;
  if (result) app.dispatch({ type: 'seek', step: Math.min(step, stopsOf(result)) });
}

/** Back to the card where the page was ended. */
async function goBack() {
  const place = keptPlace();
  if (!place || location.hash) return;
  await app.resume(place.notation, place.step);
  openFollow();
}

/** The page anew, with the same puzzle: the address carries it over. */
function reload() {
  const { puzzle } = app.state;
  if (puzzle) history.replaceState(null, '', linkTo(puzzle.notation, app.state.step));
  location.reload();
}

useTheme(settings().theme);
await useLanguage(settings().language);
addEventListener('hashchange', followLink);
show(app.state);
followLink();
takeShared(arrivals);
goBack();
engine.start().catch(() => {}); // told at the first request, which tries again
keepOffline(reload);
