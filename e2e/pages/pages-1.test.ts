import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeOf } from '../lib/visits';
import { definePageTests } from './page-tests';

const visited = await definePageTests(0, 2);

test('every page of the build is visited', () => {
  const folder = process.env.H5_DIR ?? join(import.meta.dirname, '../../apps/storefront/dist/h5');
  const manifest = JSON.parse(readFileSync(join(folder, 'page-manifest.json'), 'utf8')) as { routes: object };
  expect(visited.sort()).toEqual(Object.keys(manifest.routes).map(routeOf).sort());
});
