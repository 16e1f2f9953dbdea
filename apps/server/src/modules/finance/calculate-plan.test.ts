import { repaymentPlan } from '@voltfront/rules/finance/repayment-plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standard } from '../order/order.fixture';
import { createFinanceShop, DETAIL, type FinanceShop, loan, planInput, SHOW } from './finance.fixture';

let shop: FinanceShop;
beforeAll(async () => {
  shop = await createFinanceShop();
});
afterAll(() => shop.close());

const quote = () =>
  shop.server.ask('POST /api/mporder/v1/vehicle/quote', { body: { ...standard, subsidy: 'personal' } });
const refusal = async (body: unknown, token?: string) => {
  const { name, data } = await shop.server.call(DETAIL, { body, ...(token ? { token } : {}) });
  return { name, ...((data ?? {}) as object) };
};

describe('a plan', () => {
  it('is worked out from the price of the quote, whatever the client thinks', async () => {
    const { totalFen } = await quote();
    const plan = await shop.plan({ ...planInput(), priceFen: 1 } as never);
    expect(plan.figures.priceFen).toBe(totalFen);
    expect(plan.car).toMatchObject({ modelId: 'YL01', source: 'configuration', orderNo: null, paidFen: 0 });
    expect(plan.city).toEqual({ cityCode: '310100', cityName: '上海市' });
  });

  it('has the payments of the rules, and figures that fit each other', async () => {
    const { figures, rows, costs } = await shop.plan();
    const downFen = Math.round(figures.priceFen * 0.2);
    const expected = repaymentPlan('equalInstalment', {
      loanFen: figures.priceFen - downFen,
      months: 36,
      rateBp: 385,
    });
    expect(rows).toEqual(expected.rows);
    expect(figures).toMatchObject({
      downPaymentFen: downFen,
      downPercent: 20,
      firstPaymentFen: downFen,
      loanFen: figures.priceFen - downFen,
      months: 36,
      rateBp: 385,
      monthlyFen: expected.monthlyFen,
      totalInterestFen: expected.totalInterestFen,
      finalPaymentFen: 0,
    });
    const costsFen = costs.reduce((sum, cost) => sum + cost.amountFen, 0);
    expect(figures.costsFen).toBe(costsFen);
    expect(figures.driveAwayFen).toBe(figures.firstPaymentFen + costsFen);
    expect(figures.totalCostFen).toBe(figures.priceFen + figures.totalInterestFen + costsFen);
    expect(figures.extraFen).toBe(figures.totalInterestFen + 30_000);
  });

  it('of equal principal falls month by month', async () => {
    const { rows, figures } = await shop.plan(planInput({ choice: { ...loan, method: 'equalPrincipal' } }));
    const payments = rows.map((row) => row.paymentFen);
    expect(payments).toEqual([...payments].sort((a, b) => b - a));
    expect(figures.monthlyFen).toBe(payments[0]);
  });

  it('of the AIR loan ends with the chosen share of the price', async () => {
    const choice = { method: 'balloon' as const, productId: 'air', months: 36, downPercent: 20, balloonPercent: 50 };
    const { rows, figures } = await shop.plan(planInput({ choice }));
    expect(figures.finalPaymentFen).toBe(Math.round(figures.priceFen / 2));
    expect(rows.at(-1)).toMatchObject({ kind: 'final', paymentFen: figures.finalPaymentFen, balanceFen: 0 });
    expect(figures.subsidisedInterestFen).toBeGreaterThan(0);
  });

  it('without interest costs the loan and nothing more', async () => {
    const subject = { kind: 'version' as const, versionId: 'YLX-pro' };
    const choice = { ...loan, productId: 'zero-x', months: 60 };
    const { figures } = await shop.plan(planInput({ subject, choice }));
    expect(figures).toMatchObject({ totalInterestFen: 0, rateBp: 0, totalRepaymentFen: figures.loanFen, extraFen: 0 });
    expect(figures.subsidisedInterestFen).toBeGreaterThan(0);
  });

  it('in cash is price and costs, less the old car', async () => {
    const tradeIn = { kind: 'typed' as const, valueFen: 3_000_000 };
    const { figures, rows, product } = await shop.plan(planInput({ choice: { method: 'cash' }, tradeIn }));
    expect([rows, product]).toEqual([[], null]);
    expect(figures).toMatchObject({
      firstPaymentFen: figures.priceFen - 3_000_000,
      loanFen: 0,
      driveAwayFen: figures.priceFen - 3_000_000 + figures.costsFen,
      totalCostFen: figures.cashTotalFen,
      extraFen: 0,
    });
  });

  it('counts an old car towards the first payment, and raises the share when it is worth more', async () => {
    const less = await shop.plan(planInput({ tradeIn: { kind: 'typed', valueFen: 1_000_000 } }));
    expect(less.figures.firstPaymentFen).toBe(less.figures.downPaymentFen - 1_000_000);
    const more = await shop.plan(planInput({ tradeIn: { kind: 'typed', valueFen: 10_000_000 } }));
    expect(more.figures).toMatchObject({ downPaymentFen: 10_000_000, firstPaymentFen: 0 });
    expect(more.figures.loanFen).toBe(more.figures.priceFen - 10_000_000);
  });

  it('takes tax and insurance from the assumptions, and another plate fee in another city', async () => {
    const amount = async (cityCode: string, code: string) =>
      (await shop.plan(planInput({ cityCode }))).costs.find((cost) => cost.code === code)?.amountFen;
    expect(await amount('310100', 'plate')).toBe(80_000);
    expect(await amount('330100', 'plate')).toBe(50_000);
    expect(await amount('330100', 'compulsoryInsurance')).toBe(95_000);
    expect(await amount('330100', 'vesselTax')).toBe(0);
  });

  it('has the fingerprint of its figures', async () => {
    const [one, again, other] = [
      await shop.plan(),
      await shop.plan(),
      await shop.plan(planInput({ choice: { ...loan, downPercent: 25 } })),
    ];
    expect(again.fingerprint).toBe(one.fingerprint);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });
});

