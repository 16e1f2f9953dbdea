import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFinanceShop,
  DROP,
  type FinanceShop,
  loan,
  PLAN,
  PLANS,
  type PlanInput,
  planInput,
  SAVE,
} from './finance.fixture';
import { financeProduct } from './finance.tables';

const SHARE = 'POST /api/mporder/v1/finance/share' as const;
const SHARED = 'GET /api/mporder/v1/finance/shared' as const;
const DAY_MS = 86_400_000;

let shop: FinanceShop;
beforeAll(async () => {
  shop = await createFinanceShop();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<FinanceShop['server']['login']>>;
const save = (person: Person, body: PlanInput = planInput()) => shop.server.ask(SAVE, { token: person.token, body });
const plans = async (person: Person) => (await shop.server.ask(PLANS, { token: person.token })).items;
const plan = (person: Person, planId: string) => shop.server.ask(PLAN, { token: person.token, query: { planId } });
const withShare = (downPercent: number) => planInput({ choice: { ...loan, downPercent } });

/** Changes a rate for the duration of a test. */
async function withRate(rateBp: number, work: () => Promise<void>): Promise<void> {
  const { db } = shop.server.ctx();
  const where = eq(financeProduct.productId, 'east-standard');
  const [before] = await db.select().from(financeProduct).where(where);
  const terms = (before?.terms ?? []).map((term) => ({ ...term, rateBp, nominalRateBp: rateBp }));
  await db.update(financeProduct).set({ terms }).where(where);
  await work();
  await db
    .update(financeProduct)
    .set({ terms: before?.terms ?? [] })
    .where(where);
}

describe('kept plans', () => {
  it('are listed newest first, each once', async () => {
    const person = await shop.server.login();
    const first = await save(person);
    shop.server.clock.advance(1000);
    const second = await save(person, planInput({ choice: { method: 'cash' } }));
    expect([first.count, second.count]).toEqual([1, 2]);
    shop.server.clock.advance(1000);
    expect(await save(person)).toMatchObject({ planId: first.planId, count: 2 });
    const [newest, older] = await plans(person);
    expect(newest).toMatchObject({
      planId: first.planId,
      method: 'equalInstalment',
      months: 36,
      isExpired: false,
      isChanged: false,
    });
    expect(older).toMatchObject({ planId: second.planId, method: 'cash', lenderName: null, monthlyFen: 0 });
  });

  it('are the same whatever the order of the options', async () => {
    const person = await shop.server.login();
    const input = planInput();
    const { planId } = await save(person, input);
    if (input.subject.kind !== 'configuration') throw new RangeError('the plan has no configuration');
    const { configuration } = input.subject;
    const turned = { ...configuration, productCodes: [...configuration.productCodes].reverse() };
    const again = await save(person, { ...input, subject: { kind: 'configuration', configuration: turned } });
    expect(again).toMatchObject({ planId, count: 1 });
  });

  it('are at most 10; a dropped one gives its place back', async () => {
    const person = await shop.server.login();
    const shares = [20, 25, 30, 35, 40, 45, 50, 55, 60, 65];
    for (const share of shares) await save(person, withShare(share));
    const beyond = await shop.server.call(SAVE, { token: person.token, body: withShare(70) });
    expect(beyond.name).toBe('LIMIT_REACHED');
    expect(await save(person, withShare(20))).toMatchObject({ count: 10 });
    const [newest] = await plans(person);
    await shop.server.ask(DROP, { token: person.token, body: { planId: newest?.planId } });
    expect(await save(person, withShare(70))).toMatchObject({ count: 10 });
    expect(await plans(person)).toHaveLength(10);
  });

  it('show both results once a rate has changed, and what changed', async () => {
    const person = await shop.server.login();
    const { planId } = await save(person);
    expect(await plan(person, planId)).toMatchObject({
      current: null,
      changes: [],
      unavailable: null,
      isExpired: false,
    });
    await withRate(450, async () => {
      const shown = await plan(person, planId);
      expect(shown.plan.figures.rateBp).toBe(385);
      expect(shown.current?.figures.rateBp).toBe(450);
      expect(shown.current?.figures.monthlyFen).toBeGreaterThan(shown.plan.figures.monthlyFen);
      expect(shown.changes[0]).toBe('年利率由 3.85% 变为 4.50%');
      expect(shown.changes[1]).toMatch(/^月供由 ¥[\d,.]+ 变为 ¥[\d,.]+$/);
      expect((await plans(person))[0]?.isChanged).toBe(true);
    });
  });

  it('end after 7 days, and say when their product is gone', async () => {
    const person = await shop.server.login();
    const choice = { method: 'balloon' as const, productId: 'air', months: 36, downPercent: 20, balloonPercent: 50 };
    const { planId, validUntil } = await save(person, planInput({ choice }));
    const now = shop.server.clock.now();
    expect(validUntil).toBe(now + 7 * DAY_MS);
    shop.server.clock.set(now + 7 * DAY_MS - 1);
    expect((await plan(person, planId)).isExpired).toBe(false);
    shop.server.clock.set(now + 7 * DAY_MS);
    expect((await plan(person, planId)).isExpired).toBe(true);
    const { db } = shop.server.ctx();
    await db
      .update(financeProduct)
      .set({ validTo: shop.server.clock.now() })
      .where(eq(financeProduct.productId, 'air'));
    expect(await plan(person, planId)).toMatchObject({ current: null, unavailable: '产品已结束' });
    await db.update(financeProduct).set({ validTo: null }).where(eq(financeProduct.productId, 'air'));
  });

  it("are nobody else's business", async () => {
    const [owner, stranger] = [await shop.server.login(), await shop.server.login()];
    const { planId } = await save(owner);
    const { token } = stranger;
    expect((await shop.server.call(PLAN, { token, query: { planId } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(DROP, { token, body: { planId } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(PLANS, {})).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(PLAN, { query: { planId } })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(SAVE, { body: planInput() })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(DROP, { body: { planId } })).name).toBe('LOGIN_EXPIRED');
    expect(await plans(owner)).toHaveLength(1);
  });

  it('are refused like the calculation, and then not kept', async () => {
    const person = await shop.server.login();
    const body = planInput({ choice: { ...loan, months: 13 } });
    expect((await shop.server.call(SAVE, { token: person.token, body })).name).toBe('FINANCE_LIMIT');
    expect((await shop.server.call(SAVE, { token: person.token, body: {} })).name).toBe('BAD_INPUT');
    expect(await plans(person)).toEqual([]);
  });

  it('are forgotten with the account', async () => {
    const person = await shop.server.login();
    await save(person);
    await shop.server.app.services.jobs.registry
      .find('event:AccountCancelled/forgetPrivacy')
      ?.run(shop.server.ctx(), { accountId: person.accountId } as never);
    expect(await plans(person)).toEqual([]);
  });
});

describe('a shared plan', () => {
  it('opens for anybody, as it was', async () => {
    const { shareCode, path } = await shop.server.ask(SHARE, { body: planInput() });
    expect(path).toBe(`/pagesDetail/financialCalculator/preview?shareCode=${shareCode}`);
    const shown = await shop.server.ask(SHARED, { query: { shareCode } });
    expect(shown.plan.figures).toEqual((await shop.plan()).figures);
    expect(shown).toMatchObject({ current: null, isExpired: false });
  });

  it('of an order names neither order nor what was paid', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.shop.paidOrder(person);
    const body = planInput({ subject: { kind: 'order', orderNo } });
    const { shareCode } = await shop.server.ask(SHARE, { token: person.token, body });
    const shown = await shop.server.ask(SHARED, { query: { shareCode } });
    expect(JSON.stringify(shown)).not.toContain(orderNo);
    expect(shown.plan.car).toMatchObject({ source: 'configuration', orderNo: null, paidFen: 0 });
  });

  it('shows both results once a rate has changed', async () => {
    const { shareCode } = await shop.server.ask(SHARE, { body: planInput() });
    await withRate(500, async () => {
      expect((await shop.server.ask(SHARED, { query: { shareCode } })).current?.figures.rateBp).toBe(500);
    });
  });

  it('is not found by a wrong code, and not made from a foreign order', async () => {
    expect((await shop.server.call(SHARED, { query: { shareCode: 'abcdefghij' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(SHARED, { query: { shareCode: '../../x' } })).name).toBe('BAD_INPUT');
    const { orderNo } = await shop.shop.paidOrder(await shop.server.login());
    const body = planInput({ subject: { kind: 'order', orderNo } });
    expect((await shop.server.call(SHARE, { body })).name).toBe('LOGIN_EXPIRED');
    const { token } = await shop.server.login();
    expect((await shop.server.call(SHARE, { token, body })).name).toBe('NOT_FOUND');
  });
});
