import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop();

/** Texts in a request that would reveal data about the device. */
const deviceData =
  /screenWidth|screenHeight|devicePixelRatio|deviceId|statusBarHeight|SDKVersion|safeArea|userAgentData/;

/** URLs, own headers and bodies of all requests. */
function sentTexts(requests: readonly Request[]): string[] {
  return requests.map((request) => {
    const headers = Object.entries(request.headers()).filter(([name]) => name.startsWith('x-volt-'));
    return [request.url(), JSON.stringify(headers), request.postData() ?? ''].join(' ');
  });
}

test('without consent the mine tab asks; declining only closes, agreeing goes on', async () => {
  const phone = await shop.phone();
  await phone.open('/');
  await phone.tap(phone.tab('我的'));
  await phone.answer('不同意', /我们不会收集您的设备信息/);
  expect(phone.path).toBe('/');
  expect(await phone.kept('CHECKED_COMPLIANCE_AGREEMENT')).toBeNull();
  await phone.tap(phone.tab('购车'));
  await phone.arrives('/pages/car/index');
  await phone.tap(phone.tab('我的'));
  await phone.answer('不同意');
  expect(phone.path).toBe('/pages/car/index');

  await phone.tap(phone.tab('我的'));
  await phone.answer('同意');
  await phone.arrives('/pages/login/index');
  expect(await phone.kept('CHECKED_COMPLIANCE_AGREEMENT')).toBe('true');
});

test('the unticked box of the login page asks, and declining sends no code', async () => {
  const phone = await shop.phone();
  await phone.open('/pages/login/index');
  await phone.field('手机号').fill('13911130001');
  await phone.press('获取验证码');
  await phone.answer('不同意');
  expect(phone.path).toBe('/pages/login/index');
  expect(sentTexts(phone.requests).filter((text) => text.includes('authCode'))).toEqual([]);
  await phone.press('获取验证码');
  await phone.answer('同意并继续');
  await phone.arrives('/pages/login/code');
  expect(await phone.kept('CHECKED_COMPLIANCE_AGREEMENT')).toBe('true');
});

test('nothing about the device is sent before consent, and nothing ever goes to another host', async () => {
  const phone = await shop.phone();
  await phone.page.addInitScript(() => {
    const reads: string[] = [];
    Object.assign(window, { deviceReads: reads });
    for (const name of ['deviceMemory', 'hardwareConcurrency', 'userAgentData', 'plugins', 'getBattery']) {
      const known = Object.getOwnPropertyDescriptor(Navigator.prototype, name);
      if (!known) continue;
      Object.defineProperty(Navigator.prototype, name, {
        ...known,
        ...(known.get && {
          get() {
            reads.push(name);
            return known.get?.call(this);
          },
        }),
      });
    }
  });
  for (const path of ['/', '/pages/car/index', '/pagesDetail/carModel?modelId=YL01', '/pagesMine/settings'])
    await phone.open(path);
  await phone.open('/pagesDetail/carSetting?modelId=YL01&versionId=YL01-pro');
  await phone.press('下一步');
  await phone.arrives('/pagesDetail/settingPreview');
  await phone.press('查看配置单');
  await phone.arrives('/pagesDetail/configPreview');
  const texts = sentTexts(phone.requests);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => deviceData.test(text))).toEqual([]);
  expect(phone.requests.map((request) => new URL(request.url())).filter(isForeign)).toEqual([]);
  expect(await phone.page.evaluate(() => (window as unknown as { deviceReads: string[] }).deviceReads)).toEqual([]);
});

function isForeign(url: URL): boolean {
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== shop.origin;
}
