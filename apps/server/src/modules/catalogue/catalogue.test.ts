import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standard } from '../order/order.fixture';
import { loadVersion, writeOffers } from '../vehicle';
import {
  APPROVE,
  CatalogueDesk,
  CHANGE,
  CHANGES,
  type Change,
  PROPOSE,
  REJECT,
  REVERT,
  SALE,
  VERSION,
  WITHDRAW,
} from './catalogue.fixture';

const YUAN = 100;
const VERSION_ID = standard.versionId;
const SEAT = 'pkg-nappa';
const WITH_SEAT = [...standard.productCodes, SEAT];

let desk: CatalogueDesk;
beforeAll(async () => {
  desk = await CatalogueDesk.open();
});
afterAll(() => desk.yard.close());

const nameOf = ({ name }: { name: string }) => name;

describe('a price', () => {
  it('is proposed by one and in force with the approval of another one', async () => {
    const before = await desk.quoteFen();
    const { priceFen } = await desk.version();
    const change = await desk.propose(priceFen + 3000 * YUAN);
    expect(change).toMatchObject({
      kind: 'versionPrice',
      state: 'proposed',
      items: [{ id: VERSION_ID, before: priceFen, after: priceFen + 3000 * YUAN, current: priceFen }],
      isStale: false,
      actions: ['withdraw'],
      proposal: { staffId: desk.anna.accountId, reason: '季度调价' },
    });
    expect(await desk.quoteFen()).toBe(before);
    expect((await desk.decide(APPROVE, desk.anna, change)).name).toBe('FORBIDDEN');
    expect(await desk.quoteFen()).toBe(before);
    const { data } = await desk.decide(APPROVE, desk.ben, change);
    expect(data).toMatchObject({ state: 'applied', approval: { staffId: desk.ben.accountId, reason: '已核对' } });
    expect(await desk.quoteFen()).toBe(before + 3000 * YUAN);
    expect((await desk.version()).priceFen).toBe(priceFen + 3000 * YUAN);
    expect(nameOf(await desk.decide(APPROVE, desk.ben, change))).toBe('STATE_CHANGED');
  });

  it('of an option changes in the chosen versions alone', async () => {
    const option = await desk.option(SEAT);
    expect(option.versions.length).toBeGreaterThan(1);
    const before = await desk.quoteFen(WITH_SEAT);
    const items = [{ id: VERSION_ID, before: option.priceFen, after: option.priceFen - 500 * YUAN }];
    const change = await desk.propose(0, { kind: 'option', productCode: SEAT, items });
    expect(change).toMatchObject({ kind: 'optionPrice', subject: option.name, productCode: SEAT });
    await desk.decide(APPROVE, desk.ben, change);
    expect(await desk.quoteFen(WITH_SEAT)).toBe(before - 500 * YUAN);
    const { versions } = await desk.option(SEAT);
    const others = ({ versionId }: { versionId: string }) => versionId !== VERSION_ID;
    expect(versions.filter(others)).toEqual(option.versions.filter(others));
  });

  it('that was changed meanwhile refuses the proposal and says what it is now', async () => {
    const { priceFen } = await desk.version();
    const [first, second] = [await desk.propose(priceFen + 100 * YUAN), await desk.propose(priceFen + 200 * YUAN)];
    await desk.decide(APPROVE, desk.ben, first);
    const refused = await desk.decide(APPROVE, desk.ben, second);
    expect([refused.name, refused.message]).toEqual(['STATE_CHANGED', expect.stringContaining('请按现价重新提交')]);
    expect(await desk.change(second)).toMatchObject({ state: 'proposed', isStale: true, actions: ['reject'] });
    expect((await desk.decide(REJECT, desk.ben, second)).data).toMatchObject({ state: 'rejected' });
    const stale = await desk.body(priceFen, { items: [{ id: VERSION_ID, before: priceFen, after: priceFen + 1 }] });
    expect(nameOf(await desk.call(desk.anna, stale))).toBe('STATE_CHANGED');
  });

  it('is withdrawn by its proposer and rejected by somebody else', async () => {
    const { priceFen } = await desk.version();
    const change = await desk.propose(priceFen + YUAN);
    expect(nameOf(await desk.decide(WITHDRAW, desk.ben, change))).toBe('FORBIDDEN');
    expect(nameOf(await desk.decide(REJECT, desk.anna, change))).toBe('FORBIDDEN');
    expect((await desk.decide(WITHDRAW, desk.anna, change)).data).toMatchObject({
      state: 'withdrawn',
      ending: { staffId: desk.anna.accountId, reason: '已核对' },
      actions: [],
    });
    expect(nameOf(await desk.decide(APPROVE, desk.ben, change))).toBe('STATE_CHANGED');
    expect((await desk.version()).priceFen).toBe(priceFen);
  });

  it('takes effect on its day, unless it was withdrawn or changed before', async () => {
    const { priceFen } = await desk.version();
    const startsAt = desk.yard.server.clock.now() + DAY_MS;
    const propose = (fen: number) => desk.propose(priceFen + fen, { startsAt });
    const [good, late, gone] = [await propose(YUAN), await propose(2 * YUAN), await propose(3 * YUAN)];
    for (const change of [good, late, gone])
      expect((await desk.decide(APPROVE, desk.ben, change)).data).toMatchObject({
        state: 'scheduled',
        appliedAt: null,
      });
    expect((await desk.decide(WITHDRAW, desk.anna, gone)).data.state).toBe('withdrawn');
    await desk.yard.server.runJobs();
    expect((await desk.version()).priceFen).toBe(priceFen);
    desk.yard.server.clock.advance(DAY_MS + 1000);
    await desk.yard.server.runJobs();
    const states = await Promise.all([good, late, gone].map(async (change) => (await desk.change(change)).state));
    expect(states.toSorted()).toEqual(['applied', 'lapsed', 'withdrawn']);
    const applied = states[0] === 'applied' ? 1 : 2;
    expect((await desk.version()).priceFen).toBe(priceFen + applied * YUAN);
  });

  it('is taken back by another proposal, once it is what is in force', async () => {
    const { priceFen } = await desk.version();
    const change = await desk.setPrice(priceFen + 700 * YUAN);
    expect(change.actions).toEqual(['revert']);
    const { data: back } = await desk.decide(REVERT, desk.ben, change);
    expect(back).toMatchObject({
      state: 'proposed',
      revertsNo: change.changeNo,
      items: [{ before: priceFen + 700 * YUAN, after: priceFen }],
    });
    expect(nameOf(await desk.decide(APPROVE, desk.ben, back))).toBe('FORBIDDEN');
    await desk.decide(APPROVE, desk.anna, back);
    expect((await desk.version()).priceFen).toBe(priceFen);
    expect(nameOf(await desk.decide(REVERT, desk.anna, change))).toBe('STATE_CHANGED');
    expect((await desk.change(change)).actions).toEqual([]);
  });

  it.each([
    ['the same price', { items: [{ id: VERSION_ID, before: 100, after: 100 }] }],
    ['a free version', { items: [{ id: VERSION_ID, before: 100, after: 0 }] }],
    ['a negative price', { items: [{ id: VERSION_ID, before: 100, after: -1 }] }],
    ['a fraction', { items: [{ id: VERSION_ID, before: 100, after: 1.5 }] }],
    ['nothing', { items: [] }],
    ['the same version twice', { items: [1, 2].map((after) => ({ id: VERSION_ID, before: 100, after })) }],
    ['an option that is not named', { kind: 'option' as const }],
    ['a version with an option', { productCode: SEAT }],
    ['a time that is over', { startsAt: 1 }],
    ['no reason', { reason: ' ' }],
  ])('is not proposed: %s', async (_, changes) => {
    const body = await desk.body(1_000_000, changes);
    const { priceFen } = await desk.version();
    const items = body.items.map((item) => ({
      ...item,
      before: item.before === 100 ? priceFen : item.before,
      after: item.after === 100 ? priceFen : item.after,
    }));
    expect(nameOf(await desk.call(desk.anna, { ...body, items }))).toBe('BAD_INPUT');
  });

  it.each([
    ['a version', { items: [{ id: 'none', before: 1, after: 2 }] }],
    ['an option', { kind: 'option' as const, productCode: 'none', items: [{ id: VERSION_ID, before: 1, after: 2 }] }],
    ['a car', { kind: 'car' as const, items: [{ id: 'none', before: 1, after: 2 }] }],
  ])('is not proposed for %s that does not exist', async (_, changes) => {
    expect(nameOf(await desk.call(desk.anna, await desk.body(1, changes)))).toBe('NOT_FOUND');
  });

  it('of two models is no single change', async () => {
    const other = await desk.version('YLX-pro');
    const { priceFen } = await desk.version();
    const items = [
      { id: VERSION_ID, before: priceFen, after: priceFen + 1 },
      { id: other.versionId, before: other.priceFen, after: other.priceFen + 1 },
    ];
    expect(nameOf(await desk.call(desk.anna, await desk.body(1, { items })))).toBe('BAD_INPUT');
  });
});

