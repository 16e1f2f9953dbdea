import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf } from './baseline';
import { groupPicture, STILL_GROUPS } from './gallery';
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
  const context = await studio.open({ width, scheme });
  const faults: (string | null)[] = [];
  for (const [index, group] of STILL_GROUPS.entries())
    faults.push(await faultOf(`components-${index + 1}-${width}-${scheme}`, () => groupPicture(context, group, width)));
  await context.close();
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});
