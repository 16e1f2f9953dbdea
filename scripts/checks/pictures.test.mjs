import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baselinesOfAllScreens, pictureRules } from './picture-budgets.mjs';

const broken = (files) =>
  pictureRules(files)
    .filter(({ breaches }) => breaches.length > 0)
    .map(({ name }) => name.split(' weigh at')[0]);

const BASELINES = 'e2e/visual/baseline';

test('each kind of picture has a budget of its own', () => {
  assert.deepEqual(broken([{ path: 'apps/server/assets/cars/a.webp', bytes: 60_000_000 }]), []);
  assert.deepEqual(broken([{ path: 'apps/server/assets/films/a.mp4', bytes: 60_000_001 }]), ['product pictures']);
  assert.deepEqual(broken([{ path: `${BASELINES}/components-1-768-light.webp`, bytes: 12_000_001 }]), [
    'visual baselines',
    'visual baselines of all 323 screens will',
  ]);
  assert.deepEqual(broken([{ path: 'docs/screenshots/home.webp', bytes: 3_000_001 }]), ['pictures of the documents']);
});

test('a picture outside of every budget is a breach', () => {
  assert.deepEqual(broken([{ path: 'apps/storefront/src/ui/logo.png', bytes: 1 }]), [
    'every picture lies where a budget holds',
  ]);
});

test('baselines that would be too heavy for all 323 screens are reported before all screens exist', () => {
  const screen = (bytes) => [
    { path: `${BASELINES}/pages.home.index-390-light.webp`, bytes },
    { path: `${BASELINES}/pages.home.index-390-dark.webp`, bytes: 10_000 },
    { path: `${BASELINES}/components-1-390-dark.webp`, bytes: 1_000_000 },
  ];
  assert.equal(baselinesOfAllScreens(screen(20_000)), 1_000_000 + 323 * 30_000);
  assert.deepEqual(broken(screen(20_000)), []);
  assert.deepEqual(broken(screen(30_000)), ['visual baselines of all 323 screens will']);
});

test('a model above its limit is reported', () => {
  assert.deepEqual(broken([{ path: 'apps/server/assets/glb/body.glb', bytes: 1_500_001 }]), [
    'no 3D model weighs more than 1.5 MB',
  ]);
});
