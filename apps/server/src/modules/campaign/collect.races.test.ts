import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { collectOf, everythingIn, makeCollect, prizeOf } from './collect.fixture';
import { drawDueCollects } from './engines/collect/draw-collect';
import { returnGift } from './engines/collect/use-link';

const CALLERS = 40;

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const wins = (names: { name: string }[]) => names.filter(({ name }) => name === 'SUCCESS').length;
async function people(count: number): Promise<TestPerson[]> {
  const found: TestPerson[] = [];
  for (let index = 0; index < count; index += 1) found.push(await desk.person());
  return found;
}
const giftBack = (linkId: string) =>
  desk.server.database.transaction((db) => returnGift({ ...desk.server.ctx(), db }, { linkId }));

it('40 takings of one task at once bring one item, and all tasks no more than the day may', async () => {
  const slug = await makeCollect(desk, { itemsPerDay: 2 });
  const collect = collectOf(desk, slug);
  const person = await desk.person();
  await collect.note(person, 'share');
  await collect.note(person, 'store');
  await collect.answer(person, 2);
  expect(wins(await times(CALLERS, () => collect.take(person, 'share')))).toBe(1);
  const tasks = ['store', 'quiz'] as const;
  expect(wins(await times(CALLERS, (index) => collect.take(person, tasks[index % 2] ?? 'quiz')))).toBe(1);
  expect(await collect.counts(person)).toEqual({ a: 2 });
  expect(await everythingIn(desk, slug)).toEqual({ items: { a: 2 }, wrong: 0 });
});

it('40 friends at once take a gift once', async () => {
  const slug = await makeCollect(desk);
  const collect = collectOf(desk, slug);
  const giver = await desk.person();
  await collect.fill(giver, 'a', 'a');
  const { linkId } = (await collect.give(giver, 'a')).data;
  const friends = await people(CALLERS);
  const answers = await times(CALLERS, (index) => collect.use(friends[index] as TestPerson, linkId));
  expect(wins(answers)).toBe(1);
  expect(answers.filter(({ name }) => name === 'STATE_CHANGED')).toHaveLength(CALLERS - 1);
  expect(await everythingIn(desk, slug)).toEqual({ items: { a: 2 }, wrong: 0 });
  expect(await collect.counts(giver)).toEqual({ a: 1 });
});

it('40 gifts of one person at once give what is to spare, and five a day', async () => {
  const slug = await makeCollect(desk);
  const collect = collectOf(desk, slug);
  const [few, many] = (await people(2)) as [TestPerson, TestPerson];
  await collect.fill(few, 'a', 'a', 'a');
  await collect.fill(many, ...Array.from({ length: 9 }, () => 'a'));
  expect(wins(await times(CALLERS, () => collect.give(few, 'a')))).toBe(2);
  expect(wins(await times(CALLERS, () => collect.give(many, 'a')))).toBe(5);
  expect([await collect.counts(few), await collect.counts(many)]).toEqual([{ a: 1 }, { a: 4 }]);
  expect(await everythingIn(desk, slug)).toEqual({ items: { a: 12 }, wrong: 0 });
});

it('a gift whose time is over comes back once, whoever finds it first', async () => {
  const slug = await makeCollect(desk, { keepsLast: false });
  const collect = collectOf(desk, slug);
  const giver = await desk.person();
  await collect.fill(giver, 'a', 'b', 'b');
  const { linkId } = (await collect.give(giver, 'a')).data;
  const friends = await people(10);
  desk.server.clock.advance(DAY_MS);
  const answers = await times(CALLERS, async (index) => {
    if (index % 4 === 0) await giftBack(linkId);
    else if (index % 4 === 1) await collect.show(giver);
    else if (index % 4 === 2) return collect.use(friends[index % 10] as TestPerson, linkId);
    else return collect.compose(giver, 'up', 'a', 'b', 'b');
    return { name: 'none' };
  });
  // Nobody takes it any more; it is composed once.
  expect(wins(answers)).toBe(1);
  expect(await collect.counts(giver)).toEqual({ s: 1 });
  expect(await everythingIn(desk, slug)).toEqual({ items: { s: 1 }, wrong: 0 });
});

