import { expect, test } from 'vitest';
import { inTime, openInApp, type System } from '../lib/container';
import { openShop } from '../lib/shop';

const shop = openShop();

test.each<System>(['iOS', 'HarmonyOS'])(
  'on %s a method of Android alone is refused with the words for it',
  async (system) => {
    const phone = await openInApp(shop, system);
    const { error } = await phone.callApp('operation.statusBarMode', { mode: 'dark' });
    expect(error).toMatchObject({ code: -32001, message: '该方法仅支持安卓平台' });
  },
);

test('on Android the page colours the words of the status bar', async () => {
  const phone = await openInApp(shop, 'Android');
  await phone.callApp('operation.statusBarMode', { mode: 'dark' });
  await phone.page.locator('[data-status-bar="dark"]').waitFor();
  await phone.callApp('operation.statusBarMode', { mode: 'light' });
  await phone.page.locator('[data-status-bar="light"]').waitFor();
});

test('an old app lacks methods and says so; the shop and its login work in it', async () => {
  const phone = await openInApp(shop);
  await phone.choose('应用版本', '旧版本');
  await phone.started();
  for (const method of ['authorization.normalAuth', 'operation.requestPayment', 'operation.cacheSize'])
    expect(await phone.callApp(method)).toMatchObject({ error: { code: -32601 } });
  expect(await phone.view.evaluate(() => navigator.userAgent)).toContain('App/0.9.0');
  await phone.view.goto('/pagesOrder/order/index');
  await phone.logInNatively('13800000003');
  await phone.sees('我的订单');
});

test('the position is that of the chosen city, when the person allows it', async () => {
  const phone = await openInApp(shop);
  await phone.select('所在城市', '成都市');
  expect(await phone.callApp('appInfo.location')).toMatchObject({ outcome: { code: 0, data: { city: '成都市' } } });
  await phone.choose('定位权限', '询问');
  const asked = phone.callApp('appInfo.location');
  await phone.answerNative('permission', '不允许');
  expect(await asked).toMatchObject({ outcome: { code: -101, message: '没有定位权限' } });
  expect(await phone.callApp('appInfo.location')).toMatchObject({ outcome: { code: -101 } });
});

