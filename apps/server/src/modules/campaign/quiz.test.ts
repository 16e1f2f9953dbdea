import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { keepMatches, movedQuiz } from './engines/quiz/quiz-settings';
import {
  CHAMPION,
  CLAIM,
  FOR_STAFF,
  guess,
  MATCH_PAGE,
  makeQuiz,
  PREDICT,
  QUIZ_PAGE,
  quizOf,
  RESULT,
  streakPrize,
  WINNER,
} from './quiz.fixture';

let desk: CampaignDesk;
let operator: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
});
afterAll(() => desk.server.close());

// Noon in Shanghai: some hours later are the same day.
beforeEach(() => desk.server.clock.set(Math.floor(desk.server.clock.now() / DAY_MS + 1) * DAY_MS + 4 * HOUR_MS));

const later = (ms: number) => desk.server.clock.advance(ms);
const open = async (...input: Parameters<typeof makeQuiz> extends [unknown, ...infer R] ? R : never) => {
  const slug = await makeQuiz(desk, ...input);
  return { slug, ...quizOf(desk, slug, operator) };
};

describe('predictions', () => {
  it('count once for a match, change until ten minutes before its kick-off, and show what others chose', async () => {
    const { say, match, show } = await open();
    const [first, second] = [await desk.person(), await desk.person()];
    await say(second, 'm1', 'away');
    const sent = await say(first, 'm1', 'home 2:1 home');
    expect(sent.data).toMatchObject({
      left: 2,
      match: { state: 'open', shares: [50, 0, 50], people: 2, own: { choice: 'home', score: { home: 2, away: 1 } } },
    });
    const changed = await say(first, 'm1', 'draw');
    expect(changed.data).toMatchObject({
      left: 2,
      match: { shares: [0, 50, 50], own: { choice: 'draw', score: null, first: null, result: null } },
    });
    const { closesAt } = (await match(first, 'm1')).match;
    later((closesAt ?? 0) - desk.server.clock.now() - 1);
    expect((await say(first, 'm1', 'home')).name).toBe('SUCCESS');
    later(1);
    expect(await say(first, 'm1', 'draw')).toMatchObject({ name: 'STATE_CHANGED', message: '竞猜已截止' });
    expect((await show()).matches[0]).toMatchObject({ state: 'closed', own: null, result: null });
    expect((await match(first, 'm1')).match).toMatchObject({ state: 'closed', own: { choice: 'home' } });
  });

  it('are three a day, one more after sharing, and as many tomorrow', async () => {
    const { say, share, show } = await open({ count: 6 });
    const person = await desk.person();
    for (const match of ['m2', 'm3', 'm4']) expect((await say(person, match, 'home')).name).toBe('SUCCESS');
    expect(await say(person, 'm5', 'home')).toMatchObject({ name: 'LIMIT_REACHED', message: '今日竞猜次数已用完' });
    expect((await say(person, 'm4', 'away')).data.left).toBe(0);
    expect((await share(person)).data.left).toBe(1);
    expect((await share(person)).data.left).toBe(1);
    expect((await say(person, 'm5', 'home')).name).toBe('SUCCESS');
    expect((await say(person, 'm6', 'home')).name).toBe('LIMIT_REACHED');
    expect((await show(person)).own).toMatchObject({ left: 0, hasShared: true });
    later(DAY_MS);
    expect((await show(person)).own).toMatchObject({ left: 3, hasShared: false });
  });

  it('are refused to visitors and others, where they do not agree, and where nothing is there', async () => {
    const { slug, say, champion } = await open();
    const person = await desk.person();
    const { token } = person;
    const body = { slug, match: 'm1', ...guess('home') };
    for (const key of [PREDICT, CHAMPION, CLAIM] as const)
      expect((await desk.server.call(key, { body: { ...body, side: 'reds', hits: 2 } })).name, key).toBe(
        'LOGIN_EXPIRED',
      );
    expect((await desk.server.call(MATCH_PAGE, { query: { slug, match: 'm1' } })).name).toBe('LOGIN_EXPIRED');
    for (const text of ['home 1:1', 'draw 1:0', 'home 1:0 away', 'away 0:1 none', 'home 10:0'])
      expect((await say(person, 'm1', text)).name, text).toBe('BAD_INPUT');
    expect((await desk.server.call(PREDICT, { token, body: { ...body, choice: 'all' as never } })).name).toBe(
      'BAD_INPUT',
    );
    expect((await say(person, 'm9', 'home')).name).toBe('NOT_FOUND');
    expect((await champion(person, 'greens')).name).toBe('NOT_FOUND');
    expect((await desk.server.call(QUIZ_PAGE, { query: { slug: 'nothing' } })).name).toBe('NOT_FOUND');
    expect((await desk.server.call(QUIZ_PAGE, { query: { slug: await desk.make() } })).name).toBe('NOT_FOUND');
    const forOwners = await open({}, { audience: { roles: ['owner'] } });
    expect((await forOwners.say(person, 'm1', 'home')).name).toBe('FORBIDDEN');
    expect((await forOwners.champion(person, 'reds')).name).toBe('FORBIDDEN');
    expect((await quizOf(desk, slug).match(person, 'm1')).match).toMatchObject({ people: 0, own: null });
  });

  it('stay while a match is put off, and are open again with the new date', async () => {
    const { slug, say, match } = await open();
    const person = await desk.person();
    await say(person, 'm1', 'home');
    const setKickOff = (at: number | null) =>
      desk.server.database.executeSql(
        `update campaigns set settings = jsonb_set(settings, '{matches,0,kicksOffAt}', $2) where slug = $1`,
        [slug, JSON.stringify(at)],
      );
    await setKickOff(null);
    expect((await match(person, 'm1')).match).toMatchObject({
      state: 'putOff',
      closesAt: null,
      own: { choice: 'home' },
    });
    expect(await say(person, 'm1', 'draw')).toMatchObject({
      name: 'STATE_CHANGED',
      message: expect.stringMatching(/延期/),
    });
    await setKickOff(desk.server.clock.now() + 2 * DAY_MS);
    expect((await say(person, 'm1', 'draw')).data.match.own?.choice).toBe('draw');
  });
});

