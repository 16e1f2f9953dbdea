import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockOwnOrder, moveOrder } from '../order/move-order';
import { CODES, createYard, type Yard } from './stock.fixture';

const MINUTE_MS = 60_000;
const YLX_CODES = ['battery-long', 'paint-pearl', 'wheel-aero', 'interior-grey'];
const DRAFT = 'POST /api/mporder/v1/order/draft' as const;
const CANCEL = 'POST /api/mporder/v1/order/cancel' as const;
const CITY = 'POST /api/mporder/v1/order/city' as const;
const CONVERSION = 'GET /api/mporder/v1/stock/conversion' as const;
const CONFIRM_ORDER = 'POST /api/mporder/v1/order/confirm' as const;

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
});
afterAll(() => yard.close());

const draftBody = (stockCarId: string) => ({
  modelId: 'YL01',
  versionId: 'YL01-pro',
  productCodes: CODES,
  kind: 'deposit' as const,
  subsidy: 'personal' as const,
  stockCarId,
});

type Person = Awaited<ReturnType<Yard['server']['login']>>;

async function paymentStates(person: Person, orderNo: string): Promise<string[]> {
  return (await yard.detail(person, orderNo)).payments.map(({ state }) => state);
}

async function giveBenefits(person: Person, orderNo: string, endsAt: number): Promise<void> {
  const give = (code: string, kind: string, name: string, position: number) =>
    yard.server.database.executeSql(
      `insert into order_benefits (user_id, order_no, benefit_code, kind, name, text, amount_fen, ends_at, position)
        values ($1, $2, $3, $4, $5, '', 0, $6, $7)`,
      [person.accountId, orderNo, code, kind, name, new Date(endsAt).toISOString(), position],
    );
  await give('option', 'freeOption', '选装', 1);
  await give('queue', 'priority', '排产', 2);
}

describe('the draft of a stock car', () => {
  it('takes configuration, price, city and store from the car, whatever is sent', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive({ storeId: 'hz-qianjiang', savingFen: 1_234_500 });
    await yard.hold(person, stockCarId);
    const car = await yard.car(stockCarId, person);
    const draft = await yard.draft(person, {
      stockCarId,
      versionId: 'YL01-max',
      productCodes: ['paint-ember'],
      cityCode: '310100',
      subsidy: 'personal',
    });
    expect(draft.quote.totalFen).toBe(car.priceFen);
    expect(draft.quote.configuration).toEqual(car.configuration);
    expect(draft.quote.subsidies).toEqual({ personalFen: 0, enterpriseFen: 0 });
    expect([draft.cityCode, draft.storeId, draft.dueFen]).toEqual(['330100', 'hz-qianjiang', 500_000]);
    expect(draft.stockCar).toMatchObject({ stockCarId, vinTail: car.vinTail, areCouponsAllowed: true });
    expect(draft.stockCar?.heldUntil).toBe(car.hold?.heldUntil);
  });

  it('needs an own live hold', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const stockCarId = await yard.receive();
    const ask = (token: string) => yard.server.call(DRAFT, { token, body: draftBody(stockCarId) });
    expect((await ask(anna.token)).name).toBe('HOLD_MISSING');
    const { hold } = await yard.hold(anna, stockCarId);
    expect((await ask(ben.token)).name).toBe('CAR_TAKEN');
    expect((await ask(anna.token)).name).toBe('SUCCESS');
    yard.server.clock.set(hold.heldUntil);
    expect((await ask(anna.token)).name).toBe('HOLD_MISSING');
    expect((await yard.server.call(DRAFT, { body: draftBody(stockCarId) })).name).toBe('LOGIN_EXPIRED');
  });

  it('is a deposit, and of a car that exists', async () => {
    const { token } = await yard.server.login();
    const stockCarId = await yard.receive();
    const intention = { ...draftBody(stockCarId), kind: 'intention' as const };
    expect((await yard.server.call(DRAFT, { token, body: intention })).name).toBe('BAD_INPUT');
    expect((await yard.server.call(DRAFT, { token, body: draftBody('nowhere') })).name).toBe('NOT_FOUND');
  });

  it('still can be looked at when the hold is over, but not be submitted', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    const { hold } = await yard.hold(person, stockCarId);
    const { draftId, quote, dueFen } = await yard.signedDraft(person, { stockCarId });
    yard.server.clock.set(hold.heldUntil);
    const shown = await yard.server.ask('GET /api/mporder/v1/order/draft/detail', {
      token: person.token,
      query: { draftId },
    });
    expect(shown.stockCar?.heldUntil).toBe(0);
    const body = { draftId, totalFen: quote.totalFen, dueFen };
    expect((await yard.server.call(CONFIRM_ORDER, { token: person.token, body })).name).toBe('HOLD_MISSING');
  });
});

