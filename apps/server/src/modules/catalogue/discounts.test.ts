import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standard } from '../order/order.fixture';
import {
  APPROVE,
  CatalogueDesk,
  type Change,
  DISCOUNT,
  type Discount,
  REJECT,
  REVERT,
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
const now = () => desk.yard.server.clock.now();
const states = (changes: readonly Change[]) => Promise.all(changes.map(async (one) => (await desk.change(one)).state));

/** Ends a discount, so that tests do not see those of others. */
async function end(change: Change) {
  const { data } = await desk.decide(REVERT, desk.anna, change);
  await desk.decide(APPROVE, desk.ben, data);
}

describe('a discount of a version', () => {
  it('is in force with the approval of another one, as a line of the price, and ends by itself', async () => {
    const [before, { priceFen }] = [await desk.quoteFen(), await desk.version()];
    const change = await desk.proposeDiscount(3000 * YUAN);
    expect(change).toMatchObject({
      kind: 'versionDiscount',
      state: 'proposed',
      items: [{ id: VERSION_ID, before: priceFen, after: priceFen - 300_000, current: priceFen }],
      discount: { text: '年末购车礼', endsAt: now() + 7 * DAY_MS },
      actions: ['withdraw'],
    });
    expect(await desk.quoteFen()).toBe(before);
    expect(nameOf(await desk.decide(APPROVE, desk.anna, change))).toBe('FORBIDDEN');
    const { data } = await desk.decide(APPROVE, desk.ben, change);
    expect(data).toMatchObject({ state: 'applied', actions: ['revert'] });
    expect(await desk.quoteFen()).toBe(before - 300_000);
    const { lines } = await desk.quote();
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'discount', name: '年末购车礼', amountFen: -300_000 }),
    );
    const version = await desk.version();
    expect(version.priceFen).toBe(priceFen);
    expect(version.discounts).toContainEqual(
      expect.objectContaining({ name: '年末购车礼', amountFen: 300_000, optionName: null, changeNo: change.changeNo }),
    );
    desk.yard.server.clock.advance(7 * DAY_MS - 1);
    expect(await desk.quoteFen()).toBe(before - 300_000);
    desk.yard.server.clock.advance(1);
    expect(await desk.quoteFen()).toBe(before);
    expect((await desk.change(change)).actions).toEqual([]);
    expect(nameOf(await desk.decide(REVERT, desk.ben, change))).toBe('STATE_CHANGED');
  });

  it('is ended early by two people, whatever the price has become meanwhile', async () => {
    const change = await desk.setDiscount(1000 * YUAN);
    const { priceFen } = await desk.version();
    await desk.setPrice(priceFen + 200 * YUAN);
    const before = await desk.quoteFen();
    const { data: back } = await desk.decide(REVERT, desk.ben, change);
    expect(back).toMatchObject({
      kind: 'versionDiscount',
      state: 'proposed',
      revertsNo: change.changeNo,
      items: [{ before: priceFen + 20_000 - 100_000, after: priceFen + 20_000 }],
      effect: { items: [{ standard: { beforeFen: before, afterFen: before + 100_000 }, lines: [] }] },
    });
    const again = (await desk.decide(REVERT, desk.anna, change)).data;
    expect(nameOf(await desk.decide(APPROVE, desk.ben, back))).toBe('FORBIDDEN');
    expect((await desk.decide(APPROVE, desk.anna, back)).data).toMatchObject({ state: 'applied', actions: [] });
    expect(await desk.quoteFen()).toBe(before + 100_000);
    expect((await desk.change(change)).actions).toEqual([]);
    expect(nameOf(await desk.decide(APPROVE, desk.ben, again))).toBe('STATE_CHANGED');
    expect(nameOf(await desk.decide(REVERT, desk.anna, back))).toBe('STATE_CHANGED');
  });

  it('begins on its day, unless the price was changed before or its time is over', async () => {
    const startsAt = now() + DAY_MS;
    const good = await desk.proposeDiscount(500 * YUAN, { startsAt, endsAt: startsAt + DAY_MS });
    const gone = await desk.proposeDiscount(600 * YUAN, { startsAt, endsAt: startsAt + DAY_MS });
    const short = await desk.proposeDiscount(700 * YUAN, { startsAt, endsAt: startsAt + HOUR_MS });
    const late = await desk.proposeDiscount(800 * YUAN, { startsAt: startsAt + DAY_MS, endsAt: startsAt + 2 * DAY_MS });
    for (const change of [good, gone, short, late])
      expect((await desk.decide(APPROVE, desk.ben, change)).data.state).toBe('scheduled');
    expect((await desk.decide(WITHDRAW, desk.anna, gone)).data.state).toBe('withdrawn');
    const before = await desk.quoteFen();
    desk.yard.server.clock.advance(DAY_MS + 2 * HOUR_MS);
    await desk.yard.server.runJobs();
    expect(await states([good, gone, short, late])).toEqual(['applied', 'withdrawn', 'lapsed', 'scheduled']);
    expect(await desk.quoteFen()).toBe(before - 50_000);
    await desk.setPrice((await desk.version()).priceFen + YUAN);
    desk.yard.server.clock.advance(DAY_MS);
    await desk.yard.server.runJobs();
    expect(await states([late])).toEqual(['lapsed']);
    expect(await desk.quoteFen()).toBe(before + YUAN);
  });

  it('that began from another price, or whose time is over, can only be rejected', async () => {
    const stale = await desk.proposeDiscount(1000 * YUAN);
    const over = await desk.proposeDiscount(1000 * YUAN, { endsAt: now() + HOUR_MS });
    const { priceFen } = await desk.version();
    desk.yard.server.clock.advance(2 * HOUR_MS);
    const late = await desk.decide(APPROVE, desk.ben, over);
    expect([late.name, late.message]).toEqual(['STATE_CHANGED', '优惠期已结束，请驳回后重新提交']);
    await desk.setPrice(priceFen + YUAN);
    expect(nameOf(await desk.decide(APPROVE, desk.ben, stale))).toBe('STATE_CHANGED');
    for (const change of [stale, over]) {
      expect(await desk.change(change)).toMatchObject({ isStale: true, actions: ['reject'] });
      expect((await desk.decide(REJECT, desk.ben, change)).data.state).toBe('rejected');
    }
    const items = [{ id: VERSION_ID, priceFen }];
    expect(nameOf(await desk.callDiscount(desk.anna, await desk.discountBody(YUAN, { items })))).toBe('STATE_CHANGED');
  });

  it('never makes a price negative, and adds up with others', async () => {
    const { priceFen } = await desk.version();
    const before = await desk.quoteFen();
    const small = await desk.setDiscount(100 * YUAN);
    expect(await desk.quoteFen()).toBe(before - 10_000);
    const large = await desk.setDiscount(priceFen - 1);
    const { lines, totalFen } = await desk.quote();
    expect(totalFen).toBe(0);
    expect(lines.reduce((sumFen, { amountFen }) => sumFen + amountFen, 0)).toBe(0);
    await end(large);
    await end(small);
    expect(await desk.quoteFen()).toBe(before);
  });
});

