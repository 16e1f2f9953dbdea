import { expect, test } from 'vitest';
import { orderByApi } from '../lib/order-by-api';
import { DEPOSIT_FEN, goToBank, orderOf, payAtBank } from '../lib/sale';
import { openShop } from '../lib/shop';

const shop = openShop({});
const MINUTE_MS = 60_000;

/** A customer in front of the cashier with an unpaid order. */
async function atCashier(mobile: string) {
  const phone = await shop.phone({ mobile });
  await phone.context.clock.install({ time: shop.server.now() });
  await phone.open('/');
  const client = await shop.client(phone);
  const orderNo = await orderByApi(client, mobile);
  await phone.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
  return { phone, client, orderNo, order: () => orderOf(client, orderNo) };
}

type Customer = Awaited<ReturnType<typeof atCashier>>;

/** Moves the clocks of the shop and of the customer's phone. */
async function passes({ phone }: Customer, minutes: number): Promise<void> {
  await shop.server.advance(minutes * MINUTE_MS);
  await phone.context.clock.fastForward(minutes * MINUTE_MS);
}

test('an order that nobody pays within 30 minutes expires before the customer’s eyes and is taken off the list', async () => {
  const customer = await atCashier('13911120001');
  const { phone, orderNo } = customer;
  await phone.sees('剩余支付时间');
  await passes(customer, 31);
  await phone.sees('订单已超时关闭');
  expect(await customer.order()).toMatchObject({ state: 'expired', dueFen: 0, paidFen: 0 });

  await phone.press('查看订单');
  await phone.arrives('/pagesOrder/car/detail');
  await phone.sees('已超时关闭');
  await phone.open('/pagesOrder/order/index');
  await phone.press(/^删除/);
  await phone.answer('确 定', '删除后订单将不再显示，确定删除吗？');
  await phone.sees('去选车');
  const list = await customer.client.must<{ items: unknown[] }>('GET /api/mporder/v1/order/list');
  expect(list.items).toEqual([]);
  await phone.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
  await phone.sees('订单已超时关闭');
});

test('a refused payment says why, and a second try pays', async () => {
  const { phone, order } = await atCashier('13911120002');
  await goToBank(phone);
  await phone.page.getByText('其他结果').tap();
  await phone.page.getByLabel('失败原因').selectOption('银行卡已过期');
  await phone.page.getByRole('button', { name: '支付失败' }).tap();
  await phone.page.getByRole('heading', { name: '支付失败' }).waitFor();
  await phone.page.getByRole('button', { name: '返回商家' }).last().tap();
  await phone.arrives('/pagesOrder/pay/result');
  await phone.sees('支付未成功');
  await phone.sees(/银行卡已过期/);
  expect(await order()).toMatchObject({ state: 'created', paidFen: 0 });

  await phone.press('重新支付');
  await phone.arrives('/pagesOrder/pay/index');
  await goToBank(phone);
  await payAtBank(phone);
  await phone.sees('支付成功');
  expect(await order()).toMatchObject({ state: 'depositPaid', paidFen: DEPOSIT_FEN });
});

test('leaving the cashier is asked once, and the order stays payable', async () => {
  const { phone, order } = await atCashier('13911120003');
  await phone.open('/pagesOrder/order/index');
  await phone.press(/^去支付/);
  await phone.arrives('/pagesOrder/pay/index');
  await phone.back();
  await phone.answer('继续支付', /在剩余时间内完成支付/);
  expect(phone.path).toBe('/pagesOrder/pay/index');
  await phone.page.goBack();
  await phone.answer('暂时离开');
  await phone.arrives('/pagesOrder/order/index');
  await phone.sees('剩余支付时间');
  expect(await order()).toMatchObject({ state: 'created', dueFen: DEPOSIT_FEN });
});

test('who gives up at the bank can go on paying, or leave the order for later', async () => {
  const { phone, order } = await atCashier('13911120006');
  await goToBank(phone);
  await phone.page.getByText('其他结果').tap();
  await phone.page.getByRole('button', { name: '放弃支付' }).tap();
  await phone.arrives('/pagesOrder/pay/result');
  await phone.press('还没支付，返回收银台');
  await phone.arrives('/pagesOrder/pay/index');
  await phone.sees('剩余支付时间');
  await goToBank(phone);
  await phone.page.getByRole('button', { name: '返回商家' }).first().tap();
  await phone.arrives('/pagesOrder/pay/result');
  await phone.press('稍后查看');
  await phone.arrives('/pagesOrder/car/detail');
  await phone.sees('待支付');
  expect(await order()).toMatchObject({ state: 'created', dueFen: DEPOSIT_FEN });
});

test('two cashier tabs of one order take the money once, and both say that it is paid', async () => {
  const { phone, order, orderNo } = await atCashier('13911120004');
  const other = await shop.secondTab(phone);
  await other.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
  await goToBank(phone);
  await goToBank(other);
  const third = await shop.secondTab(phone);
  await third.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
  await third.sees('剩余支付时间');

  await payAtBank(phone);
  await phone.sees('支付成功');
  await payAtBank(other);
  await other.sees('支付成功');
  await third.press(/^确认支付/);
  await third.arrives('/pagesOrder/pay/result');
  await third.sees('支付成功');
  const paid = await order();
  expect(paid).toMatchObject({ state: 'depositPaid', paidFen: DEPOSIT_FEN });
  expect(paid.payments.filter(({ state }) => state === 'paid')).toHaveLength(1);
});

test('money that lands after the order has expired goes back by itself, and the customer reads it', async () => {
  const customer = await atCashier('13911120005');
  const { phone, order } = customer;
  await goToBank(phone);
  await phone.page.getByText('其他结果').tap();
  await phone.page.getByRole('button', { name: '延迟到账' }).tap();
  await phone.page.getByText('银行处理中').waitFor();
  await phone.page.getByRole('button', { name: '返回商家' }).last().tap();
  await phone.arrives('/pagesOrder/pay/result');
  await phone.sees('正在确认支付结果');

  await passes(customer, 32);
  expect(await order()).toMatchObject({ state: 'expired' });
  await expect
    .poll(async () => (await order()).payments.map(({ state }) => state), { timeout: 90_000 })
    .toEqual([expect.stringMatching(/^refund/)]);
  expect(await order()).toMatchObject({ state: 'expired', dueFen: 0 });
  await phone.page.reload();
  await phone.sees(/款项[已将]自动退回/);
  await phone.press('查看订单');
  await phone.arrives('/pagesOrder/car/detail');
  await phone.page.getByText('支付记录').first().tap();
  await phone.sees(/退款中|已退款/);
});
