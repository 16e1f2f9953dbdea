import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createShop, type Shop, standard } from '../order/order.fixture';
import { published } from './showcase.fixture';

const LIST = 'GET /api/mporder/v1/vehicle/showcase';
const OWN = 'GET /api/mporder/v1/vehicle/showcase/own';
const SOURCES = 'GET /api/mporder/v1/vehicle/showcase/sources';
const PUBLISH = 'POST /api/mporder/v1/vehicle/showcase/publish';
const DELETE = 'POST /api/mporder/v1/vehicle/showcase/delete';
const COPY = 'POST /api/mporder/v1/vehicle/showcase/copy';
const LIKE = 'POST /api/mporder/v1/vehicle/showcase/like';
const REPORT = 'POST /api/mporder/v1/vehicle/showcase/report';
const DAY_MS = 86_400_000;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const card = async (carId: string, person?: TestPerson) => {
  const { items } = await shop.server.ask(LIST, {
    query: { sort: 'newest', size: 50 },
    ...(person && { token: person.token }),
  });
  return items.find((item) => item.carId === carId);
};
const points = async ({ token }: TestPerson) =>
  (await shop.server.ask('GET /api/mpintegral/v1/points', { token })).balance;

describe('a published configuration', () => {
  it('comes from a saved one or a paid order, once, with its author and what it costs', async () => {
    const person = await shop.server.login();
    const carId = await published(shop.server, person);
    const shown = await card(carId);
    expect(shown).toMatchObject({ words: '照着配不后悔', cityName: '上海市', isMine: false, isPartlyGone: false });
    expect([shown?.paint, shown?.wheel, shown?.interior].every(Boolean)).toBe(true);
    expect(shown?.totalFen).toBeGreaterThan(0);
    expect((await card(carId, person))?.isMine).toBe(true);
    const { orderNo } = await shop.paidOrder(person);
    const { token } = person;
    const sources = await shop.server.ask(SOURCES, { token });
    expect(sources.map(({ kind, isPublished }) => [kind, isPublished])).toEqual([
      ['order', true],
      ['wish', true],
    ]);
    const body = { kind: 'order' as const, sourceId: orderNo, words: '同一台车' };
    expect((await shop.server.ask(PUBLISH, { token, body })).carId).toBe(carId);
    expect((await shop.server.ask(OWN, { token, query: {} })).items).toHaveLength(1);
  });

  it('goes through the content filter, and is the own one', async () => {
    const [person, other] = [await shop.server.login(), await shop.server.login()];
    const { wishId } = await shop.server.ask('POST /api/mporder/v1/vehicle/wishlist/add', {
      token: person.token,
      body: standard,
    });
    const body = { kind: 'wish' as const, sourceId: wishId, words: '加微信详聊' };
    expect((await shop.server.call(PUBLISH, { token: person.token, body })).name).toBe('CONTENT_REFUSED');
    const clean = { ...body, words: '很好开' };
    expect((await shop.server.call(PUBLISH, { token: other.token, body: clean })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(PUBLISH, { body: clean })).name).toBe('LOGIN_EXPIRED');
    const empty = { ...body, words: ' ' };
    expect((await shop.server.call(PUBLISH, { token: person.token, body: empty })).name).toBe('BAD_INPUT');
  });

  it('is narrowed by model and budget', async () => {
    const carId = await published(shop.server, await shop.server.login());
    const totalFen = (await card(carId))?.totalFen ?? 0;
    const ids = async (query: object) =>
      (await shop.server.ask(LIST, { query: { sort: 'newest' as const, ...query } })).items.map((each) => each.carId);
    expect(await ids({ modelId: 'YL01', maxFen: totalFen })).toContain(carId);
    expect(await ids({ modelId: 'YLX' })).not.toContain(carId);
    expect(await ids({ minFen: totalFen + 1 })).not.toContain(carId);
    expect((await shop.server.call(LIST, { query: { sort: 'coldest' } as never })).name).toBe('BAD_INPUT');
  });

  it('is taken back by its author alone', async () => {
    const [person, other] = [await shop.server.login(), await shop.server.login()];
    const carId = await published(shop.server, person);
    expect((await shop.server.call(DELETE, { token: other.token, body: { carId } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(DELETE, { body: { carId } })).name).toBe('LOGIN_EXPIRED');
    await shop.server.ask(DELETE, { token: person.token, body: { carId } });
    expect(await card(carId)).toBeUndefined();
    expect((await shop.server.call(COPY, { body: { carId } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(LIKE, { token: other.token, body: { carId, isLiked: true } })).name).toBe(
      'NOT_FOUND',
    );
  });

  it('is reported once by each person, never by its author', async () => {
    const [person, other] = [await shop.server.login(), await shop.server.login()];
    const body = { carId: await published(shop.server, person), reason: 'spam' as const };
    expect((await shop.server.call(REPORT, { token: person.token, body })).name).toBe('FORBIDDEN');
    await shop.server.ask(REPORT, { token: other.token, body });
    expect((await shop.server.call(REPORT, { token: other.token, body })).name).toBe('ALREADY_DONE');
    expect((await shop.server.call(REPORT, { body })).name).toBe('LOGIN_EXPIRED');
  });
});

describe('copying', () => {
  it('gives what can be ordered today, and counts each person once', async () => {
    const [author, friend] = [await shop.server.login(), await shop.server.login()];
    const carId = await published(shop.server, author);
    const quote = await shop.server.ask(COPY, { token: friend.token, body: { carId } });
    expect([...quote.configuration.productCodes].sort()).toEqual([...standard.productCodes].sort());
    expect(quote.removed).toEqual([]);
    await shop.server.ask(COPY, { token: friend.token, body: { carId } });
    await shop.server.ask(COPY, { token: author.token, body: { carId } });
    await shop.server.ask(COPY, { body: { carId } });
    expect((await card(carId))?.copyCount).toBe(1);
  });

  it('says what is no longer sold and what is left without it', async () => {
    const [author, friend] = [await shop.server.login(), await shop.server.login()];
    const carId = await published(shop.server, author);
    await shop.server.database.executeSql(
      `update showcase_cars set product_codes = product_codes || '["pkg-founders"]' where id = $1`,
      [carId],
    );
    expect((await card(carId))?.isPartlyGone).toBe(true);
    const quote = await shop.server.ask(COPY, { token: friend.token, body: { carId } });
    expect(quote.removed.map(({ productCode }) => productCode)).toEqual(['pkg-founders']);
    expect(quote.configuration.productCodes).not.toContain('pkg-founders');
  });

  it('earns points for the author once the copied car is locked, and none for an own order', async () => {
    const [author, friend] = [await shop.server.login(), await shop.server.login()];
    const carId = await published(shop.server, author);
    await shop.server.ask(COPY, { token: friend.token, body: { carId } });
    const before = await points(author);
    const { points: each } = await shop.server.ask('GET /api/mporder/v1/vehicle/showcase/terms');
    expect(each).toBe(200);
    for (const buyer of [friend, author, friend]) {
      await shop.paidOrder(buyer);
      shop.server.clock.advance(8 * DAY_MS);
      await shop.server.runJobs();
    }
    const person = await shop.server.login({ mobile: author.mobile });
    const { items } = await shop.server.ask('GET /api/mpintegral/v1/points/entries', {
      token: person.token,
      query: {},
    });
    expect(items.filter(({ title }) => title === '配置被照单下单').map(({ delta }) => delta)).toEqual([each]);
    expect(await points(person)).toBeGreaterThanOrEqual(before + each);
  });
});