describe('results', () => {
  it('count ten minutes after staff entered them, and can be corrected before', async () => {
    const { slug, say, enter, settle, show, standing, match } = await open();
    const [exact, right, wrong] = [await desk.person(), await desk.person(), await desk.person()];
    await say(exact, 'm1', 'home 2:1 away');
    await say(right, 'm1', 'home 1:0');
    await say(wrong, 'm1', 'away 0:2 away');
    expect(await enter('m1', '2:1 away')).toMatchObject({
      name: 'STATE_CHANGED',
      message: expect.stringMatching(/尚未开始/),
    });
    later(3 * HOUR_MS);
    expect((await enter('m1', '0:2 away')).data.matches[0]).toMatchObject({
      state: 'closed',
      people: 3,
      entered: { isVoid: false, result: { score: { home: 0, away: 2 }, first: 'away' } },
    });
    later(5 * MINUTE_MS);
    expect((await enter('m1', '2:1 away')).name).toBe('SUCCESS');
    later(6 * MINUTE_MS);
    // The time of the first entry has passed: nothing counts yet.
    await desk.server.runJobs();
    expect((await match(exact, 'm1')).match).toMatchObject({ state: 'closed', result: null, own: { result: null } });
    await settle();
    expect((await show()).matches[0]).toMatchObject({ state: 'scored', result: { score: { home: 2, away: 1 } } });
    const of = async (person: TestPerson) => (await match(person, 'm1')).match.own;
    expect(await of(exact)).toMatchObject({ result: 'hit', points: 140 });
    expect(await of(right)).toMatchObject({ result: 'hit', points: 30 });
    expect(await of(wrong)).toMatchObject({ result: 'miss', points: 10 });
    expect(await desk.pointsOf(exact)).toBe(140);
    expect(await desk.pointsOf(wrong)).toBe(10);
    expect((await standing(exact)).standing).toMatchObject({ points: 140, hits: 1, settled: 1, streak: 1, rank: 1 });
    expect((await standing(wrong)).standing).toMatchObject({ points: 10, hits: 0, settled: 1, streak: 0, rank: 3 });
    expect(await enter('m1', '1:1 home')).toMatchObject({ name: 'STATE_CHANGED', message: '赛果已生效，不可更改' });
    const query = { slug };
    const staff = await desk.server.ask(FOR_STAFF, { token: operator.token, query });
    expect(staff.matches[0]).toMatchObject({ state: 'scored', unsettled: 0 });
  });

  it('of a void match bring nothing, and neither end a streak nor add to it', async () => {
    const { say, enter, settle, standing, claim } = await open();
    const person = await desk.person();
    for (const match of ['m1', 'm2', 'm3']) await say(person, match, 'home');
    later(4 * HOUR_MS);
    await enter('m1', '1:0 home');
    await enter('m2', null);
    await settle();
    expect((await standing(person)).standing).toMatchObject({ hits: 1, settled: 1, streak: 1, best: 1 });
    expect((await claim(person, 2)).name).toBe('STATE_CHANGED');
    await enter('m3', '1:0 home');
    await settle();
    expect((await standing(person)).standing).toMatchObject({ hits: 2, settled: 2, streak: 2, best: 2, points: 60 });
  });

  it('bring the champion points once it is entered, after nobody can say anything any more', async () => {
    const { champion, win, settle, show } = await open();
    const [right, wrong] = [await desk.person(), await desk.person()];
    await champion(right, 'blues');
    await champion(right, 'reds');
    await champion(wrong, 'blues');
    expect((await show(right)).champion).toMatchObject({ isOpen: true, own: 'reds', winner: null });
    expect((await win('reds')).name).toBe('STATE_CHANGED');
    later(DAY_MS);
    expect((await champion(wrong, 'reds')).name).toBe('STATE_CHANGED');
    expect((await win('greens')).name).toBe('NOT_FOUND');
    expect((await win('reds')).data.champion).toMatchObject({ people: 2, entered: { winner: 'reds' } });
    expect((await show()).champion).toMatchObject({ isOpen: false, winner: null });
    await settle();
    expect((await show(right)).champion).toMatchObject({ winner: 'reds', own: 'reds' });
    expect(await desk.pointsOf(right)).toBe(500);
    expect(await desk.pointsOf(wrong)).toBe(0);
    expect((await show(right)).own).toMatchObject({ points: 500, hits: 0, streak: 0, rank: 1 });
  });

  it('are entered by staff who may, and make sense', async () => {
    const { slug, enter } = await open();
    const { token } = await desk.person();
    const body = { slug, match: 'm1', result: null, side: 'reds' };
    const auditor = await desk.server.login({ roles: ['auditor'] });
    for (const key of [RESULT, WINNER] as const) {
      expect((await desk.server.call(key, { body })).name).toBe('LOGIN_EXPIRED');
      expect((await desk.server.call(key, { token, body })).name).toBe('FORBIDDEN');
      expect((await desk.server.call(key, { token: auditor.token, body })).name).toBe('FORBIDDEN');
    }
    expect((await desk.server.call(FOR_STAFF, { token, query: { slug } })).name).toBe('FORBIDDEN');
    expect((await desk.server.call(FOR_STAFF, { token: auditor.token, query: { slug } })).name).toBe('SUCCESS');
    expect((await enter('m9', null)).name).toBe('NOT_FOUND');
    later(3 * HOUR_MS);
    expect((await enter('m1', '1:0 away')).name).toBe('BAD_INPUT');
    expect((await enter('m1', '0:0 home')).name).toBe('BAD_INPUT');
    const poll = await desk.make();
    const staff = { token: operator.token };
    expect((await desk.server.call(FOR_STAFF, { ...staff, query: { slug: poll } })).name).toBe('NOT_FOUND');
  });
});

