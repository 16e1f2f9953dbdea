import { expect, it } from 'vitest';
import { openPlace, sealPlace } from './cursor';

const place = { key: 1_700_000_000_000, id: 'abc-1' };
const cursor = sealPlace('secret', 'orders of anna', place);

it.each([place, { key: -5, id: 'x' }, { key: 0, id: 'with.a.dot' }])('finds the place %o again', (given) => {
  expect(openPlace('secret', 'use', sealPlace('secret', 'use', given))).toEqual(given);
});

it('opens nothing for another use or under another secret', () => {
  expect(openPlace('secret', 'orders of ben', cursor)).toBeUndefined();
  expect(openPlace('other', 'orders of anna', cursor)).toBeUndefined();
});

it.each(['', 'made-up', 'x'.repeat(200), Buffer.from('1700000000000.abc-1').toString('base64url')])(
  'opens nothing that nobody made: %s',
  (text) => {
    expect(openPlace('secret', 'orders of anna', text)).toBeUndefined();
  },
);

it('opens nothing with a bit changed', () => {
  const bytes = Buffer.from(cursor, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(openPlace('secret', 'orders of anna', changed.toString('base64url')), `byte ${index}`).toBeUndefined();
  }
});
