import { expect, test } from 'vitest';
import { inTime, openInApp } from '../lib/container';
import { openShop } from '../lib/shop';

const shop = openShop();

const tokenIn = async (phone: Awaited<ReturnType<typeof openInApp>>) =>
  JSON.parse((await phone.kept('TOKEN')) ?? 'null') as string | null;

test('a login and a logout in the app are the page’s at once', async () => {
  const phone = await openInApp(shop, 'Android');
  expect(await tokenIn(phone)).toBeNull();
  await phone.select('演示账号', '13800000004');
  await phone.pressPanel('登录');
  await expect.poll(() => tokenIn(phone), inTime).not.toBeNull();
  const user = JSON.parse((await phone.kept('USER_INFO')) ?? 'null');
  expect(user.memberInfo).toMatchObject({ organName: expect.any(String), jobId: expect.any(String) });
  await phone.pressPanel('退出登录');
  await expect.poll(() => tokenIn(phone), inTime).toBeNull();
});

test('a page that needs a login gets it from the app, also after turning back once', async () => {
  const phone = await openInApp(shop);
  await phone.view.goto('/pagesOrder/order/index');
  await phone.answerNative('login', '暂不登录');
  await phone.press('去登录');
  await phone.logInNatively('13800000003');
  await expect.poll(() => tokenIn(phone), inTime).not.toBeNull();
  await phone.arrives('/pagesOrder/order/index');
  expect(phone.path).toBe('/pagesOrder/order/index');
});

test('a token that the server no longer takes is the app’s affair: it tells why and logs in again', async () => {
  const phone = await openInApp(shop, 'HarmonyOS');
  await phone.select('演示账号', '13800000006');
  await phone.pressPanel('登录');
  await expect.poll(() => tokenIn(phone), inTime).not.toBeNull();
  const old = await tokenIn(phone);
  await phone.pressPanel('令牌失效');
  await phone.page.getByText('令牌已在服务器失效，网页的下一次请求会被拒绝').waitFor();
  await phone.view.goto('/pagesOrder/order/index');
  await phone.question('expired').waitFor();
  expect(phone.takeFaults(/status of 401/).length).toBeGreaterThan(0);
  expect(phone.path).not.toContain('/pages/login');
  await phone.answerNative('expired', '重新登录');
  await phone.logInNatively('13800000006');
  await expect.poll(() => tokenIn(phone), inTime).not.toBeNull();
  expect(await tokenIn(phone)).not.toBe(old);
  await phone.arrives('/pagesOrder/order/index');
  await phone.logged('operation.tokenExpired', 'ok').first().waitFor();
});

test('a renewed token reaches the page by its event', async () => {
  const phone = await openInApp(shop);
  await phone.pressPanel('登录');
  await expect.poll(() => tokenIn(phone), inTime).not.toBeNull();
  const old = await tokenIn(phone);
  await phone.pressPanel('更换令牌');
  await expect.poll(() => tokenIn(phone), inTime).not.toBe(old);
  await phone.logged('sessionChanged').nth(1).waitFor();
});
