import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { makeOffers, offered, offersOf } from './offer.fixture';

const CALLERS = 40;

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

const atOnce = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));
const named = (calls: { name: string }[], name: string) => calls.filter((call) => call.name === name).length;

describe('at once', () => {
  it('40 people want an offer of 7: seven get it and pay', async () => {
    const slug = await makeOffers(desk, [offered({ price: 30 }, { stock: 7 })]);
    const offers = offersOf(desk, slug);
    const people: TestPerson[] = [];
    for (let index = 0; index < CALLERS; index += 1) people.push(await desk.person(30));
    const calls = await atOnce((index) => offers.take(people[index] as TestPerson, 0));
    expect([named(calls, 'SUCCESS'), named(calls, 'SOLD_OUT')]).toEqual([7, CALLERS - 7]);
    expect(await desk.stock(slug)).toMatchObject([{ taken: 7, stock: 7 }]);
    const points = await Promise.all(people.map((person) => desk.pointsOf(person)));
    expect(points.filter((each) => each === 100)).toHaveLength(7);
    expect(points.filter((each) => each === 30)).toHaveLength(CALLERS - 7);
  });

  it('one person takes 40 times what may be taken three times: three are given', async () => {
    const slug = await makeOffers(desk, [offered({ price: 10, limit: 3, period: 'day' }, { amount: 1 })]);
    const person = await desk.person(1000);
    const calls = await atOnce(() => offersOf(desk, slug).take(person, 0));
    expect([named(calls, 'SUCCESS'), named(calls, 'LIMIT_REACHED')]).toEqual([3, CALLERS - 3]);
    expect(await desk.pointsOf(person)).toBe(1000 - 3 * 10 + 3);
  });

  it('two offers of one group at once, 20 calls for each: one is taken', async () => {
    const slug = await makeOffers(desk, [offered({ group: 'a' }), offered({ group: 'a' })]);
    const person = await desk.person();
    const calls = await atOnce((index) => offersOf(desk, slug).take(person, index % 2));
    expect(named(calls, 'SUCCESS')).toBe(1);
    expect(await desk.pointsOf(person)).toBe(100);
  });
});
