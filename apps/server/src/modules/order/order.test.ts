import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unseal } from './buyer-vault';
import { buyer, createShop, type Shop, standard } from './order.fixture';
import { orders } from './order.tables';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const DRAFT = 'POST /api/mporder/v1/order/draft' as const;
const CONFIRM = 'POST /api/mporder/v1/order/confirm' as const;
const LIST = 'GET /api/mporder/v1/order/list' as const;
const DETAIL = 'GET /api/mporder/v1/order/detail' as const;
const CANCEL = 'POST /api/mporder/v1/order/cancel' as const;
const MINUTE_MS = 60_000;
const eqOrder = (orderNo: string) => eq(orders.orderNo, orderNo);

describe('drafts', () => {
  it('price a configuration on the server and say what is due: 5000 yuan for a deposit, 2000 for an intention', async () => {
    const person = await shop.server.login();
    const deposit = await shop.draft(person);
    const intention = await shop.draft(person, { kind: 'intention' });
    expect(deposit.quote.totalFen).toBe(deposit.quote.lines.reduce((sum, line) => sum + line.amountFen, 0));
    expect(deposit.dueFen).toBe(500_000);
    expect(intention.dueFen).toBe(200_000);
    expect(deposit.agreements.map(({ kind }) => kind)).toEqual(['booking', 'purchase', 'personalInfo']);
    expect(intention.agreements.map(({ kind }) => kind)).toEqual(['booking', 'personalInfo']);
  });

  it('show the buyer only masked', async () => {
    const person = await shop.server.login();
    const { draftId } = await shop.draft(person);
    const shown = await shop.server.ask('GET /api/mporder/v1/order/draft/detail', {
      token: person.token,
      query: { draftId },
    });
    expect(shown.buyer).toEqual({
      kind: 'personal',
      name: '林夏',
      maskedNumber: '110105********002X',
      maskedMobile: '138****5678',
    });
  });

  it('are renewed in place and keep the buyer', async () => {
    const person = await shop.server.login();
    const first = await shop.draft(person);
    const second = await shop.draft(person, { draftId: first.draftId, cityCode: '330100', buyer: undefined } as never);
    expect(second.draftId).toBe(first.draftId);
    expect(second.cityCode).toBe('330100');
    expect(second.buyer?.name).toBe('林夏');
  });

  it.each([
    ['a wrong ID checksum', { buyer: { ...buyer, idNumber: '110105194912310021' } }, 'BAD_INPUT'],
    [
      'a wrong credit code',
      { buyer: { kind: 'enterprise', name: '某某公司', creditCode: '91350100M000100Y44', mobile: buyer.mobile } },
      'BAD_INPUT',
    ],
    ['a city without delivery', { cityCode: '150700' }, 'CITY_NOT_SERVED'],
    ['a store of another city', { storeId: 'hz-qianjiang' }, 'NOT_FOUND'],
    ['an impossible configuration', { productCodes: ['nothing'] }, 'CONFIG_INVALID'],
    ['an unknown version', { versionId: 'NONE-1' }, 'NOT_FOUND'],
    ['a model before its prices are out', { modelId: 'CS1E', versionId: 'CS1E-pro' }, 'VERSION_WITHDRAWN'],
    ["somebody else's order to convert", { fromOrderNo: 'VO000000000000000000' }, 'NOT_FOUND'],
    ['an unknown kind', { kind: 'blind' }, 'BAD_INPUT'],
  ])('are refused for %s', async (_what, changes, name) => {
    const person = await shop.server.login();
    const body = { ...standard, kind: 'deposit', subsidy: 'personal', cityCode: '310100', buyer, ...changes };
    expect((await shop.server.call(DRAFT, { token: person.token, body })).name).toBe(name);
  });

  it('take an enterprise buyer with a right credit code', async () => {
    const person = await shop.server.login();
    const enterprise = {
      kind: 'enterprise' as const,
      name: '某某科技有限公司',
      creditCode: '91350100M000100Y43',
      mobile: buyer.mobile,
    };
    const draft = await shop.draft(person, { buyer: enterprise });
    expect(draft.buyer?.maskedNumber).toBe('9135**********0Y43');
  });

  it("are nobody else's business", async () => {
    const [owner, stranger] = [await shop.server.login(), await shop.server.login()];
    const draft = await shop.signedDraft(owner);
    const query = { draftId: draft.draftId };
    expect(
      (await shop.server.call('GET /api/mporder/v1/order/draft/detail', { token: stranger.token, query })).name,
    ).toBe('NOT_FOUND');
    const body = { draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen };
    expect((await shop.server.call(CONFIRM, { token: stranger.token, body })).name).toBe('NOT_FOUND');
  });
});

