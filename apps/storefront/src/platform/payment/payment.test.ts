import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInApp } from '@/testing/native-app';
import { goesOnPaying, openPayment, payBrowser, payerCode, wantsPayer } from './index.h5';

const WECHAT = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50';
const replace = vi.fn();
const browser = (userAgent: string) => vi.stubGlobal('navigator', { ...window.navigator, userAgent });
const isWide = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  replace.mockClear();
  isWide(false);
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('where a page runs', () => {
  test.each([
    [WECHAT, false, 'wechat'],
    ['Mozilla/5.0 (Linux; Android 14) AliApp(AP/10.5) AlipayClient/10.5', false, 'alipay'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120', false, 'mobile'],
    ['Mozilla/5.0 (X11; Linux) Chrome/120', true, 'desktop'],
  ])('%s', (userAgent, wide, expected) => {
    browser(userAgent);
    isWide(wide);
    expect(payBrowser()).toBe(expected);
  });

  test('the native app says so by its platform code', () => {
    openInApp();
    expect(payBrowser()).toBeUndefined();
    expect(wantsPayer('wechat')).toBe(false);
  });
});

test('an address is opened in place of the page', async () => {
  vi.stubGlobal('location', { ...window.location, replace });
  expect(await openPayment({ kind: 'redirect', url: 'https://pay.example/1' })).toBe('left');
  expect(replace).toHaveBeenCalledWith('https://pay.example/1');
});

describe("WeChat's own browser", () => {
  const params = { appId: 'wx1', package: 'prepay_id=1' };
  const invoking = (err_msg: string) => ({
    invoke: vi.fn((_name: string, _params: object, done: (result: { err_msg: string }) => void) => done({ err_msg })),
  });

  test.each([
    ['get_brand_wcpay_request:ok', 'paid'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
  ])('opens its dialog: %s is %s', async (said, outcome) => {
    browser(WECHAT);
    const bridge = invoking(said);
    vi.stubGlobal('WeixinJSBridge', bridge);
    expect(await openPayment({ kind: 'native', params })).toBe(outcome);
    expect(bridge.invoke).toHaveBeenCalledWith('getBrandWCPayRequest', params, expect.any(Function));
  });

  test('is waited for until its bridge is there', async () => {
    browser(WECHAT);
    const { payInWechat } = await import('./wechat-browser.h5');
    const paying = payInWechat(params);
    vi.stubGlobal('WeixinJSBridge', invoking('get_brand_wcpay_request:ok'));
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(await paying).toBe('paid');
  });

  test('without a bridge after three seconds fails', async () => {
    vi.useFakeTimers();
    const { payInWechat } = await import('./wechat-browser.h5');
    const paying = payInWechat(params);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await paying).toBe('failed');
  });

  test('gives the code of the address once, and leaves the rest of the address alone', async () => {
    browser(WECHAT);
    window.history.replaceState(null, '', '/pagesOrder/pay/index?orderNo=VO1&code=c1&state=pay');
    expect([wantsPayer('wechat'), wantsPayer('sandbox'), goesOnPaying()]).toEqual([true, false, true]);
    expect(await payerCode()).toBe('c1');
    expect(window.location.search).toBe('?orderNo=VO1');
    expect([goesOnPaying(), await payerCode()]).toEqual([false, null]);
  });

  test('takes no code that was meant for something else', async () => {
    window.history.replaceState(null, '', '/pagesOrder/pay/index?orderNo=VO1&code=c1&state=login');
    expect(await payerCode()).toBeNull();
  });
});

describe('the native app', () => {
  test.each(['paid', 'cancelled', 'failed'] as const)('pays by its own SDK: %s', async (outcome) => {
    const app = openInApp({ 'operation.requestPayment': () => ({ outcome }) });
    const params = { provider: 'alipay', orderString: 'app_id=1&sign=2' };
    expect(await openPayment({ kind: 'native', params })).toBe(outcome);
    expect(app.calls.find(({ method }) => method === 'operation.requestPayment')?.params).toEqual({
      provider: 'alipay',
      parameters: { orderString: 'app_id=1&sign=2' },
    });
  });

  test('that cannot pay, or is asked for another provider, fails', async () => {
    openInApp();
    expect(await openPayment({ kind: 'native', params: { provider: 'wechat' } })).toBe('failed');
    expect(await openPayment({ kind: 'native', params: { provider: 'bank' } })).toBe('failed');
  });
});

describe('the sandbox of demo runs inside the native app', () => {
  const cashier = '/sandbox/cashier/P1?key=k';
  const call = { kind: 'native', params: { provider: 'sandbox', cashier } } as const;
  beforeEach(() => vi.stubGlobal('location', { ...window.location, replace }));

  test.each(['paid', 'cancelled', 'failed'] as const)('is paid by the app: %s', async (outcome) => {
    const app = openInApp({ 'operation.requestPayment': () => ({ outcome }) });
    expect(await openPayment(call)).toBe(outcome);
    expect(app.calls.at(-1)).toMatchObject({ params: { provider: 'sandbox', parameters: { cashier } } });
    expect(replace).not.toHaveBeenCalled();
  });

  test('an app without it, and a shell without the bridge, leave for the cashier', async () => {
    openInApp({});
    expect(await openPayment(call)).toBe('left');
    browser('Mozilla/5.0 (Phone; OpenHarmony 5.0)');
    expect(await openPayment(call)).toBe('left');
    expect(replace.mock.calls).toEqual([[cashier], [cashier]]);
  });
});
