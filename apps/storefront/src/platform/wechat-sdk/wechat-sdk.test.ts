import { brand } from '@voltfront/brand';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shared } from '../share/shared';
import { jsApiList, shareItems } from './api-list';
import { cardOf, startCards } from './cards';
import { createConfigure } from './configure';
import { loadScript } from './load-script';
import type { Wechat } from './types';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0';
const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };

/** The SDK as the messenger gives it: a configuration is checked a moment later. */
function fakeWechat(isGood = true) {
  let answer: { ready?: () => void; error?: (failure: object) => void } = {};
  return {
    config: vi.fn(() => {
      answer = {};
      queueMicrotask(() => (isGood ? answer.ready?.() : answer.error?.({ errMsg: 'config:invalid signature' })));
    }),
    ready: vi.fn((done: () => void) => {
      answer.ready = done;
    }),
    error: vi.fn((failed: (failure: object) => void) => {
      answer.error = failed;
    }),
    updateAppMessageShareData: vi.fn(),
    updateTimelineShareData: vi.fn(),
    hideMenuItems: vi.fn(),
    showMenuItems: vi.fn(),
  };
}

const asSdk = (fake: ReturnType<typeof fakeWechat>) => fake as unknown as Wechat;
const browse = (userAgent: string) => vi.stubGlobal('navigator', { userAgent });
const open = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  vi.useFakeTimers();
  browse(ANDROID);
  open('/');
  shared.card = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('configuration', () => {
  test('asks for cards, menu, payment and location, signed for the address in front without fragment', async () => {
    const fake = fakeWechat();
    const sign = vi.fn(async () => signature);
    open('/pagesDetail/carModel?modelId=YLX#top');
    const configure = createConfigure(asSdk(fake), { sign, shareCode: () => undefined });
    expect(await configure()).toBe(true);
    expect(sign).toHaveBeenCalledWith(`${window.location.origin}/pagesDetail/carModel?modelId=YLX`);
    expect(fake.config).toHaveBeenCalledWith({ debug: false, ...signature, jsApiList });
    for (const name of ['chooseWXPay', 'getLocation', 'openLocation', 'hideMenuItems', 'updateAppMessageShareData'])
      expect(jsApiList).toContain(name);
  });

  test('is made once an address: again on Android after navigation, never on iOS', async () => {
    for (const [agent, times] of [
      [ANDROID, 2],
      [IPHONE, 1],
    ] as const) {
      browse(agent);
      const landing = { name: `${window.location.origin}/` };
      vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [landing] });
      open('/');
      const sign = vi.fn(async () => signature);
      const configure = createConfigure(asSdk(fakeWechat()), { sign, shareCode: () => undefined });
      await Promise.all([configure(), configure()]);
      open('/pagesMine/settings');
      await configure();
      expect(sign).toHaveBeenCalledTimes(times);
    }
  });

  test('fails where the signature is refused or cannot be had, and is tried again later', async () => {
    const refused = createConfigure(asSdk(fakeWechat(false)), {
      sign: async () => signature,
      shareCode: () => undefined,
    });
    expect(await refused()).toBe(false);
    const sign = vi.fn(async () => signature).mockRejectedValueOnce(new TypeError('no network'));
    const configure = createConfigure(asSdk(fakeWechat()), { sign, shareCode: () => undefined });
    expect([await configure(), await configure()]).toEqual([false, true]);
  });
});

describe('cards', () => {
  const settle = () => vi.advanceTimersByTimeAsync(250);

  test('carry the own share code in place of the one that brought the customer', () => {
    const card = cardOf({ title: 'A', address: '/pagesDetail/carModel?modelId=YLX&share_code=other' }, 'me');
    expect(card.link).toBe(`${window.location.origin}/pagesDetail/carModel?modelId=YLX&share_code=me`);
    expect(card).toMatchObject({ title: 'A', desc: brand.slogan });
    expect(card.imgUrl).toMatch(/^http.*\/assets\/.*png$/);
    expect(cardOf({ title: '', address: '/', imageUrl: '/assets/a.webp?w=750' }, undefined)).toMatchObject({
      title: brand.name,
      link: `${window.location.origin}/`,
      imgUrl: `${window.location.origin}/assets/a.webp?w=750`,
    });
  });

  test('follow the page in front, and private pages cannot be passed on', async () => {
    const fake = fakeWechat();
    shared.card = () => ({ title: 'first', address: '/pagesDetail/carModel' });
    const stop = startCards(asSdk(fake), async () => true, { shareCode: () => 'me' });
    await settle();
    expect(fake.updateAppMessageShareData).toHaveBeenCalledWith(expect.objectContaining({ title: 'first' }));
    expect(fake.updateTimelineShareData.mock.calls[0]?.[0]).not.toHaveProperty('desc');
    shared.watch?.();
    await settle();
    expect(fake.updateAppMessageShareData).toHaveBeenCalledTimes(1);
    shared.card = () => ({ title: 'second', address: '/pagesDetail/carModel' });
    shared.watch?.();
    shared.watch?.();
    await settle();
    expect(fake.updateAppMessageShareData).toHaveBeenCalledTimes(2);
    shared.card = null;
    shared.watch?.();
    await settle();
    expect(fake.hideMenuItems).toHaveBeenCalledWith({ menuList: shareItems });
    stop();
    expect(shared.watch).toBeUndefined();
  });

  test('wait for a signature that the messenger takes', async () => {
    const fake = fakeWechat();
    const configure = vi.fn(async () => false);
    shared.card = () => ({ title: 'first', address: '/' });
    const stop = startCards(asSdk(fake), configure, { shareCode: () => undefined });
    await settle();
    expect(fake.updateAppMessageShareData).not.toHaveBeenCalled();
    configure.mockResolvedValue(true);
    shared.watch?.();
    await settle();
    expect(fake.updateAppMessageShareData).toHaveBeenCalledTimes(1);
    stop();
  });
});

test('the script is loaded once, and its absence is no fault', async () => {
  const missing = loadScript('https://sdk.example/none.js');
  document.querySelector('script[src*="none.js"]')?.dispatchEvent(new Event('error'));
  expect(await missing).toBeNull();
  expect(document.querySelector('script[src*="none.js"]')).toBeNull();
  const loading = loadScript('https://sdk.example/sdk.js');
  const fake = fakeWechat();
  vi.stubGlobal('wx', fake);
  document.querySelector('script[src*="sdk.js"]')?.dispatchEvent(new Event('load'));
  expect(await loading).toBe(fake);
  expect(await loadScript('https://sdk.example/again.js')).toBe(fake);
  expect(document.querySelector('script[src*="again.js"]')).toBeNull();
});
