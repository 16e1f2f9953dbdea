import { expect, test } from 'vitest';
import { violationsOf } from '../lib/accessibility';
import { type AppPhone, openInApp } from '../lib/container';
import { openShop } from '../lib/shop';

const shop = openShop();

/**
 * Accessibility violations (axe) of the container's own page; the shop in the phone frame is tested
 * elsewhere.
 */
async function breaches(phone: AppPhone): Promise<string[]> {
  const violations = await violationsOf(phone.page, ['iframe']);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
  );
}

const overflow = (phone: AppPhone) =>
  phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('the page fits %i × %i and is free of barriers, light and dark', async (width, height) => {
  const phone = await openInApp(shop);
  await phone.page.setViewportSize({ width, height });
  await phone.callApp('storage.set', { key: 'a', value: 'b' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await breaches(phone)).toEqual([]);
    expect(await overflow(phone)).toBe(0);
  }
  if (width < 1280) await phone.page.getByRole('radio', { name: '通信记录' }).check();
  await phone.logged('storage.set').first().locator('summary').click();
  expect(await breaches(phone)).toEqual([]);
  expect(await overflow(phone)).toBe(0);
});

test('native questions are dialogs that keys can answer', async () => {
  const phone = await openInApp(shop, 'Android');
  const login = phone.callApp('appInfo.login');
  await phone.question('login').waitFor();
  expect(await breaches(phone)).toEqual([]);
  await phone.page.keyboard.press('Escape');
  expect(await login).toMatchObject({ outcome: { data: { token: null } } });
  const permission = phone.choose('相机权限', '询问').then(() => phone.callApp('operation.cameraPermission'));
  await phone.question('permission').waitFor();
  await phone.page.keyboard.press('Tab');
  await phone.page.keyboard.press('Enter');
  expect(await permission).toMatchObject({ outcome: { data: { isGranted: true } } });
});

test('the record can be filtered, opened, copied and cleared', async () => {
  const phone = await openInApp(shop);
  await phone.callApp('storage.set', { key: 'filter-me', value: 'x' });
  await phone.callApp('storage.get', { key: 'other' });
  const filter = phone.page.getByRole('textbox', { name: '筛选记录' });
  await filter.fill('filter-me');
  await phone.page.getByRole('heading', { name: '通信记录（1）' }).waitFor();
  const line = phone.logged('storage.set', 'ok');
  await line.locator('summary').click();
  expect(await line.locator('pre').first().textContent()).toContain('"filter-me"');
  await phone.page.getByRole('button', { name: '复制' }).click();
  await phone.page.getByText('记录已复制').waitFor();
  const copied = await phone.page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toMatch(/^\d{4}-.*\tcall\tstorage\.set\tok\t\d+ms/);
  await filter.fill('');
  await phone.page.getByRole('button', { name: '清空' }).click();
  await phone.page.getByText('网页与应用之间的每条消息都会记录在这里。').waitFor();
});

test('a notification opens its page, and a phone without network shows what pages do then', async () => {
  const phone = await openInApp(shop);
  await phone.panel.getByRole('textbox', { name: '推送打开的页面' }).fill('/pages/car/index');
  await phone.pressPanel('发送推送通知');
  await phone.page.getByRole('button', { name: /您有一条新消息/ }).click();
  await phone.arrives('/pages/car/index');
  await phone.choose('网络', '断网');
  expect(await phone.view.evaluate(() => navigator.onLine)).toBe(false);
  await phone.tap(phone.tab('社区'));
  await phone.tap(phone.tab('购车'));
  await phone.arrives('/pages/car/index');
  await phone.choose('网络', '在线');
  expect(await phone.view.evaluate(() => navigator.onLine)).toBe(true);
});
