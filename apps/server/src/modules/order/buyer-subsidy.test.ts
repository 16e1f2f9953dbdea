import type { SubsidyKindData } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyer, createShop, type Shop } from './order.fixture';
import { orderDrafts } from './order.tables';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const NAME = 'POST /api/mporder/v1/order/transferName' as const;
const company = {
  kind: 'enterprise' as const,
  name: '某某科技有限公司',
  creditCode: '91350100M000100Y43',
  mobile: buyer.mobile,
};
const kindsIn = (lines: readonly { kind: string }[]) =>
  lines.map(({ kind }) => kind).filter((kind) => kind.endsWith('Subsidy'));
const sum = (lines: readonly { amountFen: number }[]) => lines.reduce((fen, line) => fen + line.amountFen, 0);

describe('the subsidy of a draft', () => {
  it.each([
    ['a person who asks for that of companies', 'enterprise', buyer, ['personalSubsidy']],
    ['a company that asks for that of people', 'personal', company, ['enterpriseSubsidy']],
    ['anybody who gives it up', 'none', buyer, []],
  ] as const)('is right for %s', async (_who, subsidy, named, expected) => {
    const draft = await shop.draft(await shop.server.login(), { subsidy, buyer: named });
    expect(kindsIn(draft.quote.lines)).toEqual([...expected]);
    expect(draft.quote.totalFen).toBe(sum(draft.quote.lines));
  });

  it('cannot be changed behind the back of the buyer that it has', async () => {
    const person = await shop.server.login();
    const first = await shop.draft(person, { buyer });
    const asked = { draftId: first.draftId, subsidy: 'enterprise' as const, buyer: undefined } as never;
    const second = await shop.draft(person, asked);
    expect(second.buyer).toBeNull();
    const body = { draftId: second.draftId, totalFen: second.quote.totalFen, dueFen: second.dueFen };
    const refused = await shop.server.call('POST /api/mporder/v1/order/confirm', { token: person.token, body });
    expect(refused.name).toBe('BAD_INPUT');
    const third = await shop.draft(person, { draftId: first.draftId, subsidy: 'enterprise', buyer });
    expect(kindsIn(third.quote.lines)).toEqual(['personalSubsidy']);
  });
});

describe('the subsidy of an order', () => {
  it('is worked out anew from the buyer when the draft is submitted', async () => {
    const person = await shop.server.login();
    const draft = await shop.signedDraft(person, { buyer });
    // A draft of an earlier release, whose price used the client's claim.
    const lie: SubsidyKindData = 'enterprise';
    await shop.server.database.db.update(orderDrafts).set({ subsidy: lie });
    const order = await shop.confirm(person, draft);
    const { lines } = await shop.detail(person, order.orderNo);
    expect(kindsIn(lines)).toEqual(['personalSubsidy']);
    expect(order.totalFen).toBe(draft.quote.totalFen);
  });

  it('follows the name when it goes to a company, and back', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.paidOrder(person, { buyer });
    const transfer = (named: typeof buyer | typeof company) =>
      shop.server.ask(NAME, { token: person.token, body: { orderNo, buyer: named, subsidy: 'personal' } });
    const before = await shop.detail(person, orderNo);
    const owned = await transfer(company);
    const others = (lines: typeof owned.lines) => lines.filter(({ kind }) => !kind.endsWith('Subsidy'));
    expect(kindsIn(owned.lines)).toEqual(['enterpriseSubsidy']);
    expect(others(owned.lines)).toEqual(others(before.lines));
    expect(owned.totalFen).toBe(sum(owned.lines));
    expect(owned.totalFen).not.toBe(totalFen);
    expect(owned.timeline[0]?.note).toContain('购车补贴随购车人类型调整');
    const back = await transfer(buyer);
    expect(back.lines).toEqual(before.lines);
    expect(back.totalFen).toBe(totalFen);
  });

  it('stays with another buyer of the same kind, and without one it stays none', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.paidOrder(person, { buyer, subsidy: 'none' });
    const owned = await shop.server.ask(NAME, { token: person.token, body: { orderNo, buyer: company } });
    expect(kindsIn(owned.lines)).toEqual([]);
    expect(owned.totalFen).toBe(totalFen);
  });
});
