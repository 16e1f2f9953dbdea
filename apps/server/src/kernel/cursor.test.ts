import { expect, it } from 'vitest';
import { openCursor, sealCursor } from './cursor';

const position = { key: 1_700_000_000_000, id: 'abc-1' };
const cursor = sealCursor('secret', 'orders of anna', position);

it.each([position, { key: -5, id: 'x' }, { key: 0, id: 'with.a.dot' }])('finds the position %o again', (given) => {
  expect(openCursor('secret', 'use', sealCursor('secret', 'use', given))).toEqual(given);
});

it('opens nothing for another use or under another secret', () => {
  expect(openCursor('secret', 'orders of ben', cursor)).toBeUndefined();
  expect(openCursor('other', 'orders of anna', cursor)).toBeUndefined();
});

it.each(['', 'made-up', 'x'.repeat(200), Buffer.from('1700000000000.abc-1').toString('base64url')])(
  'opens nothing that nobody made: %s',
  (text) => {
    expect(openCursor('secret', 'orders of anna', text)).toBeUndefined();
  },
);

it('opens nothing with a bit changed', () => {
  const bytes = Buffer.from(cursor, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(openCursor('secret', 'orders of anna', changed.toString('base64url')), `byte ${index}`).toBeUndefined();
  }
});
