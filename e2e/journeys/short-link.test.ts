import { expect, test } from 'vitest';
import { logIn } from '../lib/sale';
import { openShop } from '../lib/shop';

const shop = openShop();

test('a printed code opens the car in its own place and says where the customer came from', async () => {
  const phone = await shop.phone();
  await phone.page.goto('/YL01Store0');
  await phone.arrives('/pagesDetail/carModel');
  expect(phone.param('modelId')).toBe('YL01');
  expect(await phone.kept('QUERY_CHANNEL')).toBe('"print"');
  expect(await phone.page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2);
});

test('a link in a text message leads to the own orders through login', async () => {
  const phone = await shop.phone();
  await phone.page.goto('/MyOrders01');
  await phone.arrives('/pages/login/index');
  await logIn(phone, await shop.client(), '13911150071');
  await phone.arrives('/pagesOrder/order/index');
});

test('a link for the app shows the way to it, and one that has ended the way home', async () => {
  const phone = await shop.phone();
  await phone.open('/AppOnly001');
  await phone.sees('该内容需要在 App 中查看');
  await phone.page.goto('/Expired001');
  await phone.sees('链接已失效');
  await phone.press('返回首页');
  await phone.arrives('/');
  // The response for a closed link is a 404, which browsers log to the console.
  phone.takeFaults(/404/);
});
