import { expect, test } from 'vitest';
import type { Desk } from '../lib/desk';
import { yuan } from '../lib/money';
import { orderByApi, signAll } from '../lib/order-by-api';
import type { Phone } from '../lib/phone';
import { goToBank, orderOf, payAtBank } from '../lib/sale';
import { openShop } from '../lib/shop';
import { PHOTO } from '../lib/staff-client';

const shop = openShop({});
const OPERATOR = '13800000012';
const CONSULTANT = '13800000013';
const FINANCE = '13800000014';
/** Accepted an offer for an old car, which counts for no order yet. */
const CUSTOMER = '13800000002';
const STORE = 'sh-jingan';
/** Four windows and a whole life of an order: longer than other journeys on a slow machine (ms). */
const WHOLE_WAY_MS = 400_000;
const POLL = { timeout: 20_000 };
const CALCULATOR = '/pagesDetail/financialCalculator/index';
/** Leaves something to pay in cash beside the loan and the old car. */
const DOWN_PERCENT = 70;
const PART_FEN = 1_000_00;

/** Takes a loan through the lender's page. */
async function takeLoan(phone: Phone, orderNo: string): Promise<void> {
  await phone.open(`/pagesDetail/financialCalculatorJump?orderNo=${orderNo}`);
  await phone.press('选择金融方案');
  await phone.arrives(CALCULATOR);
  await phone.open(`${CALCULATOR}?orderNo=${orderNo}&down=${DOWN_PERCENT}`);
  await phone.press('查看方案');
  await phone.arrives('/pagesDetail/financialCalculator/preview');
  await phone.press('用于本订单');
  await phone.sees('个人信息授权书');
  await phone.tap(phone.control('checkbox', /^我已阅读并同意/));
  await phone.press(/^前往.*申请$/);
  const lender = phone.screen.frameLocator('iframe');
  await lender.getByRole('button', { name: '提交申请' }).tap();
  await lender.getByRole('button', { name: '全额通过' }).tap();
  await lender.getByRole('heading', { name: '审批通过' }).waitFor();
  await lender.getByRole('button', { name: '返回商家' }).filter({ visible: true }).tap();
  await phone.sees('已通过');
}

/** Counts the accepted offer for an old car on the newest order. */
async function tradeIn(phone: Phone): Promise<void> {
  await phone.open('/pagesDetail/replaceService?requestId=trade-accepted');
  await phone.press('用于订单抵扣');
  const orders = phone.view.getByRole('dialog');
  await phone.tap(orders.getByRole('radio', { name: /01 长续航版/ }).first());
  await phone.tap(orders.getByRole('button', { name: '确认抵扣' }));
  await orders.waitFor({ state: 'hidden' });
}

/** Pays a part of the final payment through the bank. */
async function payPart(phone: Phone, orderNo: string, amountFen: number): Promise<void> {
  await phone.open(`/pagesOrder/payInfo?orderNo=${orderNo}`);
  await phone.field('本次支付').fill(String(amountFen / 100));
  await phone.press(`支付 ${yuan(amountFen)}`);
  await phone.arrives('/pagesOrder/pay/index');
  await goToBank(phone);
  await payAtBank(phone, amountFen);
}

/** Insures the car with the insurer and the plan that are proposed. */
async function insure(phone: Phone, orderNo: string): Promise<void> {
  await phone.open(`/pagesOrder/insurance?orderNo=${orderNo}`);
  await phone.tap(phone.control('checkbox', /^同意/));
  await phone.press('获取报价');
  await phone.press('确认报价并出单');
  await phone.answer('确认出单');
  await phone.sees('保单号');
}

/** Asks for the invoice and waits until the tax service has issued it. */
async function askForInvoice(phone: Phone, orderNo: string): Promise<void> {
  await phone.open(`/pagesInvoice/preview/index?orderNo=${orderNo}`);
  await phone.field('收票邮箱').fill('lin@example.com');
  await phone.press('提交申请');
  await phone.tap(phone.view.getByRole('alertdialog').getByRole('button', { name: '信息无误' }));
  await phone.answer('确定提交');
  await phone.isTold('申请已提交');
}

/** Writes the report of the car that arrived. */
async function inspect(desk: Desk, orderNo: string): Promise<void> {
  await desk.go(`/inspections/${orderNo}`);
  await desk.press('出具报告');
  await desk.field('检查员').fill('周工');
  await desk.field('里程（公里）').fill('12');
  await desk.field('电量（%）').fill('80');
  await desk.page.locator('input[type=file]').first().setInputFiles(PHOTO);
  await desk.page.getByRole('button', { name: /^移除/ }).first().waitFor();
  await desk.press('提交报告');
  await desk.sees('周工');
}

/** Chooses the first free time for the pickup; ends at the code. */
async function appoint(phone: Phone, orderNo: string): Promise<void> {
  await phone.open(`/pagesOrder/confirmCode?orderNo=${orderNo}`);
  await phone.tap(phone.control('button', /^提车时间/));
  const sheet = phone.view.getByRole('dialog');
  await phone.tap(sheet.getByRole('radiogroup', { name: /时段/ }).locator('button:enabled').first());
  await phone.tap(sheet.getByRole('button', { name: '确认预约' }));
  await phone.isTold('预约成功');
}

