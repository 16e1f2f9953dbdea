import { afterEach, expect, inject, test } from 'vitest';
import { payInWebView } from '../lib/mini-bank';
import { yuan } from '../lib/money';
import { orderByApi, signAll } from '../lib/order-by-api';
import { orderOf } from '../lib/sale';
import { SignedClient } from '../lib/signed-client';
import { staffClient, writeReport } from '../lib/staff-client';
import { buildOf } from '../mini-host/app-json';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import { textOf, walk } from '../mini-host/render-tree';
import { inspectorOf } from '../mini-host/rendered';

const origin = inject('origin');
const inspector = inspectorOf(buildOf('weapp'), 'weapp');
const MOBILE = '13922240001';
const STORE = 'sh-jingan';
/** A whole life of an order: longer than other tests on a slow machine (ms). */
const WHOLE_WAY_MS = 240_000;
const PART_FEN = 1_000_00;
let host: MiniHost;

afterEach(() => host.close());

const arrives = (route: string, text: string | RegExp) =>
  host.waitFor(
    (page) => page.route === route && (typeof text === 'string' ? host.text().includes(text) : text.test(host.text())),
    `${route} with ${text}`,
  );

/** Pays what the cashier shows, and ends at the result. */
async function payAtCashier(): Promise<void> {
  await arrives('pagesOrder/pay/index', '剩余支付时间');
  await host.tap(/^确认支付/);
  const bank = await host.waitFor((page) => page.route === 'pages/webview/index', 'the cashier of the bank');
  await host.waitFor((page) => inspector.webAddress(page) !== undefined, 'the web view');
  await payInWebView(origin, new URL(inspector.webAddress(bank) ?? ''));
  await arrives('pagesOrder/pay/result', '支付成功');
}

/** Pays a cash part of the final payment. */
async function payPart(orderNo: string, amountFen: number): Promise<void> {
  await host.push(`/pagesOrder/payInfo?orderNo=${orderNo}`);
  await arrives('pagesOrder/payInfo', '本次支付');
  await host.type('本次支付', String(amountFen / 100));
  await host.tap(`支付 ${yuan(amountFen)}`);
  await payAtCashier();
}

interface Asked {
  questions: { questionId: string; text: string }[];
}

/** The customer asks about an item of the report, reads the answer and confirms the report. */
async function askAndConfirm(consultant: SignedClient, orderNo: string): Promise<void> {
  const page = 'pagesOrder/checkCarReport';
  await host.push(`/${page}?orderNo=${orderNo}`);
  await arrives(page, '提出疑问');
  await host.tap(/^对.*提出疑问$/);
  await host.type('疑问说明', '右前门有一道划痕，请核实');
  await host.tap('提交');
  await arrives(page, '门店正在核实');
  const query = { orderNo };
  const asked = await consultant.must<Asked>('GET /api/mporder/v1/staff/handovers/inspection', { query });
  const [question] = asked.questions;
  expect(question?.text).toBe('右前门有一道划痕，请核实');
  const answer = { answer: '已抛光处理，漆面完好', isPassed: true, remark: '' };
  const body = { orderNo, questionId: question?.questionId, ...answer };
  await consultant.must('POST /api/mporder/v1/staff/handovers/inspection/answer', { body });
  await host.push(`/${page}?orderNo=${orderNo}`);
  await arrives(page, '门店回复：已抛光处理，漆面完好');
  await host.tap('确认报告');
  await host.tap('确 定');
  await host.waitFor(() => !host.names(/./).includes('确认报告'), 'the confirmed report');
}

test(
  'a car is locked, asked about, paid in parts, insured and taken home in the WeChat build',
  async () => {
    const customer = new SignedClient(origin, 'MINI');
    const { token, userInfo } = await customer.login(MOBILE);
    const orderNo = await orderByApi(customer, MOBILE, { modelId: 'YL01', versionId: 'YL01-pro', storeId: STORE });
    const state = async () => (await orderOf(customer, orderNo)).state;
    const kept = { MALL_TOKEN: token, MALL_USER_INFO: userInfo, MALL_CHECKED_COMPLIANCE_AGREEMENT: true };
    host = loadMiniProgram(buildOf('weapp'), origin, { kept });
    await host.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
    await payAtCashier();
    await signAll(customer, orderNo);
    await customer.must('POST /api/mporder/v1/order/lock', { body: { orderNo } });

    const operator = await staffClient(origin, '13800000012');
    for (const step of ['start', 'ship', 'arrive'])
      await operator.must(`POST /api/mporder/v1/staff/production/${step}`, { body: { orderNo } });
    const consultant = await staffClient(origin, '13800000013');
    await writeReport(consultant, orderNo);
    await askAndConfirm(consultant, orderNo);

    await payPart(orderNo, PART_FEN);
    const { restFen } = await customer.must<{ restFen: number }>('GET /api/mporder/v1/order/final', {
      query: { orderNo },
    });
    await payPart(orderNo, restFen);
    expect(await state()).toBe('paidInFull');

    await host.push(`/pagesOrder/insurance?orderNo=${orderNo}`);
    await arrives('pagesOrder/insurance', '获取报价');
    await host.tap(/^同意/);
    await host.tap('获取报价');
    await arrives('pagesOrder/insurance', '确认报价并出单');
    await host.tap('确认报价并出单');
    await host.tap('确认出单');
    await arrives('pagesOrder/insurance', '保单号');

    await host.push(`/pagesOrder/confirmCode?orderNo=${orderNo}`);
    await arrives('pagesOrder/confirmCode', '提车安排');
    const { code } = await customer.must<{ code: string }>('POST /api/mporder/v1/pickup/code', { body: { orderNo } });
    await host.waitFor(() => host.text().replace(/\s/g, '').includes(code), 'the pickup code');
    await consultant.must('POST /api/mporder/v1/staff/pickup/scan', { body: { code } });
    await arrives('pagesOrder/confirmCode', '门店已核销提车码');
    await host.tap('确认交付');
    await host.waitFor(() => host.text().includes('请确认已收到车辆'), 'the question');
    // The dialog's button has the name of the page's one below it.
    const buttons = [...walk(host.current().data.root)].filter((node) => textOf(node) === '确认交付');
    const confirm = buttons.filter(({ role }) => role === 'button').at(-1) ?? buttons.at(-1);
    if (confirm) host.tapNode(confirm);
    await host.waitFor(() => host.text().includes('车辆已交付'), 'the delivered car');
    expect(await state()).toBe('delivered');
    expect(host.faults).toEqual([]);
  },
  WHOLE_WAY_MS,
);
