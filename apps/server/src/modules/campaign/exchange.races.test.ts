import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { ExchangeDesk, reward } from './exchange.fixture';

const CALLERS = 40;

let desk: ExchangeDesk;
beforeAll(async () => {
  desk = await ExchangeDesk.open();
});
afterAll(() => desk.server.close());

const atOnce = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));
const count = (names: readonly string[], name: string) => names.filter((each) => each === name).length;

it('40 people share the last three of a reward, and only they pay', async () => {
  const slug = await desk.make({ prizes: [reward('points', 2, { amount: 100, stock: 3 })] });
  const people: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) {
    const person = await desk.person();
    await desk.give(person, slug, 2);
    people.push(person);
  }
  const [first] = people;
  const prizeId = (await desk.rewards(first as TestPerson, slug))[0]?.prizeId ?? '';
  const names = await atOnce(async (index) => (await desk.takeOf(people[index] as TestPerson, slug, prizeId, {})).name);
  expect([count(names, 'SUCCESS'), count(names, 'SOLD_OUT')]).toEqual([3, CALLERS - 3]);
  for (const [index, person] of people.entries())
    expect((await desk.show(person, slug)).own.left).toBe(names[index] === 'SUCCESS' ? 0 : 2);
  expect((await desk.rewards(first as TestPerson, slug))[0]?.left).toBe(0);
  expect(await desk.wrongSums()).toEqual([]);
});

it('one person who exchanges 40 times at once gets as much as there are tickets for', async () => {
  const slug = await desk.make({ prizes: [reward('points', 3, { amount: 100 })] });
  const person = await desk.person();
  for (const amount of [4, 1, 5, 2]) await desk.give(person, slug, amount);
  const prizeId = (await desk.rewards(person, slug))[0]?.prizeId ?? '';
  const names = await atOnce(async () => (await desk.takeOf(person, slug, prizeId, {})).name);
  expect([count(names, 'SUCCESS'), count(names, 'LIMIT_REACHED')]).toEqual([4, CALLERS - 4]);
  expect((await desk.show(person, slug)).own.left).toBe(0);
  expect(await desk.invites.pointsOf(person)).toBe(400);
  expect(await desk.wrongSums()).toEqual([]);
});

it('the same attempt 40 times at once is one exchange', async () => {
  const slug = await desk.make();
  const person = await desk.person();
  await desk.give(person, slug, 40);
  const prizeId = (await desk.rewards(person, slug)).find(({ kind }) => kind === 'points')?.prizeId ?? '';
  const key = 'one-attempt-of-one-person';
  const answers = await atOnce(() => desk.takeOf(person, slug, prizeId, { key }));
  const done = answers.filter(({ name }) => name === 'SUCCESS').map(({ data }) => data.record.recordId);
  expect(new Set(done).size).toBe(1);
  expect(answers.every(({ name }) => name === 'SUCCESS' || name === 'IDEMPOTENCY_RUNNING')).toBe(true);
  expect((await desk.show(person, slug)).own.left).toBe(39);
  expect(await desk.records(person, slug)).toHaveLength(1);
});

it('a refund and 40 exchanges at once: each ticket is used or taken back', async () => {
  const slug = await desk.make();
  const { inviter, friend } = await desk.invites.pair(await desk.programme(slug));
  await desk.invites.order(friend, 'OrderPaid');
  const prizeId = (await desk.rewards(inviter, slug)).find(({ kind }) => kind === 'points')?.prizeId ?? '';
  const [names] = await Promise.all([
    atOnce(async () => (await desk.takeOf(inviter, slug, prizeId, {})).name),
    desk.invites.order(friend, 'OrderRefunded'),
  ]);
  const done = count(names, 'SUCCESS');
  expect(done + count(names, 'LIMIT_REACHED')).toBe(CALLERS);
  const tickets = await desk.tickets(inviter, slug);
  const sum = (of: 'left' | 'used' | 'takenBack') => tickets.reduce((all, ticket) => all + ticket[of], 0);
  expect([sum('used'), sum('left') + sum('used') + sum('takenBack')]).toEqual([done, 7]);
  expect(await desk.wrongSums()).toEqual([]);
});
