// Wires the parts of the first screen together: engine, controller, its views, and the ways in. What
// is needed once there is a puzzle stands in later.js, and arrives while people look at this.

import { App } from './app.js';
import { Arrivals } from './arrivals.js';
import { BoardView } from './board/view.js';
import { compileModule, Engine } from './engine.js';
import { keptPlace } from './follow/place.js';
import { openDoors } from './intake.js';
import { stopsOf } from './playback.js';
import { home } from './home.js';
import { changesKept, plain } from './messages.js';
import './install.js';
import { linked, linkTo } from './links.js';
import { useTheme } from './look.js';
import { find, pause, whenChanged } from './page.js';
import { once } from './once.js';
import { openRooms } from './rooms.js';
import { bringScreen } from './screens.js';
import { settings } from './settings.js';
import { moreTexts, useLanguage } from './texts/choice.js';
import { practise, t } from './texts/texts.js';
import { controlsView } from './views/controls.js';
import { statusView } from './views/status.js';
import { openTabs } from './views/tabs.js';
import { isUnread, toolsView } from './views/tools.js';

/** A hung worker is given up after this long without a word. */
const patienceMillis = 20_000;

/** Each part is compiled once for both engines. @param {string} file */
function compiler(file) {
  /** @type {Promise<WebAssembly.Module> | null} */
  let compiled = null;
  return () => {
    compiled ??= compileModule(new URL(file, home));
    compiled.catch(() => (compiled = null));
    return compiled;
  };
}

const engineParts = {
  compile: compiler('unblocker.wasm'),
  compileRest: compiler('rest.wasm'),
  createWorker: () => new Worker(new URL('worker.js', home), { type: 'module' }),
  patience: patienceMillis,
};
const engine = new Engine(engineParts);
const app = new App(engine, show);
const board = new BoardView(find('board', HTMLCanvasElement), () =>
  app.dispatch({ type: 'settled' }),
);

/** @type {import('./edit/editor.js').Editor | null} */
let editor = null;

const loadEditor = once(async () => {
  const [{ Editor }] = await Promise.all([import('./edit/editor.js'), bringScreen('editor')]);
  editor = new Editor({
    apply(notation, place) {
      tabs.select('tab-puzzle');
      app.confirmBoard(notation, place);
    },
    ask: (notation) => app.ask(notation),
    kept: () => app.dispatch({ type: 'notice', notice: plain(changesKept()) }),
  });
  return editor;
});

async function openEditor() {
  const screen = await loadEditor();
  await screen.open(app.state, { alone: !app.state.puzzle || isUnread(app.state) });
}

const library = once(async () => new (await import('./library/library.js')).Library());

const rooms = openRooms({ app, library, engineParts, reload, attempt });
const arrivals = new Arrivals(app, {
  ...rooms,
  leave() {
    rooms.leave();
    tabs.select('tab-puzzle');
  },
});
rooms.welcome(arrivals);

/** @type {{screen: import('./follow/screen.js').FollowScreen, floating: ReturnType<typeof import('./follow/floating.js').createFloating>} | null} */
let following = null;

const loadFollow = once(async () => {
  const [{ FollowScreen }, { createFloating }] = await Promise.all([
    import('./follow/screen.js'),
    import('./follow/floating.js'),
    bringScreen('follow'),
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
  following = { screen, floating };
  return following;
});

async function openFollow() {
  const { screen } = await loadFollow();
  await pause();
  screen.show(app.state);
  screen.open();
}

/**
 * What has to be loaded first may fail to come: then people are told, and may try again.
 * @param {() => Promise<unknown>} act
 */
async function attempt(act) {
  try {
    await act();
  } catch (cause) {
    reportError(cause);
    app.dispatch({ type: 'notice', notice: { tone: 'bad', text: t('notLoaded') } });
  }
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
  toolsView({
    edit: () => attempt(openEditor),
    takeOver: () => app.dispatch({ type: 'takeOver' }),
    follow: () => attempt(openFollow),
    hint: () => app.dispatch({ type: 'hint' }),
    leave: () => app.dispatch({ type: 'leave' }),
  }),
  (state) => following?.screen.show(state),
  () => following?.floating.refresh(),
  closeWhenReplaced(),
];

/**
 * The editor gives way when another board comes, by a link or a dropped picture.
 * @returns {import('./types.js').View}
 */
function closeWhenReplaced() {
  const onOther = whenChanged(() => editor?.forget());
  return ({ name, job }) => name === 'scanning' && onOther(job); // solving keeps the board
}

/** The rest of the page. */
const furnish = once(async () => {
  const { furnished } = await import('./later.js');
  const more = await furnished({ app, board, library, reload });
  views.push(...more);
  for (const view of more) view(app.state);
});

/** @param {import('./types.js').State} state */
function show(state) {
  document.documentElement.dataset.state = state.name;
  for (const view of views) view(state);
  if (state.name !== 'empty') furnish().catch(reportError); // and tried again at the next change
}

const tabs = openTabs();

openDoors(arrivals);

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
  await attempt(openFollow);
}

/** The page anew, with the same puzzle: the address carries it over. */
function reload() {
  const { puzzle } = app.state;
  if (puzzle) history.replaceState(null, '', linkTo(puzzle.notation, app.state.step));
  location.reload();
}

/** What another app shared to this one. */
async function takeShared() {
  if (!new URLSearchParams(location.search).has('shared')) return;
  const [shared] = await Promise.all([import('./shared.js'), moreTexts()]);
  shared.takeShared(arrivals);
}

async function begin() {
  await pause(); // compiling this file was a task long enough
  const started = engine.start().catch(() => {}); // told at the first request, which tries again
  useTheme(settings().theme);
  await useLanguage(settings().language);
  addEventListener('hashchange', followLink);
  show(app.state);
  delete document.documentElement.dataset.opening;
  followLink();
  goBack().finally(takeShared); // a screenshot of what is followed finds its place there
  await started;
  await furnish().catch(reportError);
  if (app.state.name !== 'empty') return;
  practise();
  engine.warmUp().catch(() => {}); // told at the first request as well
}

// Not awaited here: what is loaded later imports from this file, and would wait for it to end.
begin().catch(reportError);
