import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFinanceShop, DROP, type FinanceShop, loan, PLANS, planInput, SAVE, WITHDRAW } from './finance.fixture';
import { financeApplication } from './finance.tables';

let shop: FinanceShop;
beforeAll(async () => {
  shop = await createFinanceShop();
});
afterAll(() => shop.close());

const choices = [20, 25, 30, 35, 40, 45, 50, 55].flatMap((downPercent) =>
  [24, 36, 48].map((months) => planInput({ choice: { ...loan, months, downPercent } })),
);

describe('callers at once', () => {
  it('fill the kept plans to 10 and never beyond', async () => {
    const { token } = await shop.server.login();
    const answers = await Promise.all(choices.map((body) => shop.server.call(SAVE, { token, body })));
    const names = answers.map((answer) => answer.name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(10);
    expect(names.filter((name) => name === 'LIMIT_REACHED')).toHaveLength(choices.length - 10);
    expect((await shop.server.ask(PLANS, { token })).items).toHaveLength(10);
  });

  it('keep the same plan once', async () => {
    const { token } = await shop.server.login();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.server.ask(SAVE, { token, body: planInput() })),
    );
    expect(new Set(answers.map((answer) => answer.planId)).size).toBe(1);
    expect((await shop.server.ask(PLANS, { token })).items).toHaveLength(1);
  });

  it('drop a plan once and give one place back', async () => {
    const { token } = await shop.server.login();
    const { planId } = await shop.server.ask(SAVE, { token, body: planInput() });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.server.call(DROP, { token, body: { planId } })),
    );
    expect(answers.filter((answer) => answer.name === 'SUCCESS')).toHaveLength(1);
    expect((await shop.server.ask(SAVE, { token, body: planInput() })).count).toBe(1);
  });

  it('make one application of an order, with one case at the lender', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.wishedOrder(person);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.start(person, orderNo)));
    expect(answers.map((answer) => answer.name)).toEqual(Array.from({ length: 8 }, () => 'SUCCESS'));
    expect(new Set(answers.map((answer) => answer.data.applicationNo)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.data.url)).size).toBe(1);
    const rows = await shop.server.ctx().db.select().from(financeApplication);
    expect(rows.filter((row) => row.orderNo === orderNo)).toHaveLength(1);
  });

  it('withdraw an application once while the lender decides', async () => {
    const person = await shop.server.login();
    const { orderNo, url } = await shop.opened(person);
    await shop.atDesk(url, { action: 'submit' });
    const { token } = person;
    const [approved, ...withdrawn] = await Promise.all([
      shop.atDesk(url, { action: 'approve' }),
      ...Array.from({ length: 4 }, () => shop.server.call(WITHDRAW, { token, body: { orderNo } })),
    ]);
    expect(['approved', 'withdrawn', 'submitted']).toContain(approved.state);
    expect(withdrawn.some((answer) => answer.name === 'SUCCESS')).toBe(true);
    await shop.server.runJobs();
    const application = await shop.application(person, orderNo);
    expect(application?.state).toBe('withdrawn');
    expect(application?.history.filter((step) => step.state === 'withdrawn')).toHaveLength(1);
  });
});
