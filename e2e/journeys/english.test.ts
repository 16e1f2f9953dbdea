import { brand } from '@voltfront/brand';
import { expect, test } from 'vitest';
import { ChineseWatch } from '../lib/chinese';
import type { Phone } from '../lib/phone';
import { orderOf } from '../lib/sale';
import { openShop } from '../lib/shop';
import type { SignedClient } from '../lib/signed-client';

const shop = openShop();
const BUYER = { name: '陆知远', idNumber: '11010519491231002X' };

/** Every text of the brand's file. */
function namesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(namesOf) : [];
}

const watch = (phone: Phone, client: SignedClient) =>
  new ChineseWatch(phone, client, [...namesOf(brand), BUYER.name, '简体中文']);

/** Chinese texts still visible on the page after a moment, with its path. */
async function remaining(chinese: ChineseWatch, phone: Phone): Promise<string[]> {
  await phone.settled();
  await phone.page.waitForLoadState('networkidle');
  await expect
    .poll(() => chinese.said())
    .toEqual([])
    .catch(() => undefined);
  return (await chinese.said()).map((text) => `${phone.path}: ${text}`);
}

test('a customer who reads English buys a car in English', async () => {
  const mobile = '13911110091';
  const phone = await shop.phone();
  const client = await shop.client();
  const chinese = watch(phone, client);
  const found: string[] = [];
  const look = async () => void found.push(...(await remaining(chinese, phone)));

  await phone.open('/pagesMine/settings');
  await phone.tap(phone.control('button', /^语言/));
  await phone.tap(phone.view.getByRole('button', { name: 'English' }).filter({ visible: true }));
  await phone.sees('Language');
  await look();
  expect(await phone.view.evaluate(() => document.documentElement.lang)).toBe('en');

  await phone.open('/');
  expect(await phone.view.evaluate(() => document.documentElement.lang)).toBe('en');
  await look();
  await phone.tap(phone.tab('Cars'));
  await phone.arrives('/pages/car/index');
  await look();
  await phone.tap(phone.control('tab', /01$/));
  await phone.press('Configure');
  await phone.arrives('/pagesDetail/carModel');
  await look();
  await phone.press(/^Configure .*长续航版/);
  await phone.arrives('/pagesDetail/carSetting');
  await look();
  await phone.press('Next');
  await phone.arrives('/pagesDetail/settingPreview');
  await look();
  await phone.press('Configuration sheet');
  await phone.arrives('/pagesDetail/configPreview');
  await look();

  await phone.press('Order now');
  await phone.arrives('/pages/login/index');
  await look();
  await phone.field('Phone number').fill(mobile);
  await phone.tap(phone.control('checkbox', /^I have read/));
  await phone.press('Get a code');
  await phone.arrives('/pages/login/code');
  await look();
  await phone.field('Code').fill(await client.lastCode(mobile));

  await phone.arrives('/pagesOrder/confirm/index');
  await look();
  await phone.field('Name').fill(BUYER.name);
  await phone.field('ID number').fill(BUYER.idNumber);
  await phone.field('Phone number').fill(mobile);
  await phone.press('Place order');
  await phone.sees('Please read and agree to all agreements before you submit');
  await look();
  await phone.tap(phone.control('button', /购车协议|购买协议/).first());
  await phone.arrives('/pagesDetail/h5PurchaseAgreement/webview');
  await look();
  await phone.screen.getByText('— End of the agreement —').scrollIntoViewIfNeeded();
  await phone.press('Agree and sign');
  await phone.arrives('/pagesOrder/confirm/index');
  for (const box of await phone.screen.getByRole('checkbox', { name: /^(Agree|I agree)/ }).all())
    if ((await box.getAttribute('aria-checked')) !== 'true') await phone.tap(box);
  await phone.press('Place order');
  await phone.arrives('/pagesOrder/pay/index');
  await look();
  const orderNo = phone.param('orderNo');

  await phone.press(/^Pay/);
  await phone.view.waitForURL('**/sandbox/cashier/**');
  await phone.view.locator('#pay').tap();
  await phone.arrives('/pagesOrder/pay/result');
  await phone.sees('Payment successful');
  await look();
  await phone.press('Show and lock the order');
  await phone.arrives('/pagesOrder/car/detail');
  await phone.sees('Progress');
  await look();
  expect(await orderOf(await shop.client(phone), orderNo)).toMatchObject({ state: 'depositPaid' });
  await phone.open('/pagesOrder/order/index');
  await look();
  await phone.open('/pages/mine/index');
  await look();
  expect(found).toEqual([]);
});
