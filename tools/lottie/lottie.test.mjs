import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { empty } from './empty.mjs';
import { path } from './lib/lottie.mjs';
import { accent } from './lib/palette.mjs';
import { loading } from './loading.mjs';
import { success } from './success.mjs';

const folder = new URL('../../apps/server/assets/zeekr/lottie/', import.meta.url);

for (const { name, data } of [loading, success, empty]) {
  test(`the committed animation ${name} is what the generator makes`, () => {
    assert.equal(readFileSync(new URL(`${name}/data.json`, folder), 'utf8'), JSON.stringify(data));
  });
}

test('a path of SVG becomes points with handles relative to them', () => {
  const { v, i, o, c } = path('M0 0L10 0C20 0 30 10 30 20Z').ks.k;
  assert.deepEqual(v, [
    [0, 0],
    [10, 0],
    [30, 20],
  ]);
  assert.deepEqual(o[1], [10, 0]);
  assert.deepEqual(i[2], [0, -10]);
  assert.equal(c, true);
});

/** Relative luminance of a hex colour. */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the accent of animations has enough contrast on white and on the darkest background', () => {
  const own = luminance(accent) + 0.05;
  assert.ok(1.05 / own >= 3, 'on white');
  assert.ok(own / (luminance('#0c0d0e') + 0.05) >= 3, 'on dark');
});
