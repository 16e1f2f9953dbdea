import { expect, test } from 'vitest';
import { openInApp } from '../lib/container';
import { yuan } from '../lib/money';
import {
  DEPOSIT_FEN,
  enterBuyer,
  orderOf,
  quoteOf,
  signPurchaseAgreement,
  submitOrder,
  tickAgreements,
} from '../lib/sale';
import { openShop } from '../lib/shop';
import { SignedClient } from '../lib/signed-client';

const shop = openShop();

test.each([
  ['iOS', 'APP', '13911210001'],
  ['HarmonyOS', 'HarmonyOS', '13911210002'],
] as const)(
  'on %s a stranger buys the first car inside the app: the app logs in, the page has user and token from it',
  async (system, platform, mobile) => {
    const phone = await openInApp(shop, system);
    const client = await shop.client();
    await phone.tap(phone.tab('购车'));
    await phone.arrives('/pages/car/index');
    await phone.tap(phone.control('tab', /01$/));
    await phone.press('立即定制');
    await phone.arrives('/pagesDetail/carModel');
    await phone.press('定制长续航版');
    await phone.arrives('/pagesDetail/carSetting');
    await phone.tap(phone.control('tab', '外观'));
    await phone.tap(phone.control('radio', /^松林绿/));
    await phone.sees(/换为松林绿/);
    await phone.press('下一步');
    await phone.arrives('/pagesDetail/settingPreview');
    await phone.press('查看配置单');
    await phone.arrives('/pagesDetail/configPreview');
    const link = phone.param('c');
    const quote = await quoteOf(client, link);
    const price = yuan(quote.totalFen);

    await phone.press('立即下定');
    await phone.question('login').waitFor();
    expect(phone.path).toBe('/pagesDetail/configPreview');
    await phone.logInNatively(mobile);
    await phone.arrives('/pagesOrder/confirm/index');
    await phone.sees('购车人信息');
    expect(await phone.text()).toContain(price);
    await expectOwnSession(phone);

    await enterBuyer(phone, mobile);
    await signPurchaseAgreement(phone);
    await tickAgreements(phone);
    const orderNo = await submitOrder(phone);
    const own = await clientOf(phone, platform);
    expect(await orderOf(own, orderNo)).toMatchObject({ state: 'created', totalFen: quote.totalFen });

    await phone.press(/^确认支付/);
    await phone.answerNative('payment', '取消支付');
    await phone.sees('已取消支付');
    expect(await orderOf(own, orderNo)).toMatchObject({ state: 'created' });
    await phone.press(/^确认支付/);
    await phone.answerNative('payment', '支付成功');
    await phone.arrives('/pagesOrder/pay/result');
    expect(
      phone.requests.filter((request) => request.isNavigationRequest() && request.url().includes('/sandbox/')),
    ).toEqual([]);
    await phone.sees('支付成功');
    await phone.press('查看订单并锁单');
    await phone.arrives('/pagesOrder/car/detail');
    await phone.sees('订单进度');
    expect(await phone.text()).toContain(price);
    expect(await orderOf(own, orderNo)).toMatchObject({ state: 'depositPaid', paidFen: DEPOSIT_FEN, dueFen: 0 });
    expect(phone.requests.filter((request) => request.url().includes('/pages/login/'))).toEqual([]);
    expect(phone.requests.filter((request) => request.url().includes('/pub/sms/authCode'))).toEqual([]);
  },
);

/** The page's session is what the app passed to it: its own token and the account's nickname. */
async function expectOwnSession(phone: Awaited<ReturnType<typeof openInApp>>): Promise<void> {
  const token = JSON.parse((await phone.kept('TOKEN')) ?? 'null');
  expect(token).toMatch(/^\S{20,}$/);
  const line = phone.logged('appInfo.login', 'ok').first();
  await line.locator('summary').click();
  expect(await line.locator('pre').last().textContent()).toContain(token);
  const user = JSON.parse((await phone.kept('USER_INFO')) ?? 'null');
  expect(user.nickname).toBe(await phone.state('应用登录').textContent());
  await phone.logged('appInfo.userInfo', 'ok').first().waitFor();
}

/** An API client with the page's session, on the platform of that session. */
async function clientOf(phone: Awaited<ReturnType<typeof openInApp>>, platform: string): Promise<SignedClient> {
  const client = new SignedClient(shop.origin, platform);
  client.token = JSON.parse((await phone.kept('TOKEN')) ?? '""');
  return client;
}
