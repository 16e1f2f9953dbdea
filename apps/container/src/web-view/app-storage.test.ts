import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createAppStorage } from './app-storage';

beforeEach(() => window.localStorage.clear());

test('an app’s storage behaves like a storage of its own', () => {
  window.localStorage.setItem('MALL_TOKEN', 'of the browser');
  const app = createAppStorage(window.localStorage, 'a:');
  const other = createAppStorage(window.localStorage, 'b:');
  expect(app.getItem('MALL_TOKEN')).toBeNull();
  app.setItem('MALL_TOKEN', 'of the app');
  other.setItem('x', '1');
  expect(Object.keys(app)).toEqual(['MALL_TOKEN']);
  expect([app.length, app.key(0), app.key(1)]).toEqual([1, 'MALL_TOKEN', null]);
  expect('MALL_TOKEN' in app).toBe(true);
  app.clear();
  expect(app.length).toBe(0);
  expect(window.localStorage.getItem('MALL_TOKEN')).toBe('of the browser');
  expect(other.getItem('x')).toBe('1');
});

test('whatever is kept comes back, and what is removed is gone', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (values) => {
      window.localStorage.clear();
      const app = createAppStorage(window.localStorage, 'p:');
      for (const [key, value] of Object.entries(values)) app.setItem(key, value);
      for (const [key, value] of Object.entries(values)) expect(app.getItem(key)).toBe(value);
      for (const key of Object.keys(values)) app.removeItem(key);
      expect(app.length).toBe(0);
    }),
  );
});