describe('what is ordered', () => {
  it('keeps its price, and drafts are asked again', async () => {
    const { yard } = desk;
    const [buyer, drafter] = [await yard.server.login(), await yard.server.login()];
    const order = await yard.paidOrder(buyer);
    const unpaid = await yard.order(buyer);
    const draft = await yard.signedDraft(drafter);
    const effect = await desk.effect({ kind: 'version', ids: VERSION_ID, afterFen: 30_000_000 });
    expect(effect.data.drafts).toBeGreaterThan(0);
    const { priceFen } = await desk.version();
    await desk.setPrice(priceFen + 1000 * YUAN);
    for (const { orderNo, totalFen } of [order, unpaid])
      expect((await yard.detail(buyer, orderNo)).totalFen).toBe(totalFen);
    const { token } = drafter;
    const body = { draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen };
    const answer = await yard.server.call('POST /api/mporder/v1/order/confirm', { token, body });
    expect(answer.name).toBe('PRICE_CHANGED');
    expect((answer.data as unknown as { totalFen: number }).totalFen).toBe(draft.quote.totalFen + 1000 * YUAN);
    await yard.payAtCashier(buyer, unpaid);
    await yard.server.runJobs();
    expect((await yard.detail(buyer, unpaid.orderNo)).totalFen).toBe(unpaid.totalFen);
  });
});