describe('limits', () => {
  it.each([
    ['months', { ...loan, productId: 'lease-low', months: 24 }, [36, 48, 60]],
    ['downPercent', { ...loan, downPercent: 15 }, [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90]],
    ['method', { ...loan, productId: 'free-year', method: 'equalPrincipal', downPercent: 30 }, ['equalInstalment']],
    [
      'balloonPercent',
      { ...loan, productId: 'air', method: 'balloon', months: 48, balloonPercent: 45 },
      [25, 30, 35, 40],
    ],
    ['balloonPercent', { ...loan, productId: 'air', method: 'balloon', downPercent: 60, balloonPercent: 50 }, []],
  ])('of the product are named: %s', async (field, choice, allowed) => {
    expect(await refusal(planInput({ choice } as never))).toEqual({ name: 'FINANCE_LIMIT', field, allowed });
  });

  it('of the loan are named with the lowest and the highest amount', async () => {
    const choice = { ...loan, productId: 'north-local', downPercent: 80 };
    expect(await refusal({ subject: { kind: 'version', versionId: 'YLX-core' }, cityCode: '110100', choice })).toEqual({
      name: 'FINANCE_LIMIT',
      field: 'loanFen',
      allowed: [5_000_000, 40_000_000],
    });
  });

  it('keep old car and earlier payments within the highest share of the product', async () => {
    const { totalFen } = await quote();
    const choice = { ...loan, productId: 'lease-low' };
    const mostFen = Math.round(totalFen / 2);
    const tradeIn = (valueFen: number) => planInput({ choice, tradeIn: { kind: 'typed', valueFen } });
    expect(await refusal(tradeIn(mostFen + 1))).toEqual({
      name: 'FINANCE_LIMIT',
      field: 'tradeIn',
      allowed: [0, mostFen],
    });
    expect((await shop.plan(tradeIn(mostFen))).figures).toMatchObject({ downPaymentFen: mostFen, firstPaymentFen: 0 });
  });

  it('keep an old car below the price', async () => {
    const { totalFen } = await quote();
    const tradeIn = { kind: 'typed' as const, valueFen: totalFen + 1 };
    expect(await refusal(planInput({ choice: { method: 'cash' }, tradeIn }))).toEqual({
      name: 'FINANCE_LIMIT',
      field: 'tradeIn',
      allowed: [0, totalFen],
    });
  });

  it.each([
    { ...loan, downPercent: 22 },
    { ...loan, downPercent: 10 },
    { ...loan, months: 61 },
    { ...loan, months: 11 },
    { method: 'balloon', productId: 'air', months: 36, downPercent: 20 },
    { method: 'balloon', productId: 'air', months: 36, downPercent: 20, balloonPercent: 55 },
    { method: 'leasing' },
  ])('of the calculator itself are bad input: %o', async (choice) => {
    expect((await refusal({ ...planInput(), choice })).name).toBe('BAD_INPUT');
    expect((await refusal(planInput({ tradeIn: { kind: 'typed', valueFen: -1 } }))).name).toBe('BAD_INPUT');
  });
});

describe('a product', () => {
  it.each([
    ['lenderStopped', planInput({ choice: { ...loan, productId: 'past-instalment', downPercent: 30 } })],
    ['ended', planInput({ choice: { ...loan, productId: 'east-autumn', downPercent: 30 } })],
    [
      'notYet',
      planInput({ choice: { ...loan, productId: 'air-spring', method: 'balloon', balloonPercent: 40 } as never }),
    ],
    ['model', planInput({ choice: { ...loan, productId: 'zero-x' } })],
    ['city', planInput({ cityCode: '440100', choice: { ...loan, productId: 'harbour-local', downPercent: 25 } })],
    ['city', planInput({ cityCode: undefined, choice: { ...loan, productId: 'harbour-local', downPercent: 25 } })],
  ])('that is not offered is refused with the reason: %s', async (reason, body) => {
    expect(await refusal(body)).toEqual({ name: 'FINANCE_NOT_OFFERED', reason });
  });

  it('that nobody knows is not found', async () => {
    expect((await refusal(planInput({ choice: { ...loan, productId: 'nothing' } }))).name).toBe('NOT_FOUND');
  });
});

