import { expect, test } from 'vitest';
import { inTime, openInApp } from '../lib/container';
import { openShop } from '../lib/shop';

const shop = openShop();
const ORDERS = '/pagesOrder/order/index';
/** The page's timeout for the app, and the extra time on a busy machine. */
const PATIENCE_MS = 5000;
const SLACK_MS = 4000;

const failures = [
  ['silent', '没有应答'],
  ['error', '返回错误'],
  ['unknown', '方法不存在'],
  ['garbage', '乱码应答'],
  ['late', '迟到应答'],
] as const;

test.each(failures)(
  'a login that meets the fault "%s" (%s) is told within five seconds, and the next try works',
  async (fault) => {
    const phone = await openInApp(shop, 'Android');
    await phone.select('故障', { value: fault });
    await phone.select('作用于', { value: 'appInfo.login' });
    await phone.view.goto(ORDERS);
    await phone.logged('appInfo.login').first().waitFor();
    const from = Date.now();
    await phone.isTold('暂时无法登录，请稍后再试');
    expect(Date.now() - from).toBeLessThan(PATIENCE_MS + SLACK_MS);
    if (fault === 'late') await phone.answerNative('login', '暂不登录');
    await phone.sees('登录后查看');

    await phone.select('故障', { value: 'none' });
    await phone.press('去登录');
    await phone.logInNatively('13800000003');
    await expect.poll(() => phone.kept('TOKEN'), inTime).not.toBeNull();
    await phone.sees('我的订单');
  },
);

test.each(['slow', 'twice'] as const)('a login goes well with the fault "%s"', async (fault) => {
  const phone = await openInApp(shop);
  await phone.select('故障', { value: fault });
  await phone.select('作用于', { value: 'appInfo.' });
  await phone.view.goto(ORDERS);
  await phone.logInNatively('13800000003');
  await expect.poll(() => phone.kept('TOKEN'), inTime).not.toBeNull();
  await phone.sees('我的订单');
  expect(await phone.question('login').count()).toBe(0);
});

test.each(['slow', ...failures.map(([fault]) => fault), 'twice'] as const)(
  'the shop starts and can be used while every call of the app meets the fault "%s"',
  async (fault) => {
    const phone = await openInApp(shop, 'HarmonyOS');
    const restartMs = async () => {
      const from = Date.now();
      await phone.page.getByRole('button', { name: '重启应用' }).click();
      await phone.started();
      return Date.now() - from;
    };
    const usualMs = await restartMs();
    await phone.select('故障', { value: fault });
    expect(await restartMs()).toBeLessThan(usualMs + PATIENCE_MS + SLACK_MS);
    await phone.tap(phone.tab('购车'));
    await phone.arrives('/pages/car/index');
    await phone.tap(phone.control('tab', /01$/));
    await phone.press('立即定制');
    await phone.arrives('/pagesDetail/carModel');
  },
);

test('a fault for the next call alone leaves those after it in peace', async () => {
  const phone = await openInApp(shop);
  await phone.select('故障', { value: 'error' });
  await phone.select('作用于', { value: 'storage.' });
  await phone.choose('次数', '仅下一次');
  expect(await phone.callApp('storage.get', { key: 'a' })).toMatchObject({ error: { code: -32603 } });
  expect(await phone.callApp('storage.get', { key: 'a' })).toMatchObject({ result: { value: null } });
});