describe('what is on sale', () => {
  it('a version is sold out, withdrawn and offered again at once, and each time it is a revision', async () => {
    const to = (before: 'onSale' | 'soldOut' | 'withdrawn', after: 'onSale' | 'soldOut' | 'withdrawn') =>
      desk.sale({ kind: 'version', items: [{ id: VERSION_ID, before, after }] });
    const quote = () => desk.yard.server.call('POST /api/mporder/v1/vehicle/quote', { body: standard });
    const { data: first } = await to('onSale', 'soldOut');
    expect(first).toMatchObject({ kind: 'versionSale', state: 'applied', actions: ['revert'], approval: null });
    expect((await quote()).name).toBe('SOLD_OUT');
    expect((await to('onSale', 'withdrawn')).name).toBe('STATE_CHANGED');
    const { data: second } = await to('soldOut', 'withdrawn');
    expect((await quote()).name).toBe('VERSION_WITHDRAWN');
    expect((await desk.decide(REVERT, desk.anna, first)).name).toBe('STATE_CHANGED');
    const { data: back } = await desk.decide(REVERT, desk.anna, second);
    expect(back).toMatchObject({ state: 'applied', revertsNo: second.changeNo });
    expect((await desk.version()).sale).toBe('soldOut');
    await to('soldOut', 'onSale');
    expect((await quote()).name).toBe('SUCCESS');
  });

  it('an option is sold out, but not the last one that a version needs', async () => {
    const { groups } = await desk.version();
    const batteries = groups.find(({ groupCode }) => groupCode === 'battery')?.options ?? [];
    const sell = (productCode: string) =>
      desk.sale({ kind: 'option', productCode, items: [{ id: VERSION_ID, before: 'onSale', after: 'soldOut' }] });
    const open = batteries.filter(({ sale }) => sale === 'onSale');
    const names: string[] = [];
    for (const { productCode } of open) names.push((await sell(productCode)).name);
    expect(names).toEqual([...open.slice(1).map(() => 'SUCCESS'), 'CONFIG_INVALID']);
    const last = open.at(-1)?.productCode ?? '';
    expect((await desk.option(last)).sale).toBe('onSale');
    expect(await desk.quoteFen([last, 'paint-mist', 'wheel-aero', 'interior-black'])).toBeGreaterThan(0);
    for (const { productCode } of open.slice(0, -1))
      await desk.sale({ kind: 'option', productCode, items: [{ id: VERSION_ID, before: 'soldOut', after: 'onSale' }] });
  });

  it('is not what the subject cannot be', async () => {
    const option = { kind: 'option' as const, productCode: SEAT };
    const items = [{ id: VERSION_ID, before: 'onSale' as const, after: 'withdrawn' as const }];
    expect(nameOf(await desk.sale({ ...option, items }))).toBe('BAD_INPUT');
    expect(
      nameOf(await desk.sale({ kind: 'version', items: [{ id: 'none', before: 'onSale', after: 'soldOut' }] })),
    ).toBe('NOT_FOUND');
  });
});