describe('a car', () => {
  it('without published prices is not worked out', async () => {
    const body = planInput({ subject: { kind: 'version', versionId: 'CS1E-pro' } });
    expect(await refusal(body)).toEqual({ name: 'FINANCE_NOT_OFFERED', reason: 'price' });
    expect((await shop.server.call(SHOW, { body: { subject: body.subject } })).name).toBe('FINANCE_NOT_OFFERED');
  });

  it('that is unknown, or chosen wrongly, is refused as by the quote', async () => {
    const broken = { ...standard, productCodes: ['paint-mist'] };
    expect((await refusal(planInput({ subject: { kind: 'configuration', configuration: broken } }))).name).toBe(
      'CONFIG_INVALID',
    );
    expect((await refusal(planInput({ subject: { kind: 'version', versionId: 'nothing' } }))).name).toBe('NOT_FOUND');
    expect((await refusal(planInput({ subject: { kind: 'stockCar', stockCarId: 'nothing' } }))).name).toBe('NOT_FOUND');
  });

  it('of an order is worked out at its frozen price, with what was paid, and for its owner only', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.shop.paidOrder(person);
    const body = planInput({ subject: { kind: 'order', orderNo } });
    const plan = await shop.plan(body, person);
    expect(plan.figures).toMatchObject({ priceFen: totalFen, paidEarlierFen: 500_000 });
    expect(plan.figures.firstPaymentFen).toBe(plan.figures.downPaymentFen - 500_000);
    expect((await refusal(body)).name).toBe('LOGIN_EXPIRED');
    expect((await refusal(body, (await shop.server.login()).token)).name).toBe('NOT_FOUND');
  });

  it('can be joined by an own old car only', async () => {
    const body = planInput({ tradeIn: { kind: 'own', tradeInId: 'nothing' } });
    expect((await refusal(body)).name).toBe('LOGIN_EXPIRED');
    expect((await refusal(body, (await shop.server.login()).token)).name).toBe('NOT_FOUND');
  });
});

describe('the calculator begins', () => {
  const show = (body: unknown, token?: string) => shop.server.ask(SHOW, { body, ...(token ? { token } : {}) });

  it.each(['YL01-pro', 'YL01-max', 'YLX-core', 'YLX-pro', 'YLX-max', 'YL09-pro', 'YL09-max'])(
    'with the monthly payment that stands under the price of %s',
    async (versionId) => {
      const subject = { kind: 'version' as const, versionId };
      const detail = await show({ subject, cityCode: '510100' });
      const choice = detail.defaults.loan;
      if (!choice) throw new RangeError('nothing to begin with');
      const plan = await shop.plan({ subject, cityCode: '510100', choice });
      const { monthly } = await shop.server.ask('POST /api/mporder/v1/vehicle/quote', {
        body: { ...detail.car.configuration, subsidy: 'personal' },
      });
      expect(plan.figures).toMatchObject({
        monthlyFen: monthly?.monthlyFen,
        months: monthly?.months,
        rateBp: monthly?.rateBp,
        downPaymentFen: monthly?.downPaymentFen,
      });
    },
  );

  it('with products offered first, the others greyed with a reason', async () => {
    const { products, defaults, airMessage } = await show({
      subject: { kind: 'version', versionId: 'YL01-pro' },
      cityCode: '310100',
    });
    const refusals = products.map((product) => product.refusal?.code ?? null);
    expect(refusals.indexOf('model')).toBeGreaterThan(refusals.lastIndexOf(null));
    expect(new Set(refusals)).toEqual(new Set([null, 'model', 'city', 'ended', 'notYet', 'lenderStopped']));
    expect(defaults.air).toMatchObject({ method: 'balloon', productId: 'air', months: 36, balloonPercent: 50 });
    expect(airMessage).toBeNull();
  });

  it('without AIR for a model that has none', async () => {
    const { defaults, airMessage } = await show({
      subject: { kind: 'version', versionId: 'YL09-pro' },
      cityCode: '310100',
    });
    expect(defaults.air).toBeNull();
    expect(airMessage).toBe('该车型暂不支持');
  });

  it('for a visitor without order, wish or old car', async () => {
    const detail = await show({ subject: { kind: 'version', versionId: 'YL01-pro' } });
    expect(detail).toMatchObject({
      city: null,
      order: null,
      wish: null,
      application: null,
      tradeIns: [],
      lenderAvailable: null,
    });
    expect(detail.maxTradeInFen).toBe(detail.car.priceFen);
  });

  it('for an order with what may be done with it', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.shop.paidOrder(person);
    const subject = { kind: 'order', orderNo };
    const detail = await show({ subject }, person.token);
    expect(detail.order).toMatchObject({
      orderNo,
      state: 'depositPaid',
      canWish: true,
      canApply: false,
      message: '订单锁定后可提交金融申请',
    });
    expect((await shop.server.call(SHOW, { body: { subject } })).name).toBe('LOGIN_EXPIRED');
    const stranger = await shop.server.login();
    expect((await shop.server.call(SHOW, { body: { subject }, token: stranger.token })).name).toBe('NOT_FOUND');
  });
});
