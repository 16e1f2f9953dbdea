import { errors } from 'playwright-core';
import { expect, test } from 'vitest';
import { takeSurely } from './baseline';

const png = Buffer.from('picture');

/** Fails a number of times before there is a picture. */
function failing(times: number, error: Error) {
  let taken = 0;
  return {
    take: async () => {
      taken += 1;
      if (taken <= times) throw error;
      return png;
    },
    count: () => taken,
  };
}

test('a browser that hangs is tried again', async () => {
  const camera = failing(2, new errors.TimeoutError('no frame'));
  expect(await takeSurely(camera.take)).toBe(png);
  expect(camera.count()).toBe(3);
});

test('one that always hangs fails with its own words', async () => {
  await expect(takeSurely(failing(9, new errors.TimeoutError('no frame')).take)).rejects.toThrow('no frame');
});

test('other faults fail at once', async () => {
  const camera = failing(9, new TypeError('broken page'));
  await expect(takeSurely(camera.take)).rejects.toThrow('broken page');
  expect(camera.count()).toBe(1);
});
