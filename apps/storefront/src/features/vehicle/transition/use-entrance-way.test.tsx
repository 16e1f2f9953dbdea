import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EntranceParams, GIVE_UP_MS, useEntranceWay } from './use-entrance-way';

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }));

vi.mock('@/api', () => ({
  apiQuery: (key: string, input: unknown) => ({ queryKey: [key, input], queryFn: () => ask(input) }),
}));

const onSale = { kind: 'onSale', modelId: 'M1', orderNo: null };

function enter(params: EntranceParams) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const go = vi.fn();
  const { result } = renderHook(() => useEntranceWay(params, go), { wrapper });
  return { result, go };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
});
afterEach(() => vi.useRealTimers());

test('goes where the answer leads, once, asking only what the address names', async () => {
  ask.mockResolvedValue(onSale);
  const { go } = enter({ modelId: 'M1', share_code: 's1' });
  await pass(50);
  expect(ask.mock.calls).toEqual([[{ modelId: 'M1' }]]);
  expect(go.mock.calls).toEqual([['/pagesDetail/carModel?modelId=M1&share_code=s1']]);
});

test('gives up after ten seconds, ignores what comes later, and goes on after a retry', async () => {
  let answer: (value: unknown) => void = () => undefined;
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { result, go } = enter({ modelId: 'M1' });
  await pass(GIVE_UP_MS - 1);
  expect(result.current.hasFailed).toBe(false);
  await pass(1);
  expect(result.current.hasFailed).toBe(true);
  answer(onSale);
  await pass(50);
  expect(go).not.toHaveBeenCalled();
  ask.mockResolvedValue(onSale);
  act(() => result.current.retry());
  await pass(50);
  expect(go).toHaveBeenCalledTimes(1);
});

test('a failure is told at once', async () => {
  ask.mockRejectedValue(new TypeError('offline'));
  const { result, go } = enter({ orderNo: 'VO123456' });
  await pass(50);
  expect(result.current.hasFailed).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

test('an address that names nothing asks nothing', async () => {
  const { result } = enter({ share_code: 's1' });
  await pass(GIVE_UP_MS);
  expect(ask).not.toHaveBeenCalled();
  expect([result.current.isEmpty, result.current.hasFailed]).toEqual([true, false]);
});