describe('the order of a stock car', () => {
  it('holds the car as long as its own 30 minutes, and buys it with the paid deposit', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    await yard.hold(person, stockCarId);
    yard.server.clock.advance(20 * MINUTE_MS);
    const order = await yard.order(person, { stockCarId });
    const held = await yard.car(stockCarId, person);
    expect(held.hold).toEqual({ stockCarId, heldUntil: order.expiresAt, orderNo: order.orderNo });
    expect([order.stockCarId, order.totalFen]).toEqual([stockCarId, held.priceFen]);
    await yard.payAtCashier(person, order);
    await yard.server.runJobs();
    const sold = await yard.car(stockCarId, person);
    expect([sold.state, sold.orderNo, sold.hold]).toEqual(['sold', order.orderNo, null]);
    expect(await yard.state(person, order.orderNo)).toBe('depositPaid');
    const stranger = await yard.server.login();
    expect((await yard.car(stockCarId, stranger)).orderNo).toBeNull();
    expect((await yard.tick(stranger, stockCarId)).name).toBe('CAR_SOLD');
  });

  it('keeps configuration and place: the changes of other orders are not offered, and refused', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    const order = await yard.orderCar(person, stockCarId);
    await yard.payAtCashier(person, order);
    await yard.server.runJobs();
    const { actions, city, store } = await yard.detail(person, order.orderNo);
    expect(actions).not.toContain('changeConfiguration');
    expect(actions).not.toContain('changeCity');
    expect(actions).toContain('transferName');
    expect([city.cityCode, store?.storeId]).toEqual(['310100', 'sh-jingan']);
    const body = { orderNo: order.orderNo, cityCode: '330100' };
    expect((await yard.server.call(CITY, { token: person.token, body })).name).toBe('STATE_CHANGED');
  });

  it('frees the car when it is cancelled', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    const order = await yard.orderCar(person, stockCarId);
    const release = await yard.server.call('POST /api/mporder/v1/stock/hold/release', {
      token: person.token,
      body: { stockCarId },
    });
    expect(release.name).toBe('HOLD_IN_ORDER');
    expect(release.data).toMatchObject({ hold: { orderNo: order.orderNo } });
    await yard.server.ask(CANCEL, { token: person.token, body: { orderNo: order.orderNo } });
    expect(await yard.stateOf(stockCarId)).toBe('free');
  });

  it('blocks another car until it is paid or given up', async () => {
    const person = await yard.server.login();
    const [first, second] = [await yard.receive(), await yard.receive()];
    const order = await yard.orderCar(person, first);
    const refused = await yard.tick(person, second, { releaseOther: true });
    expect([refused.name, refused.data.hold.orderNo]).toEqual(['HOLD_IN_ORDER', order.orderNo]);
    const again = await yard.server.call(DRAFT, { token: person.token, body: draftBody(first) });
    expect(again.name).toBe('HOLD_IN_ORDER');
  });

  it('frees the car when its time is over, also before any job has run', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const stockCarId = await yard.receive();
    const order = await yard.orderCar(anna, stockCarId);
    yard.server.clock.set((order.expiresAt ?? 0) + 1);
    expect(await yard.stateOf(stockCarId)).toBe('free');
    await yard.hold(ben, stockCarId);
    await yard.server.runJobs();
    expect(await yard.state(anna, order.orderNo)).toBe('expired');
    expect(await yard.stateOf(stockCarId, ben)).toBe('heldByMe');
  });

  it('takes no money any more once its time is over and somebody else has the car', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const stockCarId = await yard.receive();
    const order = await yard.orderCar(anna, stockCarId);
    const { call } = await yard.pay(anna, order);
    yard.server.clock.set((order.expiresAt ?? 0) + 1);
    const other = await yard.orderCar(ben, stockCarId);
    await yard.atCashier(call.kind === 'redirect' ? call.url : '', { action: 'pay' });
    await yard.server.runJobs();
    await yard.payAtCashier(ben, other);
    await yard.server.runJobs();
    expect(await paymentStates(anna, order.orderNo)).toEqual(['closed']);
    expect([await yard.state(anna, order.orderNo), await yard.state(ben, other.orderNo)]).toEqual([
      'expired',
      'depositPaid',
    ]);
    expect((await yard.car(stockCarId, ben)).orderNo).toBe(other.orderNo);
  });
});

