import { act, fireEvent, screen, within } from '@testing-library/react';
import type { FinalPaymentData } from '@voltfront/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { navigate, useParams } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import FinalPaymentPage from './payInfo';

const ORDER = 'VO202611200001';
const part = {
  part: 1,
  amountFen: 300_000,
  returnedFen: 0,
  state: 'open' as const,
  method: null,
  createdAt: 1,
  expiresAt: Date.now() + 1_000_000,
  paidAt: null,
};
const final = (changes: Partial<FinalPaymentData> = {}): FinalPaymentData => ({
  orderNo: ORDER,
  orderState: 'arrived',
  state: 'due',
  modelName: '电车 01',
  versionName: 'Pro',
  cutout: '/assets/cars/a.webp',
  totalFen: 20_000_000,
  subsidies: [{ name: '个人补贴', amountFen: 200_000 }],
  depositFen: 500_000,
  coupons: [],
  couponFen: 0,
  loan: null,
  tradeIn: null,
  cashPaidFen: 0,
  cashOpenFen: 0,
  restFen: 19_500_000,
  unsettledFen: 19_500_000,
  limits: { minFen: 100_000, maxFen: 19_500_000 },
  parts: [],
  ...changes,
});

const Home = () => <p>{`首页`}</p>;
const Cashier = () => <p>{`收银台 ${useParams('/pagesOrder/pay/index').part}`}</p>;
const sent: { url: string; body: unknown }[] = [];

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

async function show(data: FinalPaymentData) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) });
    const reply = url.includes('/final/part') ? part : data;
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data: reply, message: '' })));
  });
  renderApp('/', {
    'pages/community/index': Home,
    'pagesOrder/payInfo': FinalPaymentPage,
    'pagesOrder/pay/index': Cashier,
  });
  act(() => login('token', someUser));
  act(() => navigate('/pagesOrder/payInfo', { orderNo: ORDER }));
  await screen.findByText('尾款明细', {}, { timeout: 5000 });
}

test('an amount that cannot be paid is said, and one that can opens a part and the cashier', async () => {
  await show(final());
  const button = () => screen.getByRole('button', { name: /输入支付金额|^支付 ¥/ });
  expect(button().hasAttribute('disabled') || button().getAttribute('aria-disabled') === 'true').toBe(true);
  fireEvent.input(screen.getByLabelText('本次支付'), { target: { value: '999' } });
  expect(document.body.textContent).toMatch(/请输入.*1,000.*至.*195,000/);
  fireEvent.input(screen.getByLabelText('本次支付'), { target: { value: '3000' } });
  resetDebounce();
  await act(async () => void fireEvent.click(button()));
  await vi.waitFor(() => expect(livePages().at(-1)).toContain('/pagesOrder/pay/index'));
  expect(sent.map(({ body }) => body)).toContainEqual({ orderNo: ORDER, amountFen: 300_000 });
  await screen.findByText('收银台 1');
});

test('an open part is paid or cancelled, and no other is offered meanwhile', async () => {
  await show(final({ state: 'partlyPaid', cashOpenFen: 300_000, limits: null, parts: [part] }));
  expect(screen.queryByLabelText('本次支付')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '取消这笔' }));
  const question = await screen.findByRole('alertdialog');
  await act(async () => void fireEvent.click(within(question).getByRole('button', { name: '确 定' })));
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual({ orderNo: ORDER, part: 1 }));
});

test('before the arrival, and when all is paid, nothing can be paid', async () => {
  await show(final({ state: 'paidInFull', orderState: 'paidInFull', limits: null, restFen: 0, unsettledFen: 0 }));
  expect(screen.getByText('尾款已付清')).toBeTruthy();
  expect(screen.queryByLabelText('本次支付')).toBeNull();
  expect(screen.queryByText('贷款支付')).toBeNull();
});
