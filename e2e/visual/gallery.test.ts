import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf } from './baseline';
import { galleryPictures } from './gallery';
import { openStudio, type Studio } from './studio';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

test.each([
  [320, 'light'],
  [390, 'light'],
  [390, 'dark'],
  [768, 'light'],
] as const)('every component looks as its baseline: %i wide, %s', async (width, scheme) => {
  const faults: (string | null)[] = [];
  for (const [index, { png }] of (await galleryPictures(studio, width, scheme)).entries())
    faults.push(await faultOf(`components-${index + 1}-${width}-${scheme}`, png));
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});
