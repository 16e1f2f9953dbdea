import { expect, it } from 'vitest';
import { fromCursor, toCursor } from './cursor';

it('finds the place that a cursor was made of', () => {
  expect(fromCursor(toCursor(1_700_000_000_000, 'abc-1'))).toEqual({ key: 1_700_000_000_000, id: 'abc-1' });
  expect(fromCursor(toCursor(-5, 'x'))).toEqual({ key: -5, id: 'x' });
  expect(fromCursor(undefined)).toBeUndefined();
});

const text = (plain: string) => Buffer.from(plain).toString('base64url');

it.each(['made-up', text('5'), text('.x'), text('5.'), text('1e5.x'), text('5.a b'), text(`${'9'.repeat(16)}.x`)])(
  'refuses %s, which nobody made, and times beyond those of the database',
  (cursor) => {
    expect(() => fromCursor(cursor)).toThrow('请求参数有误');
  },
);
