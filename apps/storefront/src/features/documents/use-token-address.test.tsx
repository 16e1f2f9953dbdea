import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { login, logout } from '@/session';
import { useTokenAddress } from './use-token-address';
import { addToQuery } from './web-address';

const ADDRESS = 'https://shop.example/a#top';
const user = { userId: 'u1', nickname: '林夏', avatar: '/a.webp' } as Parameters<typeof login>[1];

function serve(code: string): ReturnType<typeof vi.fn> {
  const text = JSON.stringify({ code, data: { webToken: 'a.b', expiresAt: 1 }, message: '' });
  const fetch = vi.fn(() => Promise.resolve({ status: 200, text: async () => text, headers: new Headers() }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => logout());
afterEach(() => vi.unstubAllGlobals());

test('visitors, and pages that get no token, have the plain address at once', () => {
  const fetch = serve('000000');
  expect(renderHook(() => useTokenAddress(ADDRESS, true)).result.current).toBe(ADDRESS);
  login('token', user);
  expect(renderHook(() => useTokenAddress(ADDRESS, false)).result.current).toBe(ADDRESS);
  expect(fetch).not.toHaveBeenCalled();
});

test('somebody who is logged in has an address with a token, and the plain one without it', async () => {
  login('token', user);
  serve('000000');
  const { result } = renderHook(() => useTokenAddress(ADDRESS, true));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe('https://shop.example/a?web_token=a.b#top'));
  serve('999999');
  const failed = renderHook(() => useTokenAddress('https://shop.example/b', true));
  await waitFor(() => expect(failed.result.current).toBe('https://shop.example/b'));
});

test('a value is added to a query that is there, before the fragment', () => {
  expect(addToQuery('https://a.example/?b=1', 'c', 'd&e')).toBe('https://a.example/?b=1&c=d%26e');
});
