import type { TradeInDetailData } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTradeShop, OFFER_FEN, type TradeShop } from './trade-in.fixture';

const APPOINT = 'POST /api/mporder/v1/tradeIn/appoint' as const;
const ESTIMATE = 'POST /api/mporder/v1/tradeIn/estimate' as const;

let shop: TradeShop;
beforeAll(async () => {
  shop = await createTradeShop();
});
afterAll(() => shop.close());

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

async function people(count: number) {
  const found = [];
  for (let i = 0; i < count; i += 1) found.push(await shop.server.login());
  return found;
}

describe('at once', () => {
  it('twelve customers book a slot for three: three get it', async () => {
    const rivals = await people(12);
    const requests: TradeInDetailData[] = [];
    for (const rival of rivals) requests.push(await shop.estimated(rival));
    const { startsAt, placeId, ...contact } = await shop.booking('x', 20);
    const answers = await times(12, (index) =>
      shop.server.call(APPOINT, {
        token: rivals[index]?.token ?? '',
        body: { ...contact, startsAt, placeId, requestId: requests[index]?.requestId ?? '' },
      }),
    );
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(3);
    expect(answers.filter(({ name }) => name === 'SOLD_OUT')).toHaveLength(9);
    expect((await shop.slots()).find((slot) => slot.startsAt === startsAt)?.left).toBe(0);
  });

  it('customers who swap their slots never wait for each other', async () => {
    const [one, two] = await people(2);
    if (!one || !two) throw new TypeError('no people');
    const [first, second] = [await shop.appointed(one, 30), await shop.appointed(two, 31)];
    const swap = (index: number) => {
      const isEven = index % 2 === 0;
      const [mine, other, token] = isEven ? [first, second, one.token] : [second, first, two.token];
      const startsAt = (index < 6 ? other : mine).inspection?.startsAt ?? 0;
      const contact = { contactName: '林夏', contactMobile: '13812345678', placeId: mine.inspection?.placeId ?? '' };
      return shop.server.call(APPOINT, { token, body: { ...contact, requestId: mine.requestId, startsAt } });
    };
    const answers = await times(12, swap);
    expect(answers.filter(({ name }) => name !== 'SUCCESS' && name !== 'SOLD_OUT')).toEqual([]);
    const starts = [first, second].map(({ inspection }) => inspection?.startsAt);
    const slots = (await shop.slots()).filter(({ startsAt }) => starts.includes(startsAt));
    expect(slots.reduce((sum, { left }) => sum + left, 0)).toBe(4);
  });

  it('accepting and refusing one offer leaves one answer', async () => {
    const person = await shop.server.login();
    const { requestId } = await shop.offered(person);
    const answers = await times(10, (index) => shop.answer(person, requestId, index % 2 === 0));
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    const { history, offerFen } = await shop.detail(person, requestId);
    expect(history.filter(({ state }) => state === 'accepted' || state === 'expired')).toHaveLength(1);
    expect(offerFen).toBe(OFFER_FEN);
  });

  it('two old cars for one order: one becomes a part of it', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.shop.paidOrder(person);
    const requests = [await shop.accepted(person), await shop.accepted(person)];
    const answers = await times(6, (index) => shop.bind(person, requests[index % 2]?.requestId ?? '', orderNo));
    expect(answers.some(({ name }) => name === 'SUCCESS')).toBe(true);
    const details = [];
    for (const { requestId } of requests) details.push(await shop.detail(person, requestId));
    expect(details.filter(({ order }) => order !== null)).toHaveLength(1);
  });

  it('ten estimates of one customer open five requests', async () => {
    const person = await shop.server.login();
    const cars = await times(10, () => shop.car(person));
    const answers = await Promise.all(cars.map((body) => shop.server.call(ESTIMATE, { token: person.token, body })));
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(5);
    expect(answers.filter(({ name }) => name === 'LIMIT_REACHED')).toHaveLength(5);
  });

  it('ten estimates with the same pictures give them to one request', async () => {
    const person = await shop.server.login();
    const body = await shop.car(person);
    const answers = await times(10, () => shop.server.call(ESTIMATE, { token: person.token, body }));
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    expect(answers.filter(({ name }) => name === 'BAD_INPUT')).toHaveLength(9);
  });
});
