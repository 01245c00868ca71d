// The colours of the board's wood, and of the letters on its blocks, by daylight and by lamplight.

/** @typedef {{top: string, middle: string, bottom: string, grain: string, glow: string}} Wood */
/** @typedef {{floor: string, floorEdge: string, line: string, mark: string, markEdge: string, frame: Wood, arrow: string, block: Wood, ink: string, target: Wood, wall: Wood}} Palette */

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
  wall: {
    top: '#b18c60',
    middle: '#9b7546',
    bottom: '#7f5c31',
    grain: 'rgba(60, 36, 10, 0.4)',
    glow: 'rgba(255, 232, 200, 0.4)',
  },
};

/** @param {boolean} dark */
export const paletteFor = (dark) => (dark ? night : day);
