import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFinanceShop, type FinanceShop, PLAN, planInput, SAVE, SHOW } from './finance.fixture';
import { financeApplication, financeApplicationHistory, financePlan, financeWish } from './finance.tables';

const APPLICATION = 'GET /api/mporder/v1/finance/application' as const;
const SHARE = 'POST /api/mporder/v1/finance/share' as const;
const SHARED = 'GET /api/mporder/v1/finance/shared' as const;
const HAN = /\p{Script=Han}/u;

let shop: FinanceShop;
beforeAll(async () => {
  shop = await createFinanceShop();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<FinanceShop['server']['login']>>;
type Costs = { name: string; note: string }[];

const english = { 'accept-language': 'en' };
const wordsOf = (costs: Costs) => costs.flatMap(({ name, note }) => [name, note]);

async function stepsIn(language: string, { token }: Person, orderNo: string) {
  const headers = { 'accept-language': language };
  const { application } = await shop.server.ask(APPLICATION, { token, query: { orderNo }, headers });
  return application?.history.map(({ title, note }) => [title, note]);
}

describe('the history of an application', () => {
  it('is told in the language asked for, and kept in Chinese', async () => {
    const person = await shop.server.login();
    const { orderNo, application, url } = await shop.opened(person);
    await shop.atDesk(url, { action: 'submit' });
    await shop.atDesk(url, { action: 'approveLess' });
    const chinese = (await stepsIn('zh-CN', person, orderNo)) ?? [];
    expect(chinese[0]).toEqual(['待提交', '请在金融机构页面完成提交']);
    expect(chinese.at(-1)).toEqual(['已通过', expect.stringMatching(/^通过额度 ¥[\d,]+，其余部分需提高首付$/)]);
    const said = (await stepsIn('en', person, orderNo)) ?? [];
    expect(said[0]).toEqual(['Not sent yet', 'Please send it on the page of the lender']);
    expect(said.at(-1)).toEqual([
      'Approved',
      expect.stringMatching(/^¥[\d,]+ approved; the rest is added to the down payment$/),
    ]);
    const table = financeApplicationHistory;
    const { db } = shop.server.ctx();
    const rows = await db.select().from(table).where(eq(table.applicationNo, application.applicationNo));
    expect(rows.map(({ title, note }) => [title, note])).toEqual(chinese);
  });

  it('of an earlier release is shown as it was stored', async () => {
    const person = await shop.server.login();
    const { orderNo, application } = await shop.opened(person);
    await shop.server
      .ctx()
      .db.update(financeApplicationHistory)
      .set({ title: '等待提交', texts: null })
      .where(eq(financeApplicationHistory.applicationNo, application.applicationNo));
    expect((await stepsIn('en', person, orderNo))?.[0]?.[0]).toBe('等待提交');
  });
});

describe('the costs of a plan', () => {
  it('are told in the language asked for when a plan was saved, and kept in Chinese', async () => {
    const { token } = await shop.server.login();
    const { planId } = await shop.server.ask(SAVE, { token, body: planInput() });
    const chinese = await shop.server.ask(PLAN, { token, query: { planId } });
    const said = await shop.server.ask(PLAN, { token, query: { planId }, headers: english });
    expect(wordsOf(chinese.plan.costs).filter((words) => !HAN.test(words))).toEqual([]);
    expect(wordsOf(said.plan.costs).filter((words) => HAN.test(words))).toEqual([]);
    const { db } = shop.server.ctx();
    const kept = await db.select().from(financePlan).where(eq(financePlan.id, planId));
    expect(kept[0]?.plan.costs).toEqual(chinese.plan.costs);
    await db.update(financePlan).set({ texts: null }).where(eq(financePlan.id, planId));
    const old = await shop.server.ask(PLAN, { token, query: { planId }, headers: english });
    expect(old.plan.costs).toEqual(chinese.plan.costs);
  });

  it('are told in the language asked for when a plan was shared or chosen for an order', async () => {
    const { shareCode } = await shop.server.ask(SHARE, { body: planInput() });
    const shared = await shop.server.ask(SHARED, { query: { shareCode }, headers: english });
    expect(wordsOf(shared.plan.costs)).toContain('Purchase tax');
    const person = await shop.server.login();
    const { orderNo } = await shop.opened(person);
    const body = { subject: { kind: 'order', orderNo } };
    const { wish } = await shop.server.ask(SHOW, { token: person.token, body, headers: english });
    expect(wordsOf(wish?.plan.costs ?? [])).toContain('Purchase tax');
    const { db } = shop.server.ctx();
    for (const table of [financeWish, financeApplication]) {
      const rows = await db.select({ plan: table.plan }).from(table).where(eq(table.orderNo, orderNo));
      expect(wordsOf(rows[0]?.plan.costs ?? [])).toContain('购置税');
    }
  });
});