describe('confirming', () => {
  it('creates an order held for 30 minutes', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    expect(order).toMatchObject({
      state: 'created',
      kind: 'deposit',
      dueFen: 500_000,
      paidFen: 0,
      actions: ['pay', 'cancel'],
    });
    expect(order.expiresAt).toBe(order.createdAt + 30 * MINUTE_MS);
  });

  it('returns the same order for the same draft, with another idempotency key too', async () => {
    const person = await shop.server.login();
    const draft = await shop.signedDraft(person);
    const first = await shop.confirm(person, draft);
    const second = await shop.confirm(person, draft);
    expect(second.orderNo).toBe(first.orderNo);
    const list = await shop.server.ask(LIST, { token: person.token });
    expect(list.items).toHaveLength(1);
  });

  it('is refused with the new quote when the customer saw another price', async () => {
    const person = await shop.server.login();
    const draft = await shop.signedDraft(person);
    const body = { draftId: draft.draftId, totalFen: draft.quote.totalFen - 100, dueFen: draft.dueFen };
    const answer = await shop.server.call(CONFIRM, { token: person.token, body });
    expect(answer.name).toBe('PRICE_CHANGED');
    expect(answer.data).toMatchObject({ totalFen: draft.quote.totalFen });
    expect((await shop.server.ask(LIST, { token: person.token })).items).toEqual([]);
  });

  it('is refused while an agreement is unsigned, or the buyer or city is missing', async () => {
    const person = await shop.server.login();
    const unsigned = await shop.draft(person);
    const bare = await shop.signedDraft(person, { buyer: undefined } as never);
    const submit = (draft: typeof bare) =>
      shop.server.call(CONFIRM, {
        token: person.token,
        body: { draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen },
      });
    expect((await submit(unsigned)).name).toBe('AGREEMENT_UNSIGNED');
    expect((await submit(bare)).name).toBe('BAD_INPUT');
    const nowhere = await shop.signedDraft(person, { cityCode: undefined } as never);
    expect((await submit(nowhere)).name).toBe('BAD_INPUT');
  });

  it('keeps numbers of the buyer encrypted', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    const rows = await shop.server.database.db.select().from(orders);
    const row = rows.find((candidate) => candidate.orderNo === orderNo);
    expect(JSON.stringify(row)).not.toContain(buyer.idNumber);
    expect(JSON.stringify(row)).not.toContain(buyer.mobile);
    expect(unseal(shop.server.app.services.config.dataSecret, row?.buyer.sealedNumber ?? '')).toBe(buyer.idNumber);
  });

  it('wants a login', async () => {
    expect((await shop.server.call(CONFIRM, { body: { draftId: 'x', totalFen: 1, dueFen: 1 } })).name).toBe(
      'LOGIN_EXPIRED',
    );
  });
});

describe('an unpaid order', () => {
  it('expires after 30 minutes by its job', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    shop.server.clock.advance(29 * MINUTE_MS);
    await shop.server.runJobs();
    expect(await shop.state(person, orderNo)).toBe('created');
    shop.server.clock.advance(MINUTE_MS + 1);
    await shop.server.runJobs();
    const [row] = await shop.server.database.db.select().from(orders).where(eqOrder(orderNo));
    expect(row?.state).toBe('expired');
  });

  it('expires on the first look after 30 minutes, without any job', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    shop.server.clock.advance(30 * MINUTE_MS + 1);
    const detail = await shop.detail(person, orderNo);
    expect(detail).toMatchObject({ state: 'expired', dueFen: 0, actions: ['hide'] });
    expect(detail.timeline.map(({ state }) => state)).toEqual(['expired', 'created']);
  });

  it('can be cancelled once, and then be taken off the list', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    const call = (key: typeof CANCEL | 'POST /api/mporder/v1/order/hide') =>
      shop.server.call(key, { token: person.token, body: { orderNo } });
    expect((await call('POST /api/mporder/v1/order/hide')).name).toBe('STATE_CHANGED');
    expect((await call(CANCEL)).data).toMatchObject({ state: 'cancelled', actions: ['hide'] });
    expect((await call(CANCEL)).name).toBe('STATE_CHANGED');
    expect((await call('POST /api/mporder/v1/order/hide')).name).toBe('SUCCESS');
    expect((await shop.server.ask(LIST, { token: person.token })).items).toEqual([]);
  });

  it('cannot be cancelled when its time is over or it is paid', async () => {
    const person = await shop.server.login();
    const paid = await shop.paidOrder(person);
    const late = await shop.order(person);
    shop.server.clock.advance(31 * MINUTE_MS);
    const cancel = (orderNo: string) => shop.server.call(CANCEL, { token: person.token, body: { orderNo } });
    expect((await cancel(late.orderNo)).name).toBe('ORDER_EXPIRED');
    expect((await cancel(paid.orderNo)).name).toBe('ALREADY_PAID');
  });
});

