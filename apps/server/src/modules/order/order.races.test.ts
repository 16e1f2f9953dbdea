import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from './order.fixture';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const CONFIRM = 'POST /api/mporder/v1/order/confirm' as const;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('at once', () => {
  it('twenty confirms of one draft make one order', async () => {
    const person = await shop.server.login();
    const draft = await shop.signedDraft(person);
    const body = { draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen };
    const answers = await Promise.all(times(20, () => shop.server.call(CONFIRM, { token: person.token, body })));
    expect(answers.map(({ name }) => name)).toEqual(times(20, () => 'SUCCESS'));
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    const list = await shop.server.ask('GET /api/mporder/v1/order/list', { token: person.token });
    expect(list.items).toHaveLength(1);
  });

  it('two conversions of one intention: one runs, the other is refused', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person, { kind: 'intention' });
    const drafts = [
      await shop.signedDraft(person, { fromOrderNo: orderNo }),
      await shop.signedDraft(person, { fromOrderNo: orderNo }),
    ];
    const answers = await Promise.all(
      drafts.map(({ draftId, quote, dueFen }) =>
        shop.server.call(CONFIRM, { token: person.token, body: { draftId, totalFen: quote.totalFen, dueFen } }),
      ),
    );
    expect(answers.map(({ name }) => name).sort()).toEqual(['STATE_CHANGED', 'SUCCESS']);
  });

  it.each(times(6, (index) => index))('locking and changing the city leave one story (%i)', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const [city, lock] = await Promise.all([
      shop.server.call('POST /api/mporder/v1/order/city', {
        token: person.token,
        body: { orderNo, cityCode: '330100' },
      }),
      shop.server.call('POST /api/mporder/v1/order/lock', { token: person.token, body: { orderNo } }),
    ]);
    expect(lock.name).toBe('SUCCESS');
    const detail = await shop.detail(person, orderNo);
    expect(detail.state).toBe('locked');
    expect(detail.city.cityCode).toBe(city.name === 'SUCCESS' ? '330100' : '310100');
    expect(detail.timeline[0]?.state).toBe('locked');
    expect(['SUCCESS', 'ORDER_LOCKED']).toContain(city.name);
  });

  it('ten locks lock once', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const lock = () => shop.server.call('POST /api/mporder/v1/order/lock', { token: person.token, body: { orderNo } });
    const names = (await Promise.all(times(10, lock))).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    const { timeline } = await shop.detail(person, orderNo);
    expect(timeline.filter(({ state }) => state === 'locked')).toHaveLength(1);
  });

  it('ten signatures of one agreement make one copy', async () => {
    const person = await shop.server.login();
    const { draftId } = await shop.draft(person);
    const body = { agreementId: 'booking', version: '1.0', draftId };
    const sign = () => shop.server.ask('POST /api/mporder/v1/special/sign/agreement', { token: person.token, body });
    const signed = await Promise.all(times(10, sign));
    expect(new Set(signed.map(({ signedAt }) => signedAt)).size).toBe(1);
  });

  it('two final choices between special agreements: the first counts for both', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const choose = (optionCode: string) =>
      shop.server.ask('POST /api/mporder/v1/special/agreement/choice', {
        token: person.token,
        body: { orderNo, optionCode },
      });
    const [first, second] = await Promise.all([choose('freeCharging'), choose('homeCharger')]);
    expect(second).toEqual(first);
  });

  it('ten looks at an order whose time is over expire it once', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    shop.server.clock.set((order.expiresAt ?? 0) + 1);
    await Promise.all(times(10, () => shop.detail(person, order.orderNo)));
    const { timeline } = await shop.detail(person, order.orderNo);
    expect(timeline.map(({ state }) => state)).toEqual(['expired', 'created']);
  });
});
