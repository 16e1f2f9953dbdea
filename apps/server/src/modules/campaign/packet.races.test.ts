import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { returnPacket } from './engines/packet/return-packet';
import { PacketDesk } from './packet.fixture';

const CALLERS = 40;

let desk: PacketDesk;
beforeAll(async () => {
  desk = await PacketDesk.open();
});
afterAll(() => desk.server.close());

const atOnce = <T>(make: (index: number) => Promise<T>, count = CALLERS) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const giveRest = (packetId: string) =>
  desk.server.database.transaction((db) => returnPacket({ ...desk.server.ctx(), db }, { packetId }));

it('400 people open a packet of 100 shares: a hundred get one, the sum is exact, and nobody gets two', async () => {
  const slug = await desk.make();
  const sender = await desk.person(5000);
  const packetId = await desk.packet(sender, slug, { shares: 100, points: 5000 });
  const people = await desk.people(400);
  // Each of forty callers has ten people, and every person taps twice.
  const names = (
    await atOnce(async (caller) => {
      const own = people.slice(caller * 10, caller * 10 + 10);
      const answers = [];
      for (const person of own)
        answers.push(...(await Promise.all([desk.draw(person, packetId), desk.draw(person, packetId)])));
      return answers;
    })
  ).flat();
  const drawn = names.filter(({ name }) => name === 'SUCCESS');
  expect(new Set(names.filter(({ name }) => name !== 'SUCCESS').map(({ name }) => name))).toEqual(
    new Set(['SOLD_OUT']),
  );
  expect(drawn).toHaveLength(200);
  expect(await desk.row(packetId)).toMatchObject({ taken: 100, drawnPoints: 5000 });
  const balances = [];
  for (const person of people) balances.push(await desk.pointsOf(person));
  expect(sumOf(balances)).toBe(5000);
  expect(balances.filter((points) => points > 0)).toHaveLength(100);
  expect(balances.filter((points) => points > 0).sort((a, b) => a - b)).toEqual(
    (await desk.shares(packetId)).sort((a, b) => a - b),
  );
});

it('the rest of a packet goes back once, however often the job runs, while people still open it', async () => {
  const slug = await desk.make({ supplementPercent: 10, budget: 1000 });
  const sender = await desk.person(1000);
  const packetId = await desk.packet(sender, slug, { shares: 50, points: 1000, supplement: 100 });
  const people = await desk.people(20);
  await Promise.all(people.slice(0, 10).map((person) => desk.draw(person, packetId)));
  desk.server.clock.advance(DAY_MS);
  const late = await Promise.all([
    ...people.slice(10).map((person) => desk.draw(person, packetId).then(({ name }) => name)),
    ...(await atOnce(() => giveRest(packetId))).map(() => 'DONE'),
  ]);
  expect(new Set(late)).toEqual(new Set(['STATE_CHANGED', 'DONE']));
  const row = await desk.row(packetId);
  expect(row?.taken).toBe(10);
  expect((row?.drawnPoints ?? 0) + (row?.returnedPoints ?? 0)).toBe(1100);
  const rest = row?.returnedPoints ?? 0;
  const back = await desk.pointsOf(sender);
  expect(back).toBe(Math.floor((rest * 1000) / 1100));
  expect(await desk.budgetOf(slug, 1000)).toBe(900 + rest - back);
});

it('one wish for a packet that comes forty times makes one packet', async () => {
  const slug = await desk.make();
  const sender = await desk.person(1000);
  const answers = await atOnce(() => desk.send(sender, slug, { key: 'the-same-wish' }));
  expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['SUCCESS']));
  expect(new Set(answers.map(({ data }) => data.packetId)).size).toBe(1);
  expect(await desk.pointsOf(sender)).toBe(900);
});

it('forty packets with points for seven: seven are made, and no point is spent twice', async () => {
  const slug = await desk.make();
  const sender = await desk.person(750);
  const names = (await atOnce(() => desk.send(sender, slug))).map(({ name }) => name);
  expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(7);
  expect(new Set(names)).toEqual(new Set(['SUCCESS', 'LIMIT_REACHED']));
  expect(await desk.pointsOf(sender)).toBe(50);
});

it('forty packets with a limit of three a day: three', async () => {
  const slug = await desk.make({ dailySends: 3 });
  const sender = await desk.person(10_000);
  const names = (await atOnce(() => desk.send(sender, slug))).map(({ name }) => name);
  expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(3);
});

it('forty senders at the end of what the brand adds: as many as it lasts for, and it is never below zero', async () => {
  const slug = await desk.make({ supplementPercent: 10, budget: 105 });
  const senders: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) senders.push(await desk.person(100));
  const answers = await atOnce((index) => desk.send(senders[index] as TestPerson, slug, { supplement: 10 }));
  const names = answers.map(({ name }) => name);
  expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(10);
  expect(names.filter((name) => name === 'STATE_CHANGED')).toHaveLength(30);
  expect(await desk.budgetOf(slug, 105)).toBe(5);
  const kept = [];
  for (const sender of senders) kept.push(await desk.pointsOf(sender));
  expect(sumOf(kept)).toBe(3000);
});

it('a sender who opens the own packet forty times gets one share', async () => {
  const slug = await desk.make();
  const sender = await desk.person(100);
  const packetId = await desk.packet(sender, slug);
  const answers = await atOnce(() => desk.draw(sender, packetId));
  expect(new Set(answers.map(({ data }) => data.own?.points)).size).toBe(1);
  expect((await desk.row(packetId))?.taken).toBe(1);
});

it('openers of a round wait for a ticket when many come, and it lets each in once', async () => {
  const slug = await desk.makeRounds();
  const packetId = await desk.round(slug, { shares: 200, points: 2000 });
  const people = await desk.people(160);
  const answers = await Promise.all(people.map((person) => desk.draw(person, packetId)));
  const waiting = answers.flatMap(({ name, data }, index) =>
    name === 'TICKET' ? [{ index, ticket: (data as unknown as { ticket: string }).ticket }] : [],
  );
  const again = await Promise.all(
    waiting.map(({ index, ticket }) =>
      desk.server.call('POST /api/mpmkt/v1/campaign/packet/draw', {
        token: people[index]?.token ?? '',
        body: { packetId },
        headers: { 'x-volt-ticket': ticket },
      }),
    ),
  );
  expect(waiting.length).toBeGreaterThan(0);
  expect(new Set(again.map(({ name }) => name))).toEqual(new Set(['SUCCESS']));
  expect((await desk.row(packetId))?.taken).toBe(160);
});