describe('a refunded order', () => {
  it('gives the car it had bought back', async () => {
    const person = await yard.server.login();
    const stockCarId = await yard.receive();
    const { orderNo } = await yard.orderCar(person, stockCarId);
    const key = { userId: person.accountId, orderNo };
    await yard.payAtCashier(person, { orderNo, dueFen: 500_000 });
    await yard.server.runJobs();
    await yard.server.database.transaction(async (db) => {
      const ctx = { ...yard.server.ctx(), db };
      const changes = { stateBeforeRefund: 'depositPaid' as const };
      const asked = await moveOrder(ctx, await lockOwnOrder(ctx, key), 'requestRefund', { who: 'customer', changes });
      await moveOrder(ctx, asked, 'completeRefund', { who: 'system' });
    });
    expect(await yard.state(person, orderNo)).toBe('refunded');
    expect(await yard.stateOf(stockCarId)).toBe('free');
    expect((await yard.car(stockCarId, person)).orderNo).toBeNull();
  });
});

describe('money taken in time whose notice comes late', () => {
  it('goes back when somebody else holds the car by then', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const stockCarId = await yard.receive();
    const order = await yard.orderCar(anna, stockCarId);
    await yard.payAtCashier(anna, order);
    yard.server.clock.set((order.expiresAt ?? 0) + 1);
    await yard.hold(ben, stockCarId);
    await yard.server.runJobs();
    expect(await yard.state(anna, order.orderNo)).toBe('expired');
    expect(await paymentStates(anna, order.orderNo)).toEqual(['refunded']);
    const { timeline } = await yard.detail(anna, order.orderNo);
    expect(timeline.map(({ note }) => note).join()).toContain('该车已被他人预订');
    expect(await yard.stateOf(stockCarId, ben)).toBe('heldByMe');
  });

  it('buys the car when it is still there', async () => {
    const anna = await yard.server.login();
    const stockCarId = await yard.receive();
    const order = await yard.orderCar(anna, stockCarId);
    await yard.payAtCashier(anna, order);
    yard.server.clock.set((order.expiresAt ?? 0) + 1);
    await yard.server.runJobs();
    expect(await yard.state(anna, order.orderNo)).toBe('depositPaid');
    expect((await yard.car(stockCarId, anna)).orderNo).toBe(order.orderNo);
  });
});

