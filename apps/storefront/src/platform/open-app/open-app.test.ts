import { brand } from '@voltfront/brand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canOpenApp, openApp, openScheme } from './index.h5';

const assign = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  vi.stubGlobal('location', { ...window.location, assign });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const browser = (userAgent: string) => vi.stubGlobal('navigator', { userAgent });

test('the app is opened at the address, and the page going to the back says that it was', async () => {
  const opening = openApp('/pagesDetail/carModel?modelId=YL X');
  expect(assign).toHaveBeenCalledWith(`${brand.appScheme}://open?route=%2FpagesDetail%2FcarModel%3FmodelId%3DYL%20X`);
  window.dispatchEvent(new Event('pagehide'));
  expect(await opening).toBe('opened');
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that is hidden without going away counts as opened too', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const opening = openApp('/');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(1);
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await opening).toBe('opened');
});

test('still in front after the wait means that nothing opened', async () => {
  const settled = vi.fn();
  void openApp('/', 2500).then(settled);
  await vi.advanceTimersByTimeAsync(2499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('failed');
});

test.each(['MicroMessenger/8.0', 'AlipayClient/10', `${brand.product}App/1.0`])(
  'nothing is tried in %s',
  async (agent) => {
    browser(agent);
    expect(canOpenApp()).toBe(false);
    expect(await openApp('/')).toBe('failed');
    expect(assign).not.toHaveBeenCalled();
  },
);

test('the mini-program is opened by its scheme, and no other scheme is', async () => {
  void openScheme('weixin://dl/business/?t=abc');
  expect(assign).toHaveBeenCalledWith('weixin://dl/business/?t=abc');
  window.dispatchEvent(new Event('pagehide'));
  for (const scheme of ['https://elsewhere.example', 'javascript:alert(1)', 'weixin://scanqrcode', 'tel:1']) {
    expect(await openScheme(scheme)).toBe('failed');
  }
  expect(assign).toHaveBeenCalledTimes(1);
});
