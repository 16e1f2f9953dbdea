import { beforeAll, describe, expect, test } from 'vitest';
import { planOf, subjectOf } from '../lib/finance';
import { yuan } from '../lib/money';
import { orderByApi } from '../lib/order-by-api';
import type { Phone } from '../lib/phone';
import { goToBank, logIn, payAtBank } from '../lib/sale';
import { openShop } from '../lib/shop';
import type { SignedClient } from '../lib/signed-client';

const shop = openShop();
const CALCULATOR = '/pagesDetail/financialCalculator/index';
const PREVIEW = '/pagesDetail/financialCalculator/preview';
const JUMP = '/pagesDetail/financialCalculatorJump';
const link = 'YL01.YL01-pro.battery-long.paint-ember.wheel-turbine.interior-sand.pkg-winter';
const city = '310100';
const exact = (fen: number) => yuan(fen, { exact: true });

let client: SignedClient;

beforeAll(async () => {
  client = await shop.client();
});

/**
 * Checks that the figures on the screen are the server's for the choice in the URL; returns them.
 */
async function agrees(phone: Phone) {
  await phone.settled();
  const plan = await planOf(client, phone, subjectOf(link), city);
  const isCash = phone.param('tab') === 'cash';
  await phone.sees(exact(isCash ? plan.figures.driveAwayFen : plan.figures.monthlyFen));
  await expect.poll(() => phone.text()).toContain(exact(isCash ? plan.figures.priceFen : plan.figures.firstPaymentFen));
  return plan;
}

const openCalculator = async (phone: Phone) => {
  await phone.open(`${CALCULATOR}?c=${link}&cityCode=${city}`);
  await phone.sees('每月应还');
};

describe('the calculator', () => {
  test('shows the server’s figures for every way of paying, and keeps its inputs through other pages and a reload', async () => {
    const phone = await shop.phone();
    await openCalculator(phone);
    await agrees(phone);

    await phone.tap(phone.control('radio', /^36 期/));
    await phone.press('增加');
    await phone.press('增加');
    await expect.poll(() => phone.param('down')).toBe('30');
    expect(phone.param('months')).toBe('36');
    const instalments = await agrees(phone);

    await phone.tap(phone.control('radio', '等额本金'));
    await expect.poll(() => phone.param('method')).toBe('equalPrincipal');
    const principal = await agrees(phone);
    expect(principal.figures.totalInterestFen).toBeLessThan(instalments.figures.totalInterestFen);

    await phone.press('计算说明');
    await phone.arrives('/pagesDetail/financialCalculator/rule');
    await phone.sees('等额本金');
    await phone.back();
    await phone.arrives(CALCULATOR);
    expect(phone.param('method')).toBe('equalPrincipal');
    await phone.page.reload();
    await phone.settled();
    expect([phone.param('down'), phone.param('months')]).toEqual(['30', '36']);
    expect((await agrees(phone)).figures.monthlyFen).toBe(principal.figures.monthlyFen);

    await phone.tap(phone.control('tab', '轻享贷 AIR'));
    await phone.sees('期末尾款');
    await phone.tap(phone.control('radio', '40%'));
    await expect.poll(() => phone.param('balloon')).toBe('40');
    const balloon = await agrees(phone);
    await phone.sees(exact(balloon.figures.finalPaymentFen));

    await phone.tap(phone.control('tab', '全款'));
    await phone.sees('全款落地价');
    await expect.poll(() => phone.param('tab')).toBe('cash');
    await agrees(phone);
  });

  test('takes over a product from its lender’s page, and an old car lowers what is paid in money', async () => {
    const phone = await shop.phone();
    await openCalculator(phone);
    await phone.press(/^查看/);
    await phone.arrives('/pagesDetail/financialCalculator/lenderInfo');
    await phone.press(/^使用该方案：首年免息贷/);
    await phone.arrives(CALCULATOR);
    await expect.poll(() => phone.param('productId')).toBe('free-year');
    await agrees(phone);

    await phone.tap(phone.screen.getByText('旧车抵首付').first());
    await phone.tap(phone.page.getByRole('radio', { name: '自行填写估值' }));
    await phone.page.getByRole('textbox', { name: '旧车估值' }).fill('99999999');
    await phone.tap(phone.page.getByRole('button', { name: '确定' }));
    await phone.isTold(/^不能超过/);
    await phone.page.getByRole('textbox', { name: '旧车估值' }).fill('20000');
    await phone.tap(phone.page.getByRole('button', { name: '确定' }));
    await phone.sees('其中旧车抵 ¥20,000.00');
    expect(phone.param('tradeIn')).toBe('20000');
  });
});

