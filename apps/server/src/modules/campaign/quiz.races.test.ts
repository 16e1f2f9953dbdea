import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { settleMatch } from './engines/quiz/settle';
import { MERITS, makeQuiz, quizOf, streakPrize } from './quiz.fixture';

const CALLERS = 40;

let desk: CampaignDesk;
let operator: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
});
afterAll(() => desk.server.close());

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const wins = (names: { name: string }[]) => names.filter(({ name }) => name === 'SUCCESS').length;
const idOf = async (slug: string) =>
  (
    (await desk.server.database.executeSql('select id from campaigns where slug = $1', [slug])).rows[0] as {
      id: string;
    }
  ).id;

it('40 predictions of one person at once are those of three matches, and one more after sharing', async () => {
  const quiz = quizOf(desk, await makeQuiz(desk, { count: 40 }), operator);
  const person = await desk.person();
  expect(wins(await times(CALLERS, (index) => quiz.say(person, `m${index + 1}`, 'home')))).toBe(3);
  await times(CALLERS, () => quiz.share(person));
  expect(wins(await times(CALLERS, (index) => quiz.say(person, `m${index + 1}`, 'home')))).toBe(1 + 3);
  expect((await quiz.show(person)).matches.filter(({ own }) => own !== null)).toHaveLength(4);
});

it('many processes settle a match at once: each person gets their points once', async () => {
  const slug = await makeQuiz(desk, { count: 2 });
  const quiz = quizOf(desk, slug, operator);
  const people: TestPerson[] = [];
  desk.server.clock.advance(MINUTE_MS);
  for (let index = 0; index < 12; index += 1) people.push(await desk.person());
  await Promise.all(people.flatMap((person) => ['m1', 'm2'].map((match) => quiz.say(person, match, 'home 1:0 home'))));
  desk.server.clock.advance(3 * HOUR_MS);
  const entered = await times(CALLERS / 4, (index) => quiz.enter(index % 2 === 0 ? 'm1' : 'm2', '1:0 home'));
  expect(wins(entered)).toBe(CALLERS / 4);
  desk.server.clock.advance(10 * MINUTE_MS);
  const campaignId = await idOf(slug);
  await times(8, (index) => settleMatch(desk.server.ctx(), { campaignId, match: index % 2 === 0 ? 'm1' : 'm2' }));
  for (const person of people) {
    expect(await desk.pointsOf(person)).toBe(280);
    expect((await quiz.standing(person)).standing).toMatchObject({ points: 280, hits: 2, settled: 2, best: 2 });
  }
});

it('a prize of which there are five goes to five of twenty people, once each', async () => {
  const slug = await makeQuiz(desk, { count: 2 }, { prizes: [...MERITS, streakPrize(2, 5)] });
  const quiz = quizOf(desk, slug, operator);
  const people: TestPerson[] = [];
  for (let index = 0; index < 20; index += 1) people.push(await desk.person());
  await Promise.all(people.flatMap((person) => ['m1', 'm2'].map((match) => quiz.say(person, match, 'home'))));
  desk.server.clock.advance(3 * HOUR_MS);
  for (const match of ['m1', 'm2']) await quiz.enter(match, '1:0 home');
  await quiz.settle();
  const claims = await Promise.all(people.flatMap((person) => [quiz.claim(person, 2), quiz.claim(person, 2)]));
  expect(wins(claims)).toBe(5);
  expect((await desk.stock(slug)).at(-1)?.taken).toBe(5);
});
