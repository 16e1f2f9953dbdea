import { expect, test, vi } from 'vitest';
import { openPageInApp } from '../testing/app';

const cashier = '/sandbox/cashier/VP1?key=k-1';

/** Pays by the page's call, decided in advance by the panel; resolves with the outcome and what reached the cashier. */
async function pay(payment: 'paid' | 'failed' | 'cancelled', state: string, address = cashier) {
  const page = openPageInApp();
  const sent = vi.fn(async () => new Response(JSON.stringify({ state, reason: null })));
  page.context.fetch = sent as unknown as typeof fetch;
  page.context.settings.set({ payment });
  const parameters = { cashier: address };
  const { params } = await page.call('operation.requestPayment', { provider: 'sandbox', parameters });
  const [url, init] = (sent.mock.calls as unknown as [string, RequestInit][])[0] ?? [];
  return { outcome: params?.data.data, url, act: init && JSON.parse(String(init.body)) };
}

test('what the person pays in the app is paid at the cashier', async () => {
  expect(await pay('paid', 'paid')).toEqual({
    outcome: { outcome: 'paid', message: '支付成功' },
    url: '/sandbox/cashier/VP1/act',
    act: { action: 'pay', key: 'k-1' },
  });
});

test('a failure is one at the cashier too, and turning back reaches nobody', async () => {
  const failed = await pay('failed', 'failed');
  expect(failed).toMatchObject({ outcome: { outcome: 'failed' }, act: { action: 'fail', key: 'k-1' } });
  const cancelled = await pay('cancelled', 'open');
  expect(cancelled).toMatchObject({ outcome: { outcome: 'cancelled' }, url: undefined });
});

test.each(['closed', 'open'])('paid is what the cashier calls paid, and not %s', async (state) => {
  expect((await pay('paid', state)).outcome).toMatchObject({ outcome: 'failed' });
});

test.each(['https://evil.example/sandbox/cashier/VP1?key=k', '/api/x?key=k', ''])(
  '%j is no cashier',
  async (address) => {
    expect(await pay('paid', 'paid', address)).toMatchObject({ outcome: { outcome: 'failed' }, url: undefined });
  },
);
