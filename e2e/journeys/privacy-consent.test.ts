import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Phone } from '../lib/phone';
import { itemsOf } from '../lib/privacy/judge';
import { OpenApi } from '../lib/privacy/open-api';
import type { Sent } from '../lib/privacy/recorder';
import { openSurrounding, type Surrounding, surroundings } from '../lib/privacy/surroundings';
import { PrivacyWatch } from '../lib/privacy/watch';
import { logIn } from '../lib/sale';
import { openShop } from '../lib/shop';

const shop = openShop();
const browserPhone: Surrounding = { name: 'a phone’s browser' };
const pages = ['/', '/pages/car/index', '/pagesStore/quickFlash/index', '/pagesDetail/carModel?modelId=YL01'];

/** Data that a customer's phone sends after the consent was given and the location permitted. */
const afterConsent = ['risk', 'system', 'behaviour', 'browsing', 'position'];

let api: OpenApi;
let close: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  api = await OpenApi.of(shop.origin);
});
afterEach(() => close());

async function watchedPhone(surrounding: Surrounding) {
  const { context, native } = await openSurrounding(shop.browser, shop.origin, surrounding);
  close = () => context.close();
  const watch = await PrivacyWatch.over(context, shop.origin, api);
  const phone = new Phone(await context.newPage(), context, shop.origin);
  return { phone, native, watch };
}

/** Hides the page like a person who switches apps: queued data is sent. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

async function visitAll(phone: Phone): Promise<void> {
  for (const address of pages) {
    await phone.open(address);
    await phone.page.mouse.wheel(0, 900);
    await leave(phone.page);
  }
}

const carried = (sent: readonly Sent[]): Set<string> => new Set(sent.flatMap(itemsOf));

describe('the recorder', () => {
  test('sees what is read, sent and kept against the list', async () => {
    const { phone, watch } = await watchedPhone(browserPhone);
    await phone.context.route(/tracker\.example/, (route) => route.abort());
    await phone.open('/pagesMine/settings');
    expect((await watch.faultsBefore(phone.page)).faults).toEqual([]);
    await phone.page.evaluate(async () => {
      const { deviceMemory } = navigator as unknown as { deviceMemory: number };
      document.createElement('canvas').toDataURL();
      document.createElement('canvas').getContext('webgl')?.getParameter(37446);
      new OfflineAudioContext(1, 1, 44_100);
      navigator.geolocation.getCurrentPosition(() => undefined);
      localStorage.setItem('visitor-id', '1');
      const body = JSON.stringify({ batteryLevel: 1, memory: deviceMemory });
      navigator.sendBeacon('/collect', body);
      new Image().src = 'https://tracker.example/p.gif';
      const address = '/api/basic/v1/pub/serverTime?latitude=39.876543';
      await fetch(address, { headers: { 'x-device-model': 'phone' } });
    });
    const { faults } = await watch.faultsBefore(phone.page);
    const text = faults.join('\n');
    for (const sign of [
      'navigator.deviceMemory',
      'canvas.toDataURL',
      'webgl.getParameter:UNMASKED_RENDERER',
      'new OfflineAudioContext',
      'geolocation.getCurrentPosition',
      'keeps visitor-id',
      'POST /collect',
      'tracker.example',
      'field query.latitude is not described',
      'header x-device-model is not described',
      'the position itself',
    ])
      expect(text).toContain(sign);
  });
});

describe('the consent', () => {
  test('declined, it only closes, and nothing is read or sent afterwards either', async () => {
    const { phone, watch } = await watchedPhone(browserPhone);
    await phone.open('/');
    await phone.tap(phone.tab('我的'));
    await phone.answer('不同意');
    expect(phone.path).toBe('/');
    await visitAll(phone);
    expect((await watch.faultsBefore(phone.page)).faults).toEqual([]);
  });

  test('given, what is sent is what the list says; taken back, nothing of it is left or sent again', {
    timeout: 300_000,
  }, async () => {
    const { phone, watch } = await watchedPhone(browserPhone);
    await phone.open('/');
    await phone.tap(phone.tab('我的'));
    await phone.answer('同意');
    await logIn(phone, await shop.client(), '13911180001');
    const isUsageSent = phone.page.waitForRequest(/analytics\/events/, { timeout: 120_000 });
    await phone.open('/');
    await isUsageSent;
    await visitAll(phone);
    const given = await watch.faultsUnder(phone.page);
    expect(given.faults).toEqual([]);
    expect([...carried(given.sent)]).toEqual(expect.arrayContaining(afterConsent));

    await phone.open('/pagesMine/settings');
    await phone.press(/已同意，可撤回/);
    await phone.tap(phone.page.getByRole('button', { name: '继续', exact: true }));
    await phone.tap(phone.page.getByRole('button', { name: '确认撤回', exact: true }));
    await phone.sees('未同意');
    await expect.poll(async () => (await watch.faultsBefore(phone.page)).faults, { timeout: 20_000 }).toEqual([]);
    await visitAll(phone);
    const { faults, sent } = await watch.faultsBefore(phone.page);
    expect(faults).toEqual([]);
    for (const item of ['risk', 'system', 'behaviour', 'browsing', 'position'])
      expect(carried(sent)).not.toContain(item);
  });
});

describe.each(surroundings.filter(({ isContainer }) => isContainer))('in $name', (surrounding) => {
  test('the native app is told of the consent once it is given, not before', async () => {
    const { phone, native } = await watchedPhone(surrounding);
    const links: string[] = [];
    const tools = await phone.context.newCDPSession(phone.page);
    await tools.send('Page.enable');
    tools.on('Page.frameRequestedNavigation', ({ url }) => links.push(url));
    await phone.open('/');
    await phone.tap(phone.tab('我的'));
    await phone.answer('不同意');
    const told = () => [...native.consents, ...links.filter((link) => link.includes('isAgreePrivacyPolicy'))];
    expect(told()).toEqual([]);
    await phone.tap(phone.tab('我的'));
    await phone.answer('同意');
    await expect.poll(told).toHaveLength(1);
    if (surrounding.isContainer === 'ios') expect(native.consents).toEqual([{ isAgreePrivacyPolicy: 1 }]);
    else expect(links.at(-1)).toMatch(/^\w+:\/\/consent\?isAgreePrivacyPolicy=1$/);
  });
});