describe('a change', () => {
  it('is in the audit trail with its reason and number', async () => {
    const auditor = await desk.yard.server.login({ roles: ['auditor'] });
    const { priceFen } = await desk.version();
    const change = await desk.propose(priceFen + 9 * YUAN);
    const query = { staffId: desk.anna.accountId };
    const { items } = await desk.yard.server.ask('GET /api/mpaccount/v1/staff/audit', { token: auditor.token, query });
    expect(items[0]).toMatchObject({ call: PROPOSE, reason: '季度调价', subject: { changeNo: change.changeNo } });
  });

  it('is read by the auditor, and changed by nobody but operators', async () => {
    const [auditor, finance] = [
      await desk.yard.server.login({ roles: ['auditor'] }),
      await desk.yard.server.login({ roles: ['finance'] }),
    ];
    const { priceFen } = await desk.version();
    const change = await desk.propose(priceFen + 10 * YUAN);
    const seen = await desk.change(change, auditor);
    expect(seen.actions).toEqual([]);
    expect(seen.effect?.items[0]?.standard).not.toBeNull();
    for (const person of [auditor, finance]) {
      for (const key of [APPROVE, REJECT, WITHDRAW, REVERT] as const)
        expect((await desk.decide(key, person, change)).name).toBe('FORBIDDEN');
      expect((await desk.call(person, await desk.body(priceFen + 1))).name).toBe('FORBIDDEN');
      expect(
        (await desk.sale({ kind: 'version', items: [{ id: VERSION_ID, before: 'onSale', after: 'soldOut' }] }, person))
          .name,
      ).toBe('FORBIDDEN');
    }
    const { token } = finance;
    expect((await desk.yard.server.call(CHANGES, { token })).name).toBe('FORBIDDEN');
    expect((await desk.yard.server.call(VERSION, { query: { versionId: VERSION_ID } })).name).toBe('LOGIN_EXPIRED');
    expect((await desk.yard.server.call(SALE, { body: {} })).name).toBe('LOGIN_EXPIRED');
  });

  it('is listed by state, kind and model, newest first', async () => {
    const { token } = desk.anna;
    const list = async (query: Record<string, string>): Promise<Pick<Change, 'state' | 'kind' | 'modelId'>[]> =>
      (await desk.yard.server.ask(CHANGES, { token, query: { size: 50, ...query } })).items;
    const applied = await list({ state: 'applied', kind: 'versionPrice', modelId: 'YL01' });
    expect(applied.length).toBeGreaterThan(1);
    for (const one of applied) expect(one).toMatchObject({ state: 'applied', kind: 'versionPrice', modelId: 'YL01' });
    expect(await list({ modelId: 'YL09' })).toEqual([]);
    expect((await desk.yard.server.call(CHANGE, { token, query: { changeNo: `VC${'0'.repeat(18)}` } })).name).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the effect', () => {
  it('says old and new price, and counts wishes and stock cars', async () => {
    const person = await desk.yard.server.login();
    const body = { ...standard, productCodes: WITH_SEAT };
    await desk.yard.server.ask('POST /api/mporder/v1/vehicle/wishlist/add', { token: person.token, body });
    await desk.yard.receive({ productCodes: WITH_SEAT });
    const option = await desk.option(SEAT);
    const query = { kind: 'option', productCode: SEAT, ids: VERSION_ID, afterFen: option.priceFen + YUAN };
    const { data } = await desk.effect(query);
    const { totalFen } = (await desk.version()).standard;
    expect(data).toMatchObject({
      items: [{ current: option.priceFen, standard: { beforeFen: totalFen, afterFen: totalFen } }],
      wishes: 1,
      stockCars: 1,
      drafts: 0,
    });
    const { priceFen } = await desk.version();
    const whole = (await desk.effect({ kind: 'version', ids: VERSION_ID, afterFen: priceFen + YUAN })).data;
    expect(whole.items[0]?.standard).toEqual({ beforeFen: totalFen, afterFen: totalFen + YUAN });
    expect((await desk.effect({ kind: 'version', ids: VERSION_ID, sale: 'soldOut' })).data.items[0]).toMatchObject({
      current: 'onSale',
      after: 'soldOut',
      standard: null,
    });
  });

  it.each([
    ['BAD_INPUT', { kind: 'version', ids: VERSION_ID }],
    ['BAD_INPUT', { kind: 'version', ids: VERSION_ID, afterFen: 1, sale: 'soldOut' }],
    ['BAD_INPUT', { kind: 'option', ids: VERSION_ID, afterFen: 1 }],
    ['BAD_INPUT', { kind: 'version', ids: VERSION_ID, afterFen: -1 }],
    ['BAD_INPUT', { kind: 'version', ids: "a'b", afterFen: 1 }],
    ['NOT_FOUND', { kind: 'version', ids: 'none', afterFen: 1 }],
    ['NOT_FOUND', { kind: 'car', ids: 'none', afterFen: 1 }],
  ])('is %s for %j', async (name, query) => {
    expect((await desk.effect(query)).name).toBe(name);
  });
});

it('a change that is rolled back is never shown to others', async () => {
  const { server } = desk.yard;
  const { priceFen } = await desk.version();
  const undone = server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await writeOffers(ctx, undefined, [{ versionId: VERSION_ID, priceFen: priceFen + 5 * YUAN }]);
    expect((await loadVersion(ctx, VERSION_ID)).basePriceFen).toBe(priceFen + 5 * YUAN);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await desk.version()).priceFen).toBe(priceFen);
});
