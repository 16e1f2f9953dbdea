import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawOf } from './start-analytics';

test('a device draws the same number again, between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 24, maxLength: 24 }), (id) => {
      const draw = drawOf(id);
      expect(drawOf(id)).toBe(draw);
      expect(draw >= 0 && draw < 1).toBe(true);
    }),
  );
});

test('a fifth of many devices is in a sample of 0.2, give or take', () => {
  const ids = Array.from({ length: 5000 }, (_, at) => `device-${at * 7919}-${(at * 104_729) % 99_991}`);
  const share = ids.filter((id) => drawOf(id) < 0.2).length / ids.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.25);
});
