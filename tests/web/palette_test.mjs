// The letters on the blocks can be read, by day and by night.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paletteFor } from '../../web/board/palette.js';

/**
 * Relative luminance after WCAG 2.2.
 * @param {string} colour #rrggbb
 */
function luminance(colour) {
  assert.match(colour, /^#[0-9a-f]{6}$/, 'an opaque colour');
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('black on white is known to be 21 to 1', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
});

/** As a reader of high contrast expects, at AAA; the letters elsewhere at AA or, being large, at 3. */
const least = { wood: 4.5, plain: 3, contrast: 7 };

for (const dark of [false, true]) {
  for (const theme of /** @type {const} */ (['wood', 'plain', 'contrast'])) {
    const name = `${theme} ${dark ? 'by night' : 'by day'}`;
    test(`ink stands out from the whole block, ${name}`, () => {
      const { ink, block } = paletteFor(dark, theme);
      for (const wood of [block.top, block.middle, block.bottom]) {
        assert.ok(contrast(ink, wood) >= least[theme], `${ink} on ${wood}: ${contrast(ink, wood)}`);
      }
    });
    test(`what is marked stands out from its edge, ${name}`, () => {
      const { mark, markEdge } = paletteFor(dark, theme);
      assert.ok(contrast(mark, markEdge) >= 7);
    });
  }
}

test('only high contrast needs patterns', () => {
  for (const dark of [false, true]) {
    assert.equal(paletteFor(dark, 'contrast').patterned, true);
    assert.equal(paletteFor(dark).patterned, false);
  }
});