test('a plan is looked through, kept after a login, found again and passed on as a picture', async () => {
  const mobile = '13911210001';
  const phone = await shop.phone();
  await openCalculator(phone);
  await phone.press('查看方案');
  await phone.arrives(PREVIEW);
  const plan = await planOf(client, phone, subjectOf(link), city);
  await phone.sees(exact(plan.figures.monthlyFen));
  await phone.press('全部展开');
  const months = phone.screen.getByRole('listitem', { name: /^第 \d+ 期还款/ });
  expect(await months.count()).toBe(plan.rows.length);
  expect(await months.last().getAttribute('aria-label')).toContain('剩余本金 ¥0.00');
  const paidFen = plan.rows.reduce((sum, { paymentFen }) => sum + paymentFen, 0);
  expect(paidFen).toBe(plan.figures.loanFen + plan.figures.totalInterestFen);
  await phone.sees('与全款相比');

  await phone.press('保存方案');
  await logIn(phone, client, mobile);
  await phone.arrives(PREVIEW);
  await phone.press('保存方案');
  await phone.isTold('方案已保存（1/10）');

  await phone.press('分享方案');
  await phone.tap(phone.page.getByRole('button', { name: '生成海报' }));
  const picture = phone.page.getByRole('img', { name: /金融方案$/ });
  await picture.waitFor();
  expect(await picture.getAttribute('src')).toMatch(/^data:image/);

  await phone.open(`${CALCULATOR}?c=${link}`);
  await phone.press('我的方案');
  const kept = phone.page.getByRole('dialog', { name: '我的金融方案' });
  await phone.tap(kept.getByRole('button', { name: new RegExp(exact(plan.figures.monthlyFen).replace('¥', '')) }));
  await phone.arrives(PREVIEW);
  expect(phone.param('planId')).not.toBe('');
  await phone.sees(/^有效期至/);
});

test('a plan for a locked order goes to its lender with consent, and the answer is there on the way back', async () => {
  const mobile = '13911210002';
  const phone = await shop.phone({ mobile });
  await phone.open('/');
  const own = await shop.client(phone);
  const orderNo = await orderByApi(own, mobile);
  await phone.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
  await goToBank(phone);
  await payAtBank(phone);
  await own.must('POST /api/mporder/v1/order/lock', { body: { orderNo } });

  await phone.open(`${JUMP}?orderNo=${orderNo}`);
  await phone.sees('还没有选择金融方案');
  await phone.press('选择金融方案');
  await phone.arrives(CALCULATOR);
  await phone.sees('订单价格');
  await phone.press('查看方案');
  await phone.arrives(PREVIEW);
  await phone.press('用于本订单');
  await phone.arrives(JUMP);
  await phone.sees('个人信息授权书');

  await phone.press(/^前往.*申请$/);
  await phone.isTold('请先阅读并同意信息传递授权');
  await phone.tap(phone.control('checkbox', /^我已阅读并同意/));
  await phone.press(/^前往.*申请$/);
  const lender = phone.screen.frameLocator('iframe');
  // The page's script has run once it hides the later parts.
  await lender.getByRole('button', { name: '提交申请' }).waitFor();
  await lender.getByRole('button', { name: '全额通过' }).waitFor({ state: 'hidden' });
  await lender.getByRole('button', { name: '提交申请' }).tap();
  await lender.getByRole('button', { name: '全额通过' }).tap();
  await lender.getByRole('heading', { name: '审批通过' }).waitFor();
  await lender.getByRole('button', { name: '返回商家' }).filter({ visible: true }).tap();

  await phone.arrives(JUMP);
  await phone.sees('已通过');
  await phone.sees('批准金额');
  const { application } = await own.must<{ application: { state: string; approvedFen: number; loanFen: number } }>(
    'GET /api/mporder/v1/finance/application',
    { query: { orderNo } },
  );
  expect(application).toMatchObject({ state: 'approved', approvedFen: application.loanFen });
  await phone.sees(exact(application.approvedFen));
});

test('without an order the hand-over page is the prefilled calculator', async () => {
  const phone = await shop.phone();
  await phone.open(`${JUMP}?modelId=YL01&tab=loan&months=24`);
  await phone.arrives(CALCULATOR);
  await expect.poll(() => phone.param('months')).toBe('24');
  await phone.press('查看方案');
  await phone.arrives(PREVIEW);
  await phone.sees('共 24 期');
});
