import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { drawDuePolls } from './engines/poll/draw-winners';
import { drawn, makePoll, pollOf, prizeFor } from './poll.fixture';

const CALLERS = 40;

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const wins = (names: { name: string }[]) => names.filter(({ name }) => name === 'SUCCESS').length;

it('40 votes of one person at once are one where it is final, and three where there are three a day', async () => {
  const person = await desk.person();
  const final = pollOf(desk, await makePoll(desk, {}, { prizes: [prizeFor('complete')] }));
  const keys = ['red', 'green', 'blue'] as const;
  expect(wins(await times(CALLERS, (index) => final.vote(person, keys[index % 3] ?? 'red')))).toBe(1);
  expect(Object.values(await final.counts()).reduce((sum, each) => sum + each, 0)).toBe(1);
  expect(await desk.pointsOf(person)).toBe(10);

  const daily = { daily: { votes: 3, shareVotes: 1 } };
  const every = pollOf(desk, await makePoll(desk, daily, { prizes: [prizeFor('firstOfDay')] }));
  expect(wins(await times(CALLERS, () => every.vote(person, 'red')))).toBe(3);
  expect(await every.counts()).toEqual({ red: 3 });
  expect(await desk.pointsOf(person)).toBe(20);
});

it('40 people vote at once, each vote counts, and staff take half of them out meanwhile', async () => {
  const operator = await desk.server.login({ roles: ['operator'] });
  const slug = await makePoll(desk);
  const poll = pollOf(desk, slug);
  const mobiles = Array.from({ length: CALLERS }, (_, index) => `1376667${String(index).padStart(4, '0')}`);
  const people: TestPerson[] = [];
  for (const mobile of mobiles) people.push(await desk.server.login({ mobile }));
  const exclude = (mobile: string) =>
    desk.server.call('POST /api/mpmkt/v1/staff/campaign/poll/exclude', {
      token: operator.token,
      body: { slug, mobile, reason: '刷票' },
    });
  const [votes, excluded] = await Promise.all([
    Promise.all(people.map((person, index) => poll.vote(person, index % 2 === 0 ? 'red' : 'blue'))),
    Promise.all(mobiles.slice(0, CALLERS / 2).map(exclude)),
  ]);
  expect(wins(excluded)).toBe(CALLERS / 2);
  for (const [index, { name }] of votes.entries())
    expect(name).toMatch(index < CALLERS / 2 ? /SUCCESS|FORBIDDEN/ : /SUCCESS/);
  // Whoever was first: nothing is left of those who were taken out.
  expect(await poll.counts()).toEqual({ red: CALLERS / 4, blue: CALLERS / 4 });
});

it('prizes are drawn once by many processes', async () => {
  const drawsAt = desk.server.clock.now() + 10 * DAY_MS;
  const slug = await makePoll(desk, { drawsAt }, { prizes: [drawn('drawOfWinners', 3)] });
  const poll = pollOf(desk, slug);
  for (let index = 0; index < 6; index += 1) await poll.vote(await desk.person(), 'red');
  desk.server.clock.advance(10 * DAY_MS);
  await times(10, () => drawDuePolls(desk.server.ctx()));
  expect((await desk.stock(slug))[0]?.taken).toBe(3);
  expect((await poll.show()).drawing?.done?.entrants).toBe(6);
});