it('gives, takes, compositions, answers and returns at once neither make nor lose an item', async () => {
  const slug = await makeCollect(desk, { keepsLast: false, givesPerDay: 50, takesPerDay: 50, asksPerDay: 50 });
  const collect = collectOf(desk, slug);
  const crowd = await people(6);
  const at = (index: number) => crowd[index % crowd.length] as TestPerson;
  for (const person of crowd) await collect.fill(person, 'a', 'a', 'a', 'a', 'b', 'b');
  const early = await Promise.all(crowd.map(async (person) => (await collect.give(person, 'a')).data.linkId));
  desk.server.clock.advance(DAY_MS);
  const gifts = await Promise.all(crowd.map(async (person) => (await collect.give(person, 'b')).data.linkId));
  const asks = await Promise.all(crowd.map(async (person) => (await collect.ask(person, 'a')).data.linkId));
  const answers = await times(120, async (index) => {
    const person = at(index);
    const other = Math.floor(index / 7);
    if (index % 5 === 0) return collect.use(person, gifts[other % 6] ?? '');
    if (index % 5 === 1) return collect.use(person, asks[other % 6] ?? '');
    if (index % 5 === 2) return collect.compose(person, 'up', 'b', 'a', 'a');
    if (index % 5 === 3) return collect.give(person, 'a');
    await giftBack(early[other % 6] ?? '');
    return { name: 'none' };
  });
  expect(answers.filter(({ name }) => !['none', 'SUCCESS', 'STATE_CHANGED', 'FORBIDDEN'].includes(name))).toEqual([]);
  for (const linkId of early) await giftBack(linkId);
  const { items, wrong } = await everythingIn(desk, slug);
  expect(wrong).toBe(0);
  const { a = 0, b = 0, s = 0 } = items;
  // Each silver one was three others, one of them a `b`.
  expect({ a: a + 2 * s, b: b + s }).toEqual({ a: 24, b: 12 });
  expect(s).toBeGreaterThan(0);
});

it('40 friends at once answer what was asked for once, and people who answer each other do not wait for ever', async () => {
  const slug = await makeCollect(desk, { keepsLast: false, givesPerDay: 20 });
  const collect = collectOf(desk, slug);
  const asker = await desk.person();
  const { linkId } = (await collect.ask(asker, 'a')).data;
  const friends = await people(20);
  for (const friend of friends) await collect.fill(friend, 'a');
  expect(wins(await times(CALLERS, (index) => collect.use(friends[index % 20] as TestPerson, linkId)))).toBe(1);
  expect(await collect.counts(asker)).toEqual({ a: 1 });

  const pair = [friends[0], friends[1]] as [TestPerson, TestPerson];
  await collect.fill(pair[0], 'b');
  await collect.fill(pair[1], 'b');
  const asks = [(await collect.ask(pair[0], 'b')).data.linkId, (await collect.ask(pair[1], 'b')).data.linkId];
  const crossed = await times(20, (index) => collect.use(pair[index % 2] as TestPerson, asks[(index + 1) % 2] ?? ''));
  expect(wins(crossed)).toBe(2);
  expect(await everythingIn(desk, slug)).toEqual({ items: { a: 20, b: 2 }, wrong: 0 });
});

it('a person enters the draw once and claims a set once, however many calls come at once', async () => {
  const drawsAt = desk.server.clock.now() + 5 * DAY_MS;
  const prizes = [
    prizeOf({ for: 'set', set: 'word' }, { stock: 5 }),
    prizeOf({ for: 'entry' }),
    prizeOf({ for: 'draw' }, { kind: 'goods', stock: 3, claimDays: 30 }),
  ];
  const slug = await makeCollect(desk, { keepsLast: false, drawsAt, composeUntil: drawsAt }, { prizes });
  const collect = collectOf(desk, slug);
  const crowd = await people(8);
  for (const person of crowd) await collect.fill(person, 'x', 'x', 'y', 'y');
  const claims = await times(CALLERS, (index) => collect.claim(crowd[index % 8] as TestPerson, 'word'));
  expect(wins(claims)).toBe(5);
  const entries = await times(CALLERS, (index) => collect.compose(crowd[index % 8] as TestPerson, 'enter', 'x', 'y'));
  expect(wins(entries)).toBe(8);
  expect(await everythingIn(desk, slug)).toEqual({ items: { x: 8, y: 8 }, wrong: 0 });
  desk.server.clock.set(drawsAt);
  await times(10, () => drawDueCollects(desk.server.ctx()));
  expect((await desk.stock(slug)).map(({ taken }) => taken)).toEqual([5, 8, 3]);
  expect((await collect.show()).drawing?.done?.entrants).toBe(8);
});
