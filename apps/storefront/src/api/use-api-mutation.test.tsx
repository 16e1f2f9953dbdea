import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { serveReplies } from '@/testing/server';
import { queryClient, useApiMutation } from '.';

afterEach(() => vi.unstubAllGlobals());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const useCode = () => useApiMutation('POST /api/appuser/v1/platform/openId/query');

async function send(hook: { current: ReturnType<typeof useCode> }, code: string): Promise<void> {
  await act(async () => {
    await hook.current.mutateAsync({ code }).catch(() => undefined);
  });
}

const keys = (seen: { headers: Record<string, string> }[]) => seen.map(({ headers }) => headers['x-volt-idempotency']);

test('a repeat after a lost answer carries the same key', async () => {
  const seen = serveReplies(new TypeError('down'), { data: {} });
  const { result } = renderHook(useCode, { wrapper });
  await send(result, 'a');
  await send(result, 'a');
  const [first, second] = keys(seen);
  expect(first).toMatch(/^[A-Za-z0-9]{24}$/);
  expect(second).toBe(first);
});

test('another input, a success and a refusal begin a new attempt', async () => {
  const seen = serveReplies(new TypeError('down'), { data: {} }, { code: '4090001' }, { data: {} });
  const { result } = renderHook(useCode, { wrapper });
  for (const code of ['a', 'b', 'b', 'b']) await send(result, code);
  expect(new Set(keys(seen)).size).toBe(4);
});
