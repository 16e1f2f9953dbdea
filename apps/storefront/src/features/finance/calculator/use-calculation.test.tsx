import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { FinanceInputData, FinancePlanData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api';
import { somePlan } from '../testing/plans';
import { useCalculation } from './use-calculation';

const { answer } = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('@/api', async () => ({
  ...(await vi.importActual('@/api/use-debounced')),
  ...(await vi.importActual('@/api/api-error')),
  apiQuery: (key: string, input: unknown) => ({ queryKey: [key, input], queryFn: () => answer(input) }),
}));

const inputOf = (downPercent: number): FinanceInputData => ({
  subject: { kind: 'version', versionId: 'M1-a', subsidy: 'personal' },
  choice: { method: 'equalInstalment', productId: 'p1', months: 36, downPercent },
  tradeIn: { kind: 'none' },
});

const planOf = (input: FinanceInputData): FinancePlanData => somePlan({ choice: input.choice });

function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ input }) => useCalculation(input), { wrapper, initialProps: { input: inputOf(20) } });
}

const shownPercent = (plan: FinancePlanData | undefined) =>
  plan?.choice.method === 'equalInstalment' ? plan.choice.downPercent : null;

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation(async (input: FinanceInputData) => planOf(input));
});

test('steps in quick succession are asked for once, and the old figures stay until the answer', async () => {
  const { result, rerender } = setUp();
  await waitFor(() => expect(shownPercent(result.current.plan)).toBe(20));
  for (const percent of [25, 30, 35]) act(() => rerender({ input: inputOf(percent) }));
  expect(result.current).toMatchObject({ isPending: true, fault: null });
  expect(shownPercent(result.current.plan)).toBe(20);
  await waitFor(() => expect(shownPercent(result.current.plan)).toBe(35));
  expect(result.current.isPending).toBe(false);
  expect(answer.mock.calls.map(([input]) => input.choice.downPercent)).toEqual([20, 35]);
});

test('a broken limit is told at its field, beside the figures from before', async () => {
  const { result, rerender } = setUp();
  await waitFor(() => expect(result.current.plan).toBeTruthy());
  answer.mockRejectedValue(
    new ApiError('refused', '贷款金额需在 3 万至 60 万之间', '4090401', { field: 'loanFen', allowed: [] }),
  );
  act(() => rerender({ input: inputOf(85) }));
  await waitFor(() => expect(result.current.fault?.field).toBe('loanFen'));
  expect(result.current.fault?.message).toBe('贷款金额需在 3 万至 60 万之间');
  expect(shownPercent(result.current.plan)).toBe(20);
});

test('any other failure belongs to no field', async () => {
  answer.mockRejectedValue(new ApiError('network', '网络异常'));
  const { result } = setUp();
  await waitFor(() => expect(result.current.fault).toEqual({ field: null, message: '网络异常' }));
  expect(result.current.plan).toBeUndefined();
});
