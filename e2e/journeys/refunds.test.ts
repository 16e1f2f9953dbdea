import { expect, test } from 'vitest';
import type { Desk } from '../lib/desk';
import { orderByApi } from '../lib/order-by-api';
import type { Phone } from '../lib/phone';
import { DEPOSIT_FEN, goToBank, orderOf, payAtBank } from '../lib/sale';
import { openShop } from '../lib/shop';
import type { SignedClient } from '../lib/signed-client';
import { staffClient } from '../lib/staff-client';

const shop = openShop({});
const FINANCE = '13800000014';
const SECOND_FINANCE = '13800000017';
const POLL = { timeout: 20_000 };
const INTENTION_FEN = 2_000_00;
/** Payments go back to the method they came by for 90 days. */
const PAST_RETURN_MS = 91 * 24 * 60 * 60_000;

interface Parts {
  parts: { paymentNo: string }[];
}

interface Paid {
  phone: Phone;
  own: SignedClient;
  orderNo: string;
}

/** A customer with a paid order. */
async function paid(mobile: string, kind: 'deposit' | 'intention'): Promise<Paid> {
  const phone = await shop.phone({ mobile });
  await phone.open('/');
  const own = await shop.client(phone);
  const orderNo = await orderByApi(own, mobile, { modelId: 'YL01', versionId: 'YL01-pro', kind });
  await phone.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
  await goToBank(phone);
  await payAtBank(phone, kind === 'deposit' ? DEPOSIT_FEN : INTENTION_FEN);
  return { phone, own, orderNo };
}

/** Asks for the money back: reason, rules, code; `more` fills in what else is asked for. */
async function askBack(phone: Phone, mobile: string, orderNo: string, more?: () => Promise<void>): Promise<void> {
  await phone.open(`/pagesOrder/refund/originRoute?orderNo=${orderNo}`);
  await phone.tap(phone.control('radio', /.+/).first());
  await phone.press('下一步');
  await phone.arrives('/pagesOrder/refund/refundForm');
  await more?.();
  await phone.tap(phone.control('checkbox', '我已阅读并同意退款规则'));
  await phone.press('获取验证码');
  await phone.sees(/秒后重发/);
  await phone.field('验证码').fill(await (await shop.client()).lastCode(mobile));
  await phone.press('提交申请');
  await phone.arrives('/pagesOrder/refund/detail');
  await phone.sees('审核中');
}

/** Opens the newest refund of an order. */
async function openRefund(desk: Desk, orderNo: string): Promise<void> {
  await desk.go(`/refunds?search=${orderNo}`);
  await desk.page.getByRole('row', { name: orderNo }).first().click();
  await desk.button('驳回').waitFor();
}

const stateOf =
  ({ own, orderNo }: Paid) =>
  async () =>
    (await orderOf(own, orderNo)).state;

test('one member of finance rejects a small refund with a reason, and approves it when it is asked for again', async () => {
  const mobile = '13911230001';
  const customer = await paid(mobile, 'intention');
  const { phone, orderNo } = customer;
  await askBack(phone, mobile, orderNo);
  const finance = await shop.desk(FINANCE);
  await openRefund(finance, orderNo);
  await finance.act('驳回', { reason: '请先联系顾问核实' });
  await phone.page.reload();
  await phone.sees('请先联系顾问核实');
  expect(await stateOf(customer)()).toBe('intentionPaid');

  await shop.server.advance(61_000);
  await askBack(phone, mobile, orderNo);
  await openRefund(finance, orderNo);
  await finance.act('通过', { reason: '核实无误' });
  await expect.poll(stateOf(customer), POLL).toBe('refunded');
  await phone.page.reload();
  await phone.sees('退款已到账');
});

test('two members of finance approve a large refund; before that the customer may take it back', async () => {
  const mobile = '13911230002';
  const customer = await paid(mobile, 'deposit');
  const { phone, orderNo } = customer;
  await askBack(phone, mobile, orderNo);
  await phone.press('撤回申请');
  await phone.answer('确 定');
  await expect.poll(stateOf(customer), POLL).toBe('depositPaid');

  await shop.server.advance(61_000);
  await askBack(phone, mobile, orderNo);
  const first = await shop.desk(FINANCE);
  await openRefund(first, orderNo);
  await first.act('通过', { reason: '核实无误' });
  await first.sees('您已通过，需由另一名财务人员复核');
  expect(await first.button('通过').count()).toBe(0);
  expect(await stateOf(customer)()).toBe('refunding');
  const second = await shop.desk(SECOND_FINANCE);
  await openRefund(second, orderNo);
  await second.act('通过', { reason: '复核无误' });
  await expect.poll(stateOf(customer), POLL).toBe('refunded');
});

test('a method that takes nothing back any more is followed by a bank transfer, which finance notes', async () => {
  const mobile = '13911230003';
  const { phone: before, orderNo } = await paid(mobile, 'intention');
  await before.page.close();
  await shop.server.advance(PAST_RETURN_MS);
  const phone = await shop.phone({ mobile });
  await phone.open('/');
  const customer = { phone, own: await shop.client(phone), orderNo };
  await askBack(phone, mobile, orderNo, async () => {
    await phone.sees('原支付方式已关闭，款项将转入该账户');
    await phone.field('账户户名').fill('林夏');
    await phone.field('开户行').fill('招商银行上海分行');
    await phone.field('银行账号').fill('6225880112345678');
  });
  const refundNo = phone.param('refundNo');
  // By API: a browser knows nothing of the server's clock being months ahead.
  const finance = await staffClient(shop.origin, FINANCE, () => shop.server.now());
  const approved = { body: { refundNo, amountFen: INTENTION_FEN } };
  const { parts } = await finance.must<Parts>('POST /api/mporder/v1/staff/refund/approve', approved);
  const transfer = { outcome: 'done', refundNo, paymentNo: parts[0]?.paymentNo, reference: 'CMB2026112600018' };
  await expect
    .poll(async () => (await finance.call('POST /api/mporder/v1/staff/refund/transfer', { body: transfer })).code, POLL)
    .toBe('000000');
  await expect.poll(stateOf(customer), POLL).toBe('refunded');
  await phone.page.reload();
  await phone.sees('退款已到账');
});