describe('lists and pages', () => {
  it('page through own orders, newest first, each once', async () => {
    const person = await shop.server.login();
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      shop.server.clock.advance(count % 2 === 0 ? 1000 : 0);
      made.unshift((await shop.order(person)).orderNo);
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await shop.server.ask(LIST, {
        token: person.token,
        query: { size: 2, cursor: cursor ?? undefined },
      });
      seen.push(...page.items.map(({ orderNo }) => orderNo));
      cursor = page.nextCursor;
    } while (cursor);
    expect([...seen].sort()).toEqual([...made].sort());
    expect(new Set(seen).size).toBe(5);
  });

  it('sort orders into tabs', async () => {
    const person = await shop.server.login();
    await shop.paidOrder(person);
    await shop.order(person);
    const count = async (tab: string) =>
      (await shop.server.ask(LIST, { token: person.token, query: { tab } })).items.length;
    expect([await count('all'), await count('unpaid'), await count('active'), await count('pickup')]).toEqual([
      2, 1, 1, 0,
    ]);
  });

  it.each([
    ['a made-up cursor', { cursor: 'abc' }],
    ['an unknown tab', { tab: 'none' }],
    ['a page of 51', { size: 51 }],
  ])('refuse %s', async (_what, query) => {
    const person = await shop.server.login();
    expect((await shop.server.call(LIST, { token: person.token, query })).name).toBe('BAD_INPUT');
  });

  it("never show somebody else's order", async () => {
    const [owner, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo } = await shop.order(owner);
    expect((await shop.server.call(DETAIL, { token: stranger.token, query: { orderNo } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(CANCEL, { token: stranger.token, body: { orderNo } })).name).toBe('NOT_FOUND');
    expect((await shop.server.ask(LIST, { token: stranger.token })).items).toEqual([]);
  });

  it('tell the newest open order, and nothing when there is none', async () => {
    const person = await shop.server.login();
    const newest = () => shop.server.ask('GET /api/mporder/v1/order/newestOpen', { token: person.token });
    expect((await newest()).order).toBeNull();
    const { orderNo } = await shop.order(person);
    expect((await newest()).order?.orderNo).toBe(orderNo);
    shop.server.clock.advance(31 * MINUTE_MS);
    expect((await newest()).order).toBeNull();
  });

  it('tell the car that was delivered last, and who advises about it', async () => {
    const person = await shop.server.login();
    const newest = () => shop.server.ask('GET /api/mporder/v1/order/newestOpen', { token: person.token });
    const { orderNo } = await shop.order(person);
    expect(await newest()).toMatchObject({ car: null, adviser: null });
    await shop.server.database.executeSql(
      `insert into advisers (adviser_id, store_id, name, title, phone, avatar)
       values ('own-car', 's1', '周宁', '顾问', '13800000000', '/assets/avatars/person-12.webp') on conflict do nothing`,
    );
    const delivered = `update orders set state = 'delivered', due_fen = 0, adviser_id = 'own-car' where order_no = $1`;
    await shop.server.database.executeSql(delivered, [orderNo]);
    expect(await newest()).toMatchObject({
      order: null,
      car: { orderNo, state: 'delivered' },
      adviser: { name: '周宁' },
    });
    expect(
      await shop.server.ask('GET /api/mporder/v1/order/newestOpen', { token: (await shop.server.login()).token }),
    ).toEqual({ order: null, car: null, adviser: null });
  });

  it('give hints for every place', async () => {
    const key = 'GET /{product}-config-order/v1/order/tips/open/toc/queryOrderTips' as const;
    for (const scene of ['confirm', 'list', 'detail', 'lock', 'pay']) {
      expect((await shop.server.ask(key, { query: { scene } })).tips.length).toBeGreaterThan(0);
    }
    expect((await shop.server.call(key, { query: { scene: 'x' } })).name).toBe('BAD_INPUT');
  });
});
