// The board's colours in each theme, by daylight and by lamplight: wood, plain, and high contrast,
// where patterns and letters say what colours say elsewhere.

/** @typedef {{top: string, middle: string, bottom: string, grain: string, glow: string}} Wood */
/** @typedef {{floor: string, floorEdge: string, line: string, mark: string, markEdge: string, frame: Wood, arrow: string, block: Wood, ink: string, target: Wood, wall: Wood, patterned: boolean}} Palette */
/** @typedef {'wood' | 'plain' | 'contrast'} Theme */

/** @type {Palette} */
const day = {
  floor: '#6b4a22',
  floorEdge: 'rgba(35, 18, 4, 0.55)',
  line: 'rgba(40, 22, 6, 0.28)',
  mark: '#ffffff',
  markEdge: '#1c0e02',
  frame: {
    top: '#cda35a',
    middle: '#b98c42',
    bottom: '#9c7230',
    grain: 'rgba(92, 58, 14, 0.32)',
    glow: 'rgba(255, 236, 190, 0.7)',
  },
  arrow: '#d9ab5c',
  block: {
    top: '#f2b765',
    middle: '#e39b41',
    bottom: '#cf8128',
    grain: 'rgba(140, 74, 12, 0.34)',
    glow: 'rgba(255, 240, 205, 0.75)',
  },
  ink: '#3d1d02',
  target: {
    top: '#ea5a47',
    middle: '#d3301f',
    bottom: '#ae1c10',
    grain: 'rgba(98, 8, 2, 0.34)',
    glow: 'rgba(255, 205, 190, 0.7)',
  },
  patterned: false,
  wall: {
    top: '#dcb586',
    middle: '#c99d69',
    bottom: '#b08350',
    grain: 'rgba(96, 62, 26, 0.34)',
    glow: 'rgba(255, 240, 215, 0.6)',
  },
};

/** @type {Palette} */
const night = {
  floor: '#3a2813',
  floorEdge: 'rgba(0, 0, 0, 0.6)',
  line: 'rgba(0, 0, 0, 0.32)',
  mark: '#fff3dc',
  markEdge: '#120800',
  frame: {
    top: '#8d6a35',
    middle: '#775726',
    bottom: '#5f441b',
    grain: 'rgba(30, 17, 2, 0.4)',
    glow: 'rgba(255, 226, 170, 0.35)',
  },
  arrow: '#a67c3a',
  block: {
    top: '#dc9f50',
    middle: '#c88532',
    bottom: '#b06e20',
    grain: 'rgba(92, 44, 4, 0.4)',
    glow: 'rgba(255, 232, 185, 0.5)',
  },
  ink: '#1a0b00',
  target: {
    top: '#d94c3a',
    middle: '#bf2718',
    bottom: '#97160b',
    grain: 'rgba(70, 4, 0, 0.4)',
    glow: 'rgba(255, 190, 175, 0.5)',
  },
  patterned: false,
  wall: {
    top: '#b18c60',
    middle: '#9b7546',
    bottom: '#7f5c31',
    grain: 'rgba(60, 36, 10, 0.4)',
    glow: 'rgba(255, 232, 200, 0.4)',
  },
};

/** One colour all over, without grain. @param {string} colour @param {string} glow @returns {Wood} */
const flat = (colour, glow = 'rgba(255, 255, 255, 0.25)') => ({
  top: colour,
  middle: colour,
  bottom: colour,
  grain: 'rgba(0, 0, 0, 0)',
  glow,
});

/** @type {Palette} */
const plainDay = {
  floor: '#e4e9ef',
  floorEdge: 'rgba(30, 50, 80, 0.16)',
  line: 'rgba(30, 50, 80, 0.16)',
  mark: '#ffffff',
  markEdge: '#14233a',
  frame: flat('#9fb0c3'),
  arrow: '#5b6e85',
  block: flat('#5f87b8'),
  ink: '#ffffff',
  target: flat('#d3402f'),
  wall: flat('#8a94a0'),
  patterned: false,
};

/** @type {Palette} */
const plainNight = {
  ...plainDay,
  floor: '#1d2733',
  floorEdge: 'rgba(0, 0, 0, 0.4)',
  line: 'rgba(255, 255, 255, 0.08)',
  frame: flat('#42566d'),
  arrow: '#8ba0b8',
  block: flat('#3f6594'),
  target: flat('#c4402f'),
  wall: flat('#5b6570'),
};

/** @type {Palette} */
const contrastDay = {
  floor: '#ffffff',
  floorEdge: 'rgba(0, 0, 0, 0)',
  line: '#767676',
  mark: '#ffff00',
  markEdge: '#000000',
  frame: flat('#000000', '#000000'),
  arrow: '#000000',
  block: flat('#ffffff', '#000000'),
  ink: '#000000',
  target: flat('#c00000', '#000000'),
  wall: flat('#000000', '#000000'),
  patterned: true,
};

/** @type {Palette} */
const contrastNight = {
  ...contrastDay,
  floor: '#000000',
  line: '#8a8a8a',
  frame: flat('#ffffff', '#ffffff'),
  arrow: '#ffffff',
  block: flat('#000000', '#ffffff'),
  ink: '#ffffff',
  target: flat('#ff6a5a', '#ffffff'),
  wall: flat('#ffffff', '#ffffff'),
};

/** By day, by night. @type {Record<Theme, [Palette, Palette]>} */
const palettes = {
  wood: [day, night],
  plain: [plainDay, plainNight],
  contrast: [contrastDay, contrastNight],
};

/**
 * @param {boolean} dark
 * @param {Theme} [theme]
 */
export const paletteFor = (dark, theme = 'wood') => palettes[theme][dark ? 1 : 0];