describe('an intention order turned into a stock car', () => {
  it('is due the rest, converts on payment and buys the car', async () => {
    const person = await yard.server.login();
    const { orderNo } = await yard.paidOrder(person, { kind: 'intention' });
    const stockCarId = await yard.receive({ modelId: 'YLX', versionId: 'YLX-pro', productCodes: YLX_CODES });
    const confirmed = await yard.hold(person, stockCarId);
    expect(confirmed.next).toBe('intentionalDepositOrder');
    const shown = await yard.server.ask(CONVERSION, { token: person.token, query: { stockCarId } });
    expect(shown.freshDueFen).toBe(500_000);
    expect(shown.hold).toEqual(confirmed.hold);
    expect(shown.orders).toMatchObject([
      { orderNo, paidFen: 200_000, dueFen: 300_000, isEligible: true, reason: null },
    ]);
    expect(shown.orders[0]?.benefits[0]).toMatchObject({ title: '定金抵扣', carriesOver: true });
    const order = await yard.order(person, { stockCarId, fromOrderNo: orderNo });
    expect([order.orderNo, order.dueFen, order.stockCarId]).toEqual([orderNo, 300_000, stockCarId]);
    const during = await yard.server.ask(CONVERSION, { token: person.token, query: { stockCarId } });
    expect(during.orders[0]).toMatchObject({ isEligible: false, reason: '已有待支付的转大订，请先支付或取消' });
    await yard.payAtCashier(person, order);
    await yard.server.runJobs();
    const detail = await yard.detail(person, orderNo);
    expect([detail.kind, detail.state, detail.stockCarId]).toEqual(['deposit', 'depositPaid', stockCarId]);
    expect(detail.configuration.modelId).toBe('YLX');
    expect(await yard.stateOf(stockCarId, person)).toBe('sold');
  });

  it('stays as it was when the time to pay runs out, and the car is free', async () => {
    const person = await yard.server.login();
    const { orderNo } = await yard.paidOrder(person, { kind: 'intention' });
    const stockCarId = await yard.receive();
    const order = await yard.orderCar(person, stockCarId, orderNo);
    yard.server.clock.set((order.expiresAt ?? 0) + 1);
    const detail = await yard.detail(person, orderNo);
    expect([detail.kind, detail.state, detail.stockCarId, detail.dueFen]).toEqual([
      'intention',
      'intentionPaid',
      null,
      0,
    ]);
    expect(await yard.stateOf(stockCarId)).toBe('free');
  });

  it('keeps the money it is worth, and loses benefits for options and for the queue', async () => {
    const person = await yard.server.login();
    const { orderNo } = await yard.paidOrder(person, { kind: 'intention' });
    const now = yard.server.clock.now();
    await giveBenefits(person, orderNo, now + 60_000);
    const benefitsBeside = async (stockCarId: string) => {
      const shown = await yard.server.ask(CONVERSION, { token: person.token, query: { stockCarId } });
      return shown.orders[0]?.benefits.map(({ title, reason }) => [title, reason]);
    };
    const stock = await yard.receive();
    expect(await benefitsBeside(stock)).toEqual([
      ['定金抵扣', null],
      ['选装', '现车配置固定，价格为一口价'],
      ['排产', '现车无需排产'],
    ]);
    const sale = await yard.receive({ kind: 'display', sale: { startsAt: now - 1, endsAt: now + 60_000 } });
    expect((await benefitsBeside(sale))?.[1]).toEqual(['选装', '特惠车不与购车权益同享']);
    expect((await yard.car(sale)).areCouponsAllowed).toBe(false);
    yard.server.clock.advance(60_000);
    expect((await benefitsBeside(stock))?.[1]).toEqual(['选装', '已过有效期']);
  });

  it('is the caller’s own', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const { orderNo } = await yard.paidOrder(anna, { kind: 'intention' });
    const stockCarId = await yard.receive();
    await yard.hold(ben, stockCarId);
    const shown = await yard.server.ask(CONVERSION, { token: ben.token, query: { stockCarId } });
    expect(shown.orders).toEqual([]);
    const body = { ...draftBody(stockCarId), fromOrderNo: orderNo };
    expect((await yard.server.call(DRAFT, { token: ben.token, body })).name).toBe('NOT_FOUND');
    expect((await yard.server.call(CONVERSION, { query: { stockCarId } })).name).toBe('LOGIN_EXPIRED');
  });
});
