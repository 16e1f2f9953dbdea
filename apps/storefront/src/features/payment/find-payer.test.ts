import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveReplies } from '@/testing/server';

const replace = vi.fn();
const WECHAT = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50';

beforeEach(() => {
  vi.resetModules();
  replace.mockClear();
  vi.stubGlobal('navigator', { ...window.navigator, userAgent: WECHAT });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

async function find(address: string, method = 'wechat') {
  window.history.replaceState(null, '', address);
  const { authorization } = await import('@/platform/payment');
  if (authorization) vi.spyOn(authorization, 'leaveFor').mockImplementation(replace);
  const { findPayer } = await import('./find-payer');
  return { first: await findPayer(method), again: () => findPayer(method) };
}

test('other methods ask nobody', async () => {
  const seen = serveReplies({});
  expect((await find('/pagesOrder/pay/index?orderNo=VO1', 'sandbox')).first).toEqual({ is: 'known', openId: null });
  expect(seen).toEqual([]);
});

test("WeChat's browser leaves for the authorisation, which comes back to this order", async () => {
  const seen = serveReplies({ data: { address: 'https://open.example/authorize' } });
  expect((await find('/pagesOrder/pay/index?orderNo=VO1')).first).toEqual({ is: 'left' });
  expect(replace).toHaveBeenCalledWith('https://open.example/authorize');
  const asked = new URL(seen[0]?.url ?? '', 'https://shop.example').searchParams;
  expect([asked.get('state'), asked.get('url')]).toEqual([
    'pay',
    expect.stringContaining('/pagesOrder/pay/index?orderNo=VO1'),
  ]);
});

test('the code that it brought back is exchanged once for this visit', async () => {
  const seen = serveReplies({ data: { openId: 'o1' } });
  const { first, again } = await find('/pagesOrder/pay/index?orderNo=VO1&code=c1&state=pay');
  expect([first, await again()]).toEqual([
    { is: 'known', openId: 'o1' },
    { is: 'known', openId: 'o1' },
  ]);
  expect(seen.map(({ body }) => body)).toEqual([{ code: 'c1' }]);
});

test('a code that does not work ends in words and not in another round', async () => {
  serveReplies({ code: '4000001', message: 'no' });
  expect((await find('/pagesOrder/pay/index?orderNo=VO1&code=old&state=pay')).first).toEqual({ is: 'unknown' });
  expect(replace).not.toHaveBeenCalled();
});

test('a server that offers no authorisation ends in words', async () => {
  serveReplies(new Error('offline'));
  expect((await find('/pagesOrder/pay/index?orderNo=VO1')).first).toEqual({ is: 'unknown' });
});
