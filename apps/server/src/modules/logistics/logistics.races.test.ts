import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createDeliveryShop, type DeliveryShop } from './logistics.fixture';
import { receiveCarrierNotice } from './note-place';

let yard: DeliveryShop;
let person: TestPerson;
beforeAll(async () => {
  yard = await createDeliveryShop();
  person = await yard.server.login();
});
afterAll(() => yard.close());

const CALLERS = 40;
const times = <T>(make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));

describe('at once', () => {
  it('staff start the production of one order: one does, and its car has one number', async () => {
    const orderNo = await yard.locked(person);
    const answers = await times(() => yard.start(orderNo));
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    expect(answers.filter(({ name }) => name === 'STATE_CHANGED')).toHaveLength(CALLERS - 1);
    const { timeline } = await yard.shop.detail(person, orderNo);
    expect(timeline.filter(({ state }) => state === 'inProduction')).toHaveLength(1);
  });

  it('one ships what another lets arrive: the order ends in one of the two states, with a history of each', async () => {
    const orderNo = await yard.locked(person);
    await yard.start(orderNo);
    const answers = await times((index) => (index % 2 === 0 ? yard.ship(orderNo) : yard.arrive(orderNo)));
    const { state, timeline } = await yard.shop.detail(person, orderNo);
    const moved = answers.filter(({ name }) => name === 'SUCCESS').length;
    expect(['inTransit', 'arrived']).toContain(state);
    expect(moved).toBe(state === 'arrived' ? 2 : 1);
    const states = timeline.map((line) => line.state);
    expect(new Set(states).size).toBe(states.length);
  });

  it('notices of a carrier come in any order, while the car arrives: the newest place wins and the car stays at the store', async () => {
    const orderNo = await yard.shipped(person);
    const { waybillNo } = await yard.show(person, orderNo);
    const since = yard.server.clock.now();
    yard.server.clock.advance(5 * DAY_MS);
    const send = (index: number, at: number) =>
      yard.server.database.transaction((db) =>
        receiveCarrierNotice(
          { ...yard.server.ctx(), db },
          {
            waybillNo: waybillNo ?? '',
            cityCode: index % 2 ? '340100' : '320100',
            latitude: 30,
            longitude: 119 + index / 100,
            at,
          },
        ),
      );
    await times((index) => send(index, since + ((index * 7) % CALLERS) * 60_000));
    const { position } = await yard.show(person, orderNo);
    expect(position?.at).toBe(since + (CALLERS - 1) * 60_000);
    const results = await Promise.all([yard.arrive(orderNo), ...[1, 2, 3].map((index) => send(index, since + DAY_MS))]);
    expect(results[0].name).toBe('SUCCESS');
    const arrived = await yard.show(person, orderNo);
    expect([arrived.state, arrived.position?.at]).toEqual(['arrived', arrived.arrivedAt]);
  });
});