/** Enters the six digits that the customer shows. */
async function scan(desk: Desk, code: string): Promise<void> {
  await desk.go('/pickup');
  await desk.act('录入提车码', {
    fill: async () => {
      await desk.page.getByRole('dialog').getByRole('textbox').first().click();
      await desk.page.keyboard.type(code);
    },
  });
}

test(
  'a car from the deposit to the driveway, its customer and three members of staff side by side',
  async () => {
    const phone = await shop.phone({ mobile: CUSTOMER });
    await phone.open('/');
    const own = await shop.client(phone);
    const orderNo = await orderByApi(own, CUSTOMER, { modelId: 'YL01', versionId: 'YL01-pro', storeId: STORE });
    const state = async () => (await orderOf(own, orderNo)).state;
    const openOrder = () => phone.open(`/pagesOrder/car/detail?orderNo=${orderNo}`);

    await phone.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
    await goToBank(phone);
    await payAtBank(phone);
    await signAll(own, orderNo);
    await phone.press('查看订单并锁单');
    await phone.arrives('/pagesOrder/car/detail');
    await phone.press('锁定订单');
    await phone.tap(phone.view.getByRole('checkbox', { name: /我已知悉/ }));
    await phone.tap(phone.view.getByRole('dialog').getByRole('button', { name: '锁定订单' }));
    await phone.answer('确认锁单');
    await expect.poll(state, POLL).toBe('locked');

    const operator = await shop.desk(OPERATOR);
    await operator.go(`/production/${orderNo}`);
    await operator.act('开始生产', { reason: '排产完成' });
    await operator.act('发运', { reason: '已装车' });
    await openOrder();
    await phone.sees('运输');
    await operator.act('登记到店', { reason: '已卸车' });
    expect(await state()).toBe('arrived');

    const consultant = await shop.desk(CONSULTANT);
    await inspect(consultant, orderNo);
    await phone.open(`/pagesOrder/checkCarReport?orderNo=${orderNo}`);
    await phone.tap(phone.control('button', /^对.*提出疑问$/).first());
    await phone.view.getByLabel('疑问说明').fill('右前门有一道划痕，请核实');
    await phone.tap(phone.view.getByRole('dialog').getByRole('button', { name: '提交' }));
    await phone.isTold('疑问已提交');
    await consultant.go(`/inspections/${orderNo}`);
    await consultant.sees('右前门有一道划痕');
    await consultant.act('答复', {
      fill: () => consultant.page.getByLabel('答复内容').fill('已抛光处理，漆面完好'),
    });
    await phone.open(`/pagesOrder/checkCarReport?orderNo=${orderNo}`);
    await phone.sees('门店回复：已抛光处理，漆面完好');
    await phone.press('确认报告');
    await phone.answer('确 定', /确定车况无误吗/);
    await phone.isTold('报告已确认');

    await tradeIn(phone);
    await takeLoan(phone, orderNo);
    await payPart(phone, orderNo, PART_FEN);
    const { restFen } = await own.must<{ restFen: number }>('GET /api/mporder/v1/order/final', { query: { orderNo } });
    expect(restFen).toBeGreaterThan(PART_FEN);
    await payPart(phone, orderNo, restFen);
    await consultant.go(`/orders/${orderNo}`);
    await consultant.act('确认收到旧车', { reason: '过户材料齐全' });
    expect(await state()).toBe('arrived');
    const finance = await shop.desk(FINANCE);
    await finance.go(`/orders/${orderNo}`);
    await finance.act('确认放款到账', { reason: '银行流水已核对' });
    expect(await state()).toBe('paidInFull');

    await insure(phone, orderNo);
    await askForInvoice(phone, orderNo);
    const isIssued = async () => {
      await finance.go(`/invoices/${orderNo}`);
      await finance.sees('lin@example.com');
      return finance.page.getByText('已开具').first().isVisible();
    };
    await expect.poll(isIssued, POLL).toBe(true);

    await appoint(phone, orderNo);
    const { code } = await own.must<{ code: string }>('POST /api/mporder/v1/pickup/code', { body: { orderNo } });
    await expect.poll(() => phone.text(), POLL).toContain(code);
    await scan(consultant, code);
    await phone.sees('门店已核销提车码');
    await phone.press('确认交付');
    await phone.answer('确认交付');
    await phone.sees('车辆已交付');
    expect(await state()).toBe('delivered');
    await consultant.go(`/orders/${orderNo}`);
    await consultant.sees('已交付');
    // The page of an order asks whether it has a policy and a handover, and earlier it had none.
    for (const desk of [consultant, finance]) desk.forgive(/404 .*staff\/(insurance\/policy|pickup\/handover)/);
  },
  WHOLE_WAY_MS,
);