describe('a discount of an option', () => {
  it('counts where the option is chosen, in the chosen versions alone, and takes no more than it costs', async () => {
    const option = await desk.option(SEAT);
    const [bare, whole] = [await desk.quoteFen(), await desk.quoteFen(WITH_SEAT)];
    const items = [{ id: VERSION_ID, priceFen: option.priceFen }];
    const wanted: Partial<Discount> = { kind: 'option', productCode: SEAT, items, text: '真皮座椅限时礼' };
    const first = await desk.setDiscount(option.priceFen - 1000 * YUAN, wanted);
    expect(first).toMatchObject({ kind: 'optionDiscount', subject: option.name, productCode: SEAT });
    expect(await desk.quoteFen()).toBe(bare);
    expect(await desk.quoteFen(WITH_SEAT)).toBe(whole - option.priceFen + 100_000);
    const second = await desk.setDiscount(option.priceFen, wanted);
    expect(await desk.quoteFen(WITH_SEAT)).toBe(whole - option.priceFen);
    expect((await desk.version()).discounts.map(({ optionName }) => optionName)).toContain(option.name);
    const other = option.versions.find(({ versionId }) => versionId !== VERSION_ID);
    expect((await desk.version(other?.versionId)).discounts.map(({ optionName }) => optionName)).not.toContain(
      option.name,
    );
    await end(first);
    await end(second);
    expect(await desk.quoteFen(WITH_SEAT)).toBe(whole);
  });
});

describe('what is ordered', () => {
  it('keeps its price when a discount begins and ends, and drafts are asked again', async () => {
    const { yard } = desk;
    const [buyer, drafter] = [await yard.server.login(), await yard.server.login()];
    const order = await yard.paidOrder(buyer);
    const draft = await yard.signedDraft(drafter);
    const change = await desk.setDiscount(2000 * YUAN);
    expect((await yard.detail(buyer, order.orderNo)).totalFen).toBe(order.totalFen);
    const body = { draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen };
    const confirm = 'POST /api/mporder/v1/order/confirm';
    const answer = await yard.server.call(confirm, { token: drafter.token, body });
    expect(answer.name).toBe('PRICE_CHANGED');
    const { totalFen } = answer.data as unknown as { totalFen: number };
    expect(totalFen).toBe(draft.quote.totalFen - 200_000);
    const bought = await yard.paidOrder(drafter);
    expect(bought.totalFen).toBe(order.totalFen - 200_000);
    await end(change);
    expect((await yard.detail(drafter, bought.orderNo)).totalFen).toBe(bought.totalFen);
    expect((await yard.detail(buyer, order.orderNo)).totalFen).toBe(order.totalFen);
  });
});