describe('streaks and ranking', () => {
  it('give each prize once while it lasts, until some days after the end', async () => {
    const { slug, say, enter, settle, claim, standing } = await open(
      {},
      {
        prizes: [
          { kind: 'points', title: 'choice', picture: '/assets/a.webp', amount: 30, detail: { for: 'choice' } },
          streakPrize(2),
          streakPrize(3, 1),
        ],
      },
    );
    const [first, second] = [await desk.person(), await desk.person()];
    for (const person of [first, second]) for (const match of ['m1', 'm2', 'm3']) await say(person, match, 'home');
    later(4 * HOUR_MS);
    for (const match of ['m1', 'm2', 'm3']) await enter(match, '1:0 home');
    expect((await standing(first)).prizes.map(({ state }) => state)).toEqual(['locked', 'locked']);
    await settle();
    expect((await claim(first, 2)).data).toMatchObject({
      standing: { streak: 3 },
      prizes: [
        { hits: 2, state: 'claimed' },
        { hits: 3, state: 'open', left: 1 },
      ],
    });
    expect(await desk.pointsOf(first)).toBe(90 + 2000);
    expect((await claim(first, 2)).name).toBe('LIMIT_REACHED');
    expect((await claim(first, 5)).name).toBe('NOT_FOUND');
    expect((await claim(first, 3)).name).toBe('SUCCESS');
    expect((await claim(second, 3)).name).toBe('SOLD_OUT');
    later(16 * DAY_MS);
    expect((await standing(second)).prizes[0]).toMatchObject({ state: 'open' });
    await desk.server.database.executeSql(`update campaigns set switch = 'paused' where slug = $1`, [slug]);
    later(MINUTE_MS);
    expect((await claim(second, 2)).name).toBe('STATE_CHANGED');
    await desk.server.database.executeSql(`update campaigns set switch = 'published' where slug = $1`, [slug]);
    later(DAY_MS);
    expect(await claim(second, 2)).toMatchObject({ name: 'STATE_CHANGED', message: '已超过领取时间' });
  });

  it('rank by points, then by who predicted earlier; predictions are listed newest first', async () => {
    const { slug, say, enter, settle, ranking } = await open();
    const [early, late, best] = [await desk.person(), await desk.person(), await desk.person()];
    for (const person of [early, late]) {
      await say(person, 'm2', 'home');
      later(MINUTE_MS);
    }
    await say(best, 'm2', 'home 1:0');
    await say(best, 'm3', 'draw');
    later(3 * HOUR_MS);
    await enter('m2', '1:0 home');
    await settle();
    const { items, own } = await ranking(late);
    expect(items.map(({ rank, points, isOwn }) => [rank, points, isOwn])).toEqual([
      [1, 130, false],
      [2, 30, false],
      [3, 30, true],
    ]);
    expect(own).toMatchObject({ rank: 3, points: 30, hits: 1 });
    expect((await ranking()).own).toBeNull();
    const list = (size: number, cursor?: string) =>
      desk.server.ask('GET /api/mpmkt/v1/campaign/quiz/predictions', {
        token: best.token,
        query: { slug, size, ...(cursor && { cursor }) },
      });
    const page = await list(1);
    expect(page.items).toMatchObject([{ key: 'm3', own: { choice: 'draw', result: null } }]);
    expect((await list(1, page.nextCursor ?? '')).items).toMatchObject([{ key: 'm2', own: { result: 'hit' } }]);
  });
});

describe('settings', () => {
  it('keep sides and matches of a published campaign, and move with its copy', async () => {
    const { slug } = await open();
    const { rows } = await desk.server.database.executeSql('select settings from campaigns where slug = $1', [slug]);
    const { settings } = rows[0] as { settings: { matches: { key: string; kicksOffAt: number }[] } };
    const change = { before: { settings } as never, hasNewRules: false, now: 0 };
    const more = { ...settings, matches: [...settings.matches, { ...settings.matches[0], key: 'm9' }] };
    expect(keepMatches(more, change)).toEqual(more);
    const fewer = { ...settings, matches: settings.matches.slice(1) };
    expect(() => keepMatches(fewer, change)).toThrow();
    const moved = movedQuiz(settings, DAY_MS) as typeof settings;
    expect(moved.matches[0]?.kicksOffAt).toBe((settings.matches[0]?.kicksOffAt ?? 0) + DAY_MS);
  });
});