test('camera and album hand over the chosen pictures, or nothing', async () => {
  const phone = await openInApp(shop, 'Android');
  await phone.choose('拍到的照片', '小猫');
  const taken = phone.callApp('operation.takePhoto');
  await phone.answerNative('camera', '拍照并使用');
  expect(await taken).toMatchObject({
    outcome: { code: 0, data: { file: { name: expect.stringMatching(/^cat\./) } } },
  });
  const left = phone.callApp('operation.takePhoto');
  await phone.answerNative('camera', '取消');
  expect(await left).toMatchObject({ outcome: { code: 0, data: { file: null } } });

  const chosen = phone.callApp('operation.chooseFile', { max: 2 });
  for (const name of ['小猫', '头像']) await phone.question('album').getByRole('button', { name }).click();
  await phone.answerNative('album', '使用（2）');
  const { outcome } = (await chosen) as { outcome: { data: { files: { mime: string; base64: string }[] } } };
  expect(outcome.data.files).toHaveLength(2);
  for (const { mime, base64 } of outcome.data.files) {
    expect(mime).toMatch(/^image\//);
    expect(base64.length).toBeGreaterThan(1000);
  }
  await phone.choose('相机权限', '拒绝');
  expect(await phone.callApp('operation.takePhoto')).toMatchObject({
    outcome: { code: -101, message: '没有相机权限' },
  });
});

test('a payment in the app ends as the person or the panel decides', async () => {
  const phone = await openInApp(shop);
  const pay = () => phone.callApp('operation.requestPayment', { provider: 'wechat', parameters: { prepayid: 'x' } });
  for (const [choice, outcome] of [
    ['支付成功', 'paid'],
    ['支付失败', 'failed'],
    ['取消支付', 'cancelled'],
  ] as const) {
    const paid = pay();
    await phone.answerNative('payment', choice);
    expect(await paid).toMatchObject({ outcome: { code: 0, data: { outcome } } });
  }
  await phone.choose('应用内支付', '取消');
  expect(await pay()).toMatchObject({ outcome: { data: { outcome: 'cancelled' } } });
});

test('native screens open above the page, and the system’s way back leads through them', async () => {
  const phone = await openInApp(shop, 'Android');
  await phone.callApp('navigation.navigate', { path: '/garage/index', params: { from: 'mall' } });
  await phone.nativePage('原生页面').getByText('/garage/index').waitFor();
  await phone.page.getByRole('button', { name: '系统返回键' }).click();
  await phone.nativePage('原生页面').waitFor({ state: 'hidden' });

  await phone.callApp('navigation.openWebView', { url: 'https://www.example.com/news', title: '新闻' });
  await phone.nativePage('新闻').getByRole('button', { name: '返回上一层' }).click();
  await phone.tap(phone.tab('购车'));
  await phone.arrives('/pages/car/index');
  await phone.page.getByRole('button', { name: '系统返回键' }).click();
  await phone.arrives('/');
  await phone.page.getByRole('button', { name: '系统返回键' }).click();
  await phone.page.getByText('再按一次退出应用').waitFor();

  await phone.callApp('navigation.tabSwitch', { index: 2 });
  const home = phone.page.getByRole('region', { name: '应用首页' });
  await home.getByRole('button', { name: '进入商城' }).click();
  await phone.settled();
});

test('the way back of the first page leads out of the web view into the app', async () => {
  const phone = await openInApp(shop, 'Android');
  await phone.view.goto('/pagesMine/settings');
  await phone.arrives('/pagesMine/settings');
  await phone.tap(phone.control('button', '返回'));
  await phone.logged('navigation.back', 'ok').first().waitFor();
  await phone.page.getByRole('region', { name: '应用首页' }).waitFor();
});

test('links that leave the shop are the app’s: phone numbers, other apps, other hosts', async () => {
  const phone = await openInApp(shop);
  const follow = (href: string) => phone.view.evaluate((to) => window.location.assign(to), href);
  await follow('tel:4000000101');
  await phone.question('call').getByText('4000000101').waitFor();
  await phone.answerNative('call', '取消');
  await follow('weixin://dl/business');
  await phone.nativePage('其他应用').getByText('weixin://dl/business').waitFor();
  await phone.page.getByRole('button', { name: '返回上一层' }).click();
  await follow('https://www.example.com/a?b=1');
  await phone.nativePage('外部网页').getByText('https://www.example.com/a?b=1').waitFor();
  expect(phone.path).toBe('/');
});

test('texts that the page keeps in the app outlive its restart, and not a new installation', async () => {
  const phone = await openInApp(shop);
  await phone.callApp('storage.set', { key: 'MALL_LANGUAGE', value: 'zh-CN' });
  await phone.page.getByRole('button', { name: '重启应用' }).click();
  await phone.started();
  expect(await phone.callApp('storage.get', { key: 'MALL_LANGUAGE' })).toMatchObject({ result: { value: 'zh-CN' } });
  await phone.pressPanel('重新安装应用');
  await phone.started();
  expect(await phone.callApp('storage.get', { key: 'MALL_LANGUAGE' })).toMatchObject({ result: { value: null } });
});

test('the chosen appearance comes back from the app when the web view has lost its storage', async () => {
  const phone = await openInApp(shop);
  await phone.tap(phone.tab('我的'));
  await phone.answer('同意');
  await phone.logged('storage.get', 'ok').first().waitFor();
  expect(await phone.kept('APPEARANCE')).toBeNull();
  await phone.callApp('storage.set', { key: 'MALL_APPEARANCE', value: 'dark' });
  await phone.page.getByRole('button', { name: '重启应用' }).click();
  await phone.started();
  await expect.poll(() => phone.kept('APPEARANCE'), inTime).toBe('"dark"');
});
