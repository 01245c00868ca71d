// The drawing of how the solver's cost grows: what it says, and that a point stands where it should.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growthDrawing, memoryText, powerOfTen, timeText } from '../../tools/growth-drawing.mjs';

const rows = [
  { positions: 1004, millis: 0.077, peakBytes: 55_934 },
  { positions: 100_014, millis: 5.48, peakBytes: 1_964_030 },
  { positions: 100_000_013, millis: 24_024, peakBytes: 1_280_203_606 },
];

test('amounts have a unit in which they are at least one', () => {
  assert.deepEqual([0.0004, 0.077, 1, 5.48, 73.4, 24_024].map(timeText), [
    '0.4 µs',
    '77 µs',
    '1 ms',
    '5.5 ms',
    '73 ms',
    '24 s',
  ]);
  assert.deepEqual([999, 55_934, 1_964_030, 1e9].map(memoryText), [
    '999 B',
    '56 KB',
    '2 MB',
    '1 GB',
  ]);
  assert.equal(powerOfTen(12), '10¹²');
});

test('every search is a point of either line, the larger one farther to the right and up', () => {
  const svg = growthDrawing(rows);
  for (const said of ['77 µs', '5.5 ms', '24 s', '56 KB', '2 MB', '1.3 GB', '10³', '10⁵', '10⁸']) {
    assert.ok(svg.includes(`>${said}<`), said);
  }
  const lines = [...svg.matchAll(/<polyline [^>]*points="([^"]*)"/g)].map(([, points]) =>
    points.split(' ').map((point) => point.split(',').map(Number)),
  );
  assert.deepEqual(
    lines.map((line) => line.length),
    [3, 3],
  );
  for (const [first, second, third] of lines) {
    const share = (second[0] - first[0]) / (third[0] - first[0]); // of 10⁵, 10²
    assert.ok(Math.abs(share - 0.4) < 0.005, `${share}`);
    assert.ok(first[1] > second[1] && second[1] > third[1]);
  }
});
