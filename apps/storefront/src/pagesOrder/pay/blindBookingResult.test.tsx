import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import BlindBookingResultPage from './blindBookingResult';

const ORDER = 'VO202611200001';
const RESULT = '/pagesOrder/pay/blindBookingResult';
const order = {
  orderNo: ORDER,
  kind: 'blind',
  state: 'intentionPaid',
  modelName: '电车 07',
  versionName: '',
  cutout: '/assets/cars/a.webp',
  totalFen: 200_000,
  dueFen: 0,
  paidFen: 200_000,
  createdAt: 0,
  expiresAt: null,
  locksAt: null,
  actions: [] as string[],
  stockCarId: null,
};
const payment = {
  paymentNo: 'VP202611200001',
  orderNo: ORDER,
  method: 'sandbox',
  purpose: 'blind',
  amountFen: 200_000,
  state: 'paid',
  isLate: false,
  failureReason: null,
  paidAt: 1,
};
const certificate = {
  orderNo: ORDER,
  state: 'waiting',
  modelId: 'M7',
  modelName: '电车 07',
  hero: '/assets/a.webp',
  bookingNo: 128,
  bookingCount: 1342,
  benefits: [{ title: '优先交付', text: '' }],
  launchAt: Date.now() + 1_000_000,
};

const Other = () => <p>{`别的页面`}</p>;
const sent: { url: string; body: unknown }[] = [];

beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

function show(outcome: { payment?: object | null; order?: object }) {
  let isReminderSet = false;
  const answers: [RegExp, () => unknown][] = [
    [/serverTime/, () => ({ now: Date.now() })],
    [/pay\/state/, () => ({ payment, order, ...outcome })],
    [/blind\/certificate/, () => certificate],
    [/vehicle\/blindBooking/, () => ({ modelId: 'M7', state: 'open', isReminderSet })],
    [
      /vehicle\/reminder/,
      () => {
        isReminderSet = !isReminderSet;
        return { isSet: isReminderSet };
      },
    ],
  ];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) });
    const data = answers.find(([pattern]) => pattern.test(url))?.[1]() ?? {};
    return Promise.resolve(new Response(JSON.stringify({ code: '000000', data, message: '' })));
  });
  renderApp('/', {
    'pages/community/index': Other,
    'pagesOrder/pay/blindBookingResult': BlindBookingResultPage,
    'pagesOrder/pay/index': Other,
    'pagesOrder/pay/result': Other,
    'pagesOrder/confirm/cs1eResult': Other,
    'pagesDetail/carModelNew': Other,
  });
  act(() => login('token', someUser));
  resetDebounce();
  act(() => navigate(RESULT, { orderNo: ORDER }));
}

test('a paid booking shows its number among all, the benefits, and sets the reminder of the launch', async () => {
  show({});
  await screen.findByText('盲订成功', {}, { timeout: 5000 });
  expect(await screen.findByText('128')).toBeDefined();
  expect(screen.getByText('共 1,342 位盲订用户')).toBeDefined();
  expect(screen.getByText('优先交付')).toBeDefined();
  fireEvent.click(await screen.findByRole('switch', { name: '上市提醒' }));
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: '上市提醒' }).getAttribute('aria-checked')).toBe('true'),
  );
  expect(sent.find(({ url }) => /reminder/.test(url))?.body).toEqual({ modelId: 'M7', isSet: true });
  fireEvent.click(screen.getByRole('button', { name: '查看盲订凭证' }));
  await waitFor(() => expect(livePages().at(-1)).toContain('/pagesOrder/confirm/cs1eResult'));
});

test('a failed payment leads back to the cashier while there is time, and to no certificate', async () => {
  const due = { ...order, state: 'created', actions: ['pay'], expiresAt: Date.now() + 60_000 };
  show({ payment: { ...payment, state: 'failed', paidAt: null }, order: due });
  fireEvent.click(await screen.findByRole('button', { name: '重新支付' }, { timeout: 5000 }));
  await waitFor(() => expect(livePages().at(-1)).toContain('/pagesOrder/pay/index'));
});

test('money that came after the booking closed goes back, and nobody is asked to pay again', async () => {
  show({ payment: { ...payment, isLate: true, state: 'refunding' }, order: { ...order, state: 'expired' } });
  await screen.findByText(/款项到账时盲订已关闭/, {}, { timeout: 5000 });
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  expect(screen.queryByText('您的盲订序号')).toBeNull();
  expect(await screen.findByRole('button', { name: '重新了解新车' })).toBeDefined();
});

test('a payment that is no blind booking is shown by the other page of results', async () => {
  show({ payment: { ...payment, purpose: 'deposit' }, order: { ...order, kind: 'deposit' } });
  await waitFor(() => expect(livePages().at(-1)).toContain('/pagesOrder/pay/result'), { timeout: 5000 });
});
