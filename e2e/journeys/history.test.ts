import { expect, test } from 'vitest';
import type { Phone } from '../lib/phone';
import { openShop } from '../lib/shop';

const shop = openShop();

/** Waits for the history entry of an overlay, which takes the back key's step: it is made once the overlay is drawn. */
const isHeld = (phone: Phone) => phone.page.waitForFunction(() => window.history.state?.layer === 1);

test('back and forward walk through the journey, each page as it was left', async () => {
  const phone = await shop.phone();
  await phone.open('/');
  await phone.tap(phone.tab('购车'));
  await phone.arrives('/pages/car/index');
  await phone.tap(phone.control('tab', /01$/));
  await phone.press('立即定制');
  await phone.arrives('/pagesDetail/carModel');
  await phone.press('定制长续航版');
  await phone.arrives('/pagesDetail/carSetting');
  await phone.press('下一步');
  await phone.arrives('/pagesDetail/settingPreview');
  await phone.press('查看配置单');
  await phone.arrives('/pagesDetail/configPreview');
  await phone.press('立即下定');
  await phone.arrives('/pages/login/index');

  const path = [
    '/',
    '/pages/car/index',
    '/pagesDetail/carModel',
    '/pagesDetail/carSetting',
    '/pagesDetail/settingPreview',
    '/pagesDetail/configPreview',
  ];
  for (const page of [...path].reverse()) {
    await phone.page.goBack();
    await phone.arrives(page);
  }
  for (const page of path.slice(1)) {
    await phone.page.goForward();
    await phone.arrives(page);
  }
  await phone.page.goForward();
  await phone.arrives('/pages/login/index');
});

test('tabs keep their place, and tapping the current one does nothing', async () => {
  const phone = await shop.phone();
  await phone.open('/');
  await phone.page.locator('[data-page="/"]').evaluate((page) => page.scrollTo(0, 400));
  const scrolled = () => phone.page.locator('[data-page="/"]').evaluate((page) => page.scrollTop);
  expect(await scrolled()).toBe(400);
  await phone.tap(phone.tab('社区'));
  await phone.tap(phone.tab('购车'));
  await phone.arrives('/pages/car/index');
  await phone.tap(phone.tab('社区'));
  await phone.arrives('/');
  expect(await scrolled()).toBe(400);
  await phone.page.goBack();
  await phone.arrives('/pages/car/index');
});

test('leaving a changed configuration is asked, by the key of the browser too', async () => {
  const phone = await shop.phone();
  await phone.open('/pagesDetail/carModel?modelId=YL01');
  await phone.press('定制长续航版');
  await phone.arrives('/pagesDetail/carSetting');
  await phone.tap(phone.control('tab', '外观'));
  await phone.tap(phone.control('radio', /^碳影黑/));
  await phone.sees(/换为碳影黑/);
  await phone.page.goBack();
  await phone.answer('继续定制', '当前配置尚未保存，确定离开吗？');
  expect(phone.path).toBe('/pagesDetail/carSetting');
  expect(await phone.control('radio', /^碳影黑/).getAttribute('aria-checked')).toBe('true');
  await phone.page.goBack();
  await phone.answer('离开');
  await phone.arrives('/pagesDetail/carModel');
});

test('the back key closes what lies open on a page, and leaves the page with the next press', async () => {
  const phone = await shop.phone({ consent: true });
  await phone.open('/');
  await phone.tap(phone.screen.getByRole('link', { name: /./ }).filter({ visible: true }).last());
  await phone.arrives('/pagesCommunity/article/index');
  const preview = phone.screen.getByRole('dialog', { name: '图片预览' });
  await phone.tap(phone.screen.locator('img').first());
  await preview.waitFor();
  await phone.page.goBack();
  await preview.waitFor({ state: 'detached' });
  expect(phone.path).toBe('/pagesCommunity/article/index');
  await phone.page.goBack();
  await phone.arrives('/');
});

test('it does so on the first page of all, which has nothing below it', async () => {
  const phone = await shop.phone();
  await phone.open('/pages/login/index');
  const box = phone.control('checkbox', '我已阅读并同意用户协议与隐私政策');
  await phone.press('获取验证码');
  const question = phone.screen.getByRole('alertdialog');
  await question.waitFor();
  await isHeld(phone);
  await phone.page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(phone.path).toBe('/pages/login/index');

  await phone.press('《隐私政策》');
  await phone.view.locator('[data-page="/pages/webview/index"]:not([hidden]) iframe').waitFor();
  await phone.page.goBack();
  await phone.arrives('/pages/login/index');
  expect(await box.getAttribute('aria-checked')).toBe('false');
});
