import { expect, test } from 'vitest';
import { inTime, openInApp } from '../lib/container';
import { openShop } from '../lib/shop';

const shop = openShop();

test.each([
  ['iOS', 'handleConfirm 消息'],
  ['Android', 'Scheme 链接'],
  ['HarmonyOS', 'Scheme 链接'],
] as const)(
  'on %s the app is told of the consent by its own way, and of nothing when it is declined',
  async (system, way) => {
    const phone = await openInApp(shop, system);
    const consent = phone.state('隐私同意');
    expect(await consent.textContent()).toBe('尚未告知');
    await phone.tap(phone.tab('我的'));
    await phone.answer('不同意', /我们不会收集您的设备信息/);
    expect(await consent.textContent()).toBe('尚未告知');
    expect(await phone.kept('CHECKED_COMPLIANCE_AGREEMENT')).toBeNull();

    await phone.tap(phone.tab('我的'));
    await phone.answer('同意');
    await consent.getByText(`已同意 · ${way}`).waitFor();
    expect(await phone.kept('CHECKED_COMPLIANCE_AGREEMENT')).toBe('true');
  },
);

test('a new installation has agreed to nothing, and each phone is asked by itself', async () => {
  const phone = await openInApp(shop, 'Android');
  await phone.tap(phone.tab('我的'));
  await phone.answer('同意');
  await phone
    .state('隐私同意')
    .getByText(/已同意/)
    .waitFor();
  await phone.changeTo('iOS');
  expect(await phone.kept('CHECKED_COMPLIANCE_AGREEMENT')).toBeNull();
  await phone.changeTo('Android');
  expect(await phone.kept('CHECKED_COMPLIANCE_AGREEMENT')).toBe('true');
  await phone.pressPanel('重新安装应用');
  await phone.state('隐私同意').getByText('尚未告知').waitFor();
  await phone.started();
  expect(await phone.kept('CHECKED_COMPLIANCE_AGREEMENT')).toBeNull();
});

test('the shop in the browser and the shop in the app know nothing of each other', async () => {
  const phone = await openInApp(shop);
  await phone.pressPanel('登录');
  await expect.poll(() => phone.kept('TOKEN'), inTime).not.toBeNull();
  const browser = shop.watch(await phone.besides());
  await browser.open('/');
  expect(await browser.kept('TOKEN')).toBeNull();
  expect(await browser.view.evaluate(() => navigator.userAgent)).not.toContain('App/');
});
