import { expect } from 'vitest';
import { yuan } from './money';
import type { Phone } from './phone';
import type { SignedClient } from './signed-client';

/** What the tests read of a quote. */
export interface Quote {
  totalFen: number;
  modelName: string;
  versionName: string;
  lines: { code: string; name: string; amountFen: number }[];
}

/** What the tests read of an order. */
export interface Order {
  orderNo: string;
  state: string;
  totalFen: number;
  dueFen: number;
  paidFen: number;
  expiresAt: number | null;
  configuration: { productCodes: string[] };
  payments: { paymentNo: string; state: string; amountFen: number }[];
  timeline: { state: string; title: string }[];
}

/** The deposit of a large order in fen. */
export const DEPOSIT_FEN = 5_000_00;

const buyer = { name: '陆知远', idNumber: '11010519491231002X' };

export const orderOf = (client: SignedClient, orderNo: string): Promise<Order> =>
  client.must<Order>('GET /api/mporder/v1/order/detail', { query: { orderNo } });

/** The server's price of the configuration in a link. */
export function quoteOf(client: SignedClient, link: string): Promise<Quote> {
  const [modelId, versionId, ...productCodes] = link.split('.');
  return client.must<Quote>('POST /api/mporder/v1/vehicle/quote', { body: { modelId, versionId, productCodes } });
}

/** Enters phone and code on the login pages; ends where the login was asked for. */
export async function logIn(phone: Phone, client: SignedClient, mobile: string): Promise<void> {
  await phone.arrives('/pages/login/index');
  await phone.field('手机号').fill(mobile);
  await phone.tap(phone.control('checkbox', '我已阅读并同意用户协议与隐私政策'));
  await phone.press('获取验证码');
  await phone.arrives('/pages/login/code');
  await phone.field('验证码').fill(await client.lastCode(mobile));
  await phone.view.locator('[data-page="/pages/login/code"]').waitFor({ state: 'detached' });
}

/** Fills in who buys. */
export async function enterBuyer(phone: Phone, mobile: string): Promise<void> {
  await phone.field('姓名').fill(buyer.name);
  await phone.field('身份证号').fill(buyer.idNumber);
  await phone.field('手机号').fill(mobile);
  await phone.field('手机号').blur();
}

/** Reads the purchase agreement to its end and signs it; back on the confirm page its box is ticked. */
export async function signPurchaseAgreement(phone: Phone): Promise<void> {
  await phone.tap(phone.control('button', /购车协议|购买协议/).first());
  await phone.arrives('/pagesDetail/h5PurchaseAgreement/webview');
  const sign = phone.button('同意并签署');
  expect(await sign.isDisabled()).toBe(true);
  await phone.screen.getByText('— 已到协议末尾 —').scrollIntoViewIfNeeded();
  await phone.tap(sign);
  await phone.arrives('/pagesOrder/confirm/index');
  await phone.sees('已签署');
}

/** Ticks every agreement that is not ticked yet. */
export async function tickAgreements(phone: Phone): Promise<void> {
  const boxes = await phone.screen.getByRole('checkbox', { name: /^同意/ }).all();
  for (const box of boxes) if ((await box.getAttribute('aria-checked')) !== 'true') await phone.tap(box);
}

/** Submits the confirm page; ends at the app's cashier. Returns the order's number. */
export async function submitOrder(phone: Phone): Promise<string> {
  await phone.press('提交订单');
  await phone.arrives('/pagesOrder/pay/index');
  return phone.param('orderNo');
}

/** From a configuration to the cashier, for a customer who is logged in. */
export async function orderCar(phone: Phone, mobile: string, link: string): Promise<string> {
  const [modelId = '', versionId = ''] = link.split('.');
  await phone.open(`/pagesOrder/confirm/index?modelId=${modelId}&versionId=${versionId}&c=${link}`);
  await phone.sees('购车人信息');
  await enterBuyer(phone, mobile);
  await signPurchaseAgreement(phone);
  await tickAgreements(phone);
  return submitOrder(phone);
}

/** From the app's cashier to the bank's. */
export async function goToBank(phone: Phone): Promise<void> {
  await phone.press(/^确认支付/);
  await phone.view.waitForURL('**/sandbox/cashier/**');
  await phone.view.locator('#pay').waitFor();
}

/** Pays at the bank's cashier and comes back by itself. */
export async function payAtBank(phone: Phone, amountFen = DEPOSIT_FEN): Promise<void> {
  await phone.view.getByRole('button', { name: `确认支付 ${yuan(amountFen, { exact: true })}` }).tap();
  await phone.view.getByText('支付成功').first().waitFor();
  await phone.arrives('/pagesOrder/pay/result');
}
