import { afterEach, expect, test, vi } from 'vitest';
import { openInApp } from '@/testing/native-app';
import { tellApp } from './app-service';

afterEach(() => vi.unstubAllGlobals());

test('the app learns the number of the car', async () => {
  const addToComparison = vi.fn(() => null);
  openInApp({ 'service.addToComparison': addToComparison });
  expect(await tellApp('service.addToComparison', 'V1-pro')).toBe(true);
  expect(addToComparison).toHaveBeenCalledWith({ carNumber: 'V1-pro' }, expect.anything());
});

test('a refusal of the app is no failure of ours', async () => {
  openInApp({});
  expect(await tellApp('service.deleteFromWishlist', 'W1')).toBe(false);
});

test('a browser has nobody to tell', async () => {
  expect(await tellApp('service.addToWishlist', 'W1')).toBe(true);
});
