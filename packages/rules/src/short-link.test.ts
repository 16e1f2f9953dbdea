import { expect, test } from 'vitest';
import { SHORT_LINK_LENGTH, tokenOfPath } from './short-link';

test('a path of one segment in the shape of a token is a short link', () => {
  expect(tokenOfPath('/AbCdE12345')).toBe('AbCdE12345');
  expect(tokenOfPath(`/${'z'.repeat(SHORT_LINK_LENGTH)}`)).toHaveLength(SHORT_LINK_LENGTH);
});

test.each([
  '/',
  '/favicon.ico',
  '/AbCdE1234',
  '/AbCdE123456',
  '/AbCdE1234-',
  '/choose-location',
  '/AbCdE12345/',
  'AbCdE12345',
  '/pages/car/index',
])('%s is none', (path) => expect(tokenOfPath(path)).toBeUndefined());
