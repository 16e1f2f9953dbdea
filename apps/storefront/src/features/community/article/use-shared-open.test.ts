import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { serveByAddress } from '../test-data';
import { useSharedOpen } from './use-shared-open';

const OPENED = '/community/article/sharedOpen';
const serve = () => serveByAddress({ [OPENED]: { data: { ok: true } } }, (fetch) => vi.stubGlobal('fetch', fetch));

beforeEach(() => logout());
afterEach(() => vi.unstubAllGlobals());

test('opening somebody’s link is told once the article is there and the person is logged in', async () => {
  const seen = serve();
  const { rerender } = renderHook(({ isShown }) => useSharedOpen('a1', 'sharer', isShown), {
    initialProps: { isShown: true },
  });
  expect(seen).toHaveLength(0);
  login('token', someUser);
  rerender({ isShown: true });
  await waitFor(() => expect(seen).toHaveLength(1));
  rerender({ isShown: true });
  expect(seen).toHaveLength(1);
});

test('an own link, and one without a code, tell nothing', () => {
  const seen = serve();
  login('token', someUser);
  renderHook(() => useSharedOpen('a1', someUser.userId, true));
  renderHook(() => useSharedOpen('a1', undefined, true));
  renderHook(() => useSharedOpen('a1', 'sharer', false));
  expect(seen).toHaveLength(0);
});