describe('the preview', () => {
  it('works the price of the standard configuration out, with the option of the discount', async () => {
    const { standard: whole } = await desk.version();
    const query = { kind: 'version', ids: VERSION_ID, discountFen: 300_000, text: '年末购车礼' };
    const { data } = await desk.effect(query);
    expect(data.items[0]?.standard).toEqual({ beforeFen: whole.totalFen, afterFen: whole.totalFen - 300_000 });
    const lines = data.items[0]?.lines ?? [];
    expect(lines).toContainEqual(expect.objectContaining({ name: '年末购车礼', amountFen: -300_000 }));
    expect(lines.reduce((sumFen, { amountFen }) => sumFen + amountFen, 0)).toBe(whole.totalFen - 300_000);
    const option = await desk.option(SEAT);
    const ofOption = await desk.effect({ ...query, kind: 'option', productCode: SEAT, discountFen: 100_000 });
    const beforeFen = whole.totalFen + option.priceFen;
    expect(ofOption.data.items[0]?.standard).toEqual({ beforeFen, afterFen: beforeFen - 100_000 });
    expect(ofOption.data.items[0]?.lines).toContainEqual({
      code: SEAT,
      name: option.name,
      amountFen: option.priceFen,
    });
  });

  it.each([
    ['BAD_INPUT', { kind: 'version', ids: VERSION_ID, discountFen: 0 }],
    ['BAD_INPUT', { kind: 'version', ids: VERSION_ID, discountFen: 900_000_000 }],
    ['BAD_INPUT', { kind: 'version', ids: VERSION_ID, discountFen: 1, afterFen: 1 }],
    ['BAD_INPUT', { kind: 'car', ids: 'none', discountFen: 1 }],
    ['NOT_FOUND', { kind: 'version', ids: 'none', discountFen: 1 }],
  ])('is %s for %j', async (name, query) => {
    expect((await desk.effect(query)).name).toBe(name);
  });
});

describe('who proposes what', () => {
  it.each<[string, Partial<Discount>]>([
    ['nothing off', { amountFen: 0 }],
    ['a negative amount', { amountFen: -1 }],
    ['a part of a fen', { amountFen: 0.5 }],
    ['more than the price', { amountFen: 900_000_000 }],
    ['no text', { text: ' ' }],
    ['a text that is too long', { text: '惠'.repeat(21) }],
    ['an end before its beginning', { startsAt: 1_900_000_000_000, endsAt: 1_800_000_000_000 }],
    ['an end that is over', { endsAt: 1 }],
    ['an end in ten years', { endsAt: 4_000_000_000_000 }],
    ['a beginning that is over', { startsAt: 1 }],
    ['no version', { items: [] }],
    ['an option that is not named', { kind: 'option' }],
    ['no reason', { reason: ' ' }],
  ])('is not proposed: %s', async (_, changes) => {
    expect(nameOf(await desk.callDiscount(desk.anna, await desk.discountBody(YUAN, changes)))).toBe('BAD_INPUT');
  });

  it('is not proposed for the whole price of a version, nor for what does not exist', async () => {
    const { priceFen } = await desk.version();
    expect(nameOf(await desk.callDiscount(desk.anna, await desk.discountBody(priceFen)))).toBe('BAD_INPUT');
    const none = await desk.discountBody(1, { items: [{ id: 'none', priceFen: 2 }] });
    expect(nameOf(await desk.callDiscount(desk.anna, none))).toBe('NOT_FOUND');
  });

  it('operators alone', async () => {
    const body = await desk.discountBody(YUAN);
    const change = await desk.proposeDiscount(YUAN);
    for (const role of ['auditor', 'finance'] as const) {
      const person = await desk.yard.server.login({ roles: [role] });
      expect(nameOf(await desk.callDiscount(person, body))).toBe('FORBIDDEN');
      expect(nameOf(await desk.decide(APPROVE, person, change))).toBe('FORBIDDEN');
    }
    const customer = await desk.yard.server.login();
    expect(nameOf(await desk.callDiscount(customer, body))).toBe('FORBIDDEN');
    expect(nameOf(await desk.yard.server.call(DISCOUNT, { body }))).toBe('LOGIN_EXPIRED');
    const auditor = await desk.yard.server.login({ roles: ['auditor'] });
    const query = { staffId: desk.anna.accountId };
    const { items } = await desk.yard.server.ask('GET /api/mpaccount/v1/staff/audit', { token: auditor.token, query });
    expect(items[0]).toMatchObject({ call: DISCOUNT, reason: '年末活动', subject: { changeNo: change.changeNo } });
  });
});
