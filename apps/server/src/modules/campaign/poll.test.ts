import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { lotOf } from './draw-lots';
import { drawDuePolls } from './engines/poll/draw-winners';
import { movedPoll } from './engines/poll/poll-settings';
import { drawn, makePoll, POLL_PAGE, pollOf, prizeFor, VOTE } from './poll.fixture';

const EXCLUDE = 'POST /api/mpmkt/v1/staff/campaign/poll/exclude' as const;
const FOR_STAFF = 'GET /api/mpmkt/v1/staff/campaign/poll' as const;

let desk: CampaignDesk;
let operator: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
});
afterAll(() => desk.server.close());

// Noon in Shanghai: an hour later is the same day.
beforeEach(() => desk.server.clock.set(Math.floor(desk.server.clock.now() / DAY_MS + 1) * DAY_MS + 4 * HOUR_MS));

describe('a poll with one vote for each question', () => {
  it('hides votes until the own one, which is final, and shows them to everybody at the end', async () => {
    const slug = await makePoll(desk, { hidesVotes: true });
    const poll = pollOf(desk, slug);
    const [first, second] = [await desk.person(), await desk.person()];
    await poll.vote(second, 'green');
    expect((await poll.show(first)).questions[0]).toMatchObject({
      state: 'open',
      votes: null,
      options: [{ votes: null, rank: null, own: 0 }, { votes: null }, { votes: null }],
    });
    const { data } = await poll.vote(first, 'red');
    expect(data.poll.questions[0]).toMatchObject({
      votes: 2,
      options: [
        { key: 'red', votes: 1, rank: 1, own: 1, isWinner: false },
        { key: 'green', votes: 1, rank: 1, own: 0, isWinner: false },
        { key: 'blue', votes: 0, rank: 3, own: 0, isWinner: false },
      ],
    });
    expect(await poll.vote(first, 'green')).toMatchObject({ name: 'LIMIT_REACHED', message: '您已投过票，不可更改' });
    expect(await poll.vote(first, 'red')).toMatchObject({ name: 'LIMIT_REACHED' });
    expect((await poll.show()).questions[0]?.votes).toBeNull();
    desk.server.clock.advance(10 * DAY_MS);
    const [question] = (await poll.show()).questions;
    expect(question).toMatchObject({ state: 'closed', votes: 2 });
    expect(question?.options.map(({ isWinner }) => isWinner)).toEqual([true, true, false]);
  });

  it('opens one question after the other, and rewards who answers all of them once', async () => {
    const now = desk.server.clock.now();
    const slug = await makePoll(
      desk,
      { keys: ['a', 'b'] },
      { prizes: [prizeFor('complete', { amount: 100 })], settings: {} },
    );
    const settings = (await desk.server.database.executeSql('select settings from campaigns where slug = $1', [slug]))
      .rows[0] as { settings: { questions: { key: string }[] } };
    const questions = settings.settings.questions.map((question, index) => ({
      ...question,
      opensAt: now + index * DAY_MS,
      endsAt: now + (index + 1) * DAY_MS,
    }));
    await desk.server.database.executeSql(
      `update campaigns set settings = jsonb_set(settings, '{questions}', $2) where slug = $1`,
      [slug, JSON.stringify(questions)],
    );
    const poll = pollOf(desk, slug);
    const person = await desk.person();
    expect(await poll.vote(person, 'red', 'b')).toMatchObject({ name: 'STATE_CHANGED', message: '该问题尚未开放投票' });
    expect((await poll.vote(person, 'red', 'a')).data).toMatchObject({ pointsEarned: 0, poll: { own: { left: 0 } } });
    desk.server.clock.advance(DAY_MS);
    expect((await poll.show(person)).own).toMatchObject({ left: 1, isComplete: false });
    expect(await poll.vote(person, 'blue', 'a')).toMatchObject({ name: 'STATE_CHANGED', message: '该问题投票已结束' });
    const { data } = await poll.vote(person, 'blue', 'b');
    expect(data).toMatchObject({ pointsEarned: 100, poll: { own: { isComplete: true, left: 0 } } });
    expect(await desk.pointsOf(person)).toBe(100);
  });

  it('refuses visitors, what is not there and what is no vote', async () => {
    const slug = await makePoll(desk);
    const { token } = await desk.person();
    const body = { slug, question: 'colour', option: 'red' };
    expect((await desk.server.call(VOTE, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await desk.server.call('POST /api/mpmkt/v1/campaign/poll/share', { body: { slug } })).name).toBe(
      'LOGIN_EXPIRED',
    );
    for (const changes of [{ option: 'pink' }, { question: 'form' }, { slug: 'nothing' }])
      expect((await desk.server.call(VOTE, { token, body: { ...body, ...changes } })).name).toBe('NOT_FOUND');
    expect((await desk.server.call(VOTE, { token, body: { ...body, option: 'No Key' } })).name).toBe('BAD_INPUT');
    expect((await desk.server.call(POLL_PAGE, { query: { slug: 'nothing' } })).name).toBe('NOT_FOUND');
    const draw = await desk.make();
    expect((await desk.server.call(POLL_PAGE, { query: { slug: draw } })).name).toBe('NOT_FOUND');
    const forOwners = await makePoll(desk, {}, { audience: { roles: ['owner'] } });
    expect((await desk.server.call(VOTE, { token, body: { ...body, slug: forOwners } })).name).toBe('FORBIDDEN');
    expect(await pollOf(desk, slug).counts()).toEqual({});
  });
});

describe('a poll with votes of every day', () => {
  const daily = { daily: { votes: 3, shareVotes: 1 } };

  it('gives so many votes a day, one more after a share, and points for the first', async () => {
    const poll = pollOf(desk, await makePoll(desk, daily, { prizes: [prizeFor('firstOfDay')] }));
    const person = await desk.person();
    expect((await poll.show(person)).own).toMatchObject({ left: 3, hasShared: false });
    expect((await poll.vote(person, 'red')).data).toMatchObject({ pointsEarned: 10, poll: { own: { left: 2 } } });
    expect((await poll.vote(person, 'red')).data).toMatchObject({ pointsEarned: 0, poll: { own: { left: 1 } } });
    const third = await poll.vote(person, 'blue');
    expect(third.data.poll.questions[0]?.options.map(({ own, rank }) => [own, rank])).toEqual([
      [2, 1],
      [0, 3],
      [1, 2],
    ]);
    expect(await poll.vote(person, 'red')).toMatchObject({ name: 'LIMIT_REACHED', message: '今日票数已用完' });
    expect((await poll.share(person)).data.own).toMatchObject({ left: 1, hasShared: true });
    expect((await poll.share(person)).data.own).toMatchObject({ left: 1, hasShared: true });
    expect((await poll.vote(person, 'red')).data.poll.own?.left).toBe(0);
    expect((await poll.vote(person, 'red')).name).toBe('LIMIT_REACHED');
    // Midnight in Shanghai is twelve hours later.
    desk.server.clock.advance(13 * HOUR_MS);
    expect((await poll.show(person)).own).toMatchObject({ left: 3, hasShared: false });
    expect((await poll.vote(person, 'red')).data.pointsEarned).toBe(10);
    expect(await desk.pointsOf(person)).toBe(20);
    expect(await poll.counts()).toEqual({ red: 4, blue: 1 });
  });
});

describe('the draw among voters', () => {
  const upkeep = () => drawDuePolls(desk.server.ctx());

  it('is among who voted for the winner, when it is due, once, and can be checked', async () => {
    const drawsAt = desk.server.clock.now() + 11 * DAY_MS;
    const slug = await makePoll(desk, { drawsAt }, { prizes: [drawn('drawOfWinners', 2)] });
    const poll = pollOf(desk, slug);
    const people: TestPerson[] = [];
    for (let index = 0; index < 7; index += 1) {
      const person = await desk.person();
      people.push(person);
      await poll.vote(person, index < 4 ? 'red' : 'blue');
    }
    desk.server.clock.advance(10 * DAY_MS);
    await upkeep();
    expect((await poll.show()).drawing).toMatchObject({ at: drawsAt, done: null, seed: null });
    desk.server.clock.advance(DAY_MS);
    await upkeep();
    await upkeep();
    const { drawing } = await poll.show();
    expect(drawing).toMatchObject({
      prizes: [{ title: '车模', count: 2 }],
      done: { at: expect.any(Number), entrants: 4 },
    });
    const seed = drawing?.seed ?? '';
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(drawing?.seedHash);
    const byLot = people
      .slice(0, 4)
      .sort((a, b) => (lotOf({ seed, slug }, 0, a.accountId) < lotOf({ seed, slug }, 0, b.accountId) ? -1 : 1));
    const won = await Promise.all(people.map(async (person) => (await poll.show(person)).own?.won ?? []));
    const winners = people.filter((_, index) => won[index]?.length === 1);
    expect(new Set(winners)).toEqual(new Set(byLot.slice(0, 2)));
    expect((await desk.stock(slug))[0]?.taken).toBe(2);
    await desk.server.runJobs();
    const token = winners[0]?.token ?? '';
    const { items } = await desk.server.ask('GET /api/mpaccount/v1/messages', { token, query: { kind: 'activity' } });
    expect(items.map(({ title }) => title)).toContain('恭喜中奖');
    const prizes = await desk.prizesOf({ token } as TestPerson, { slug });
    expect(prizes.items.map(({ title }) => title)).toEqual(['车模']);
  });

  it('is among who answered everything', async () => {
    const drawsAt = desk.server.clock.now() + 10 * DAY_MS;
    const slug = await makePoll(desk, { keys: ['a', 'b'], drawsAt }, { prizes: [drawn('drawOfComplete', 5)] });
    const poll = pollOf(desk, slug);
    const [both, one] = [await desk.person(), await desk.person()];
    await poll.vote(both, 'red', 'a');
    await poll.vote(both, 'red', 'b');
    await poll.vote(one, 'red', 'a');
    desk.server.clock.advance(10 * DAY_MS);
    await upkeep();
    expect((await poll.show(both)).own?.won).toEqual(['车模']);
    expect((await poll.show(one)).own?.won).toEqual([]);
    expect((await poll.show()).drawing?.done?.entrants).toBe(1);
  });

  it('gives nothing where nobody voted', async () => {
    const drawsAt = desk.server.clock.now() + 10 * DAY_MS;
    const slug = await makePoll(desk, { drawsAt }, { prizes: [drawn('drawOfWinners', 5)] });
    desk.server.clock.advance(11 * DAY_MS);
    await upkeep();
    expect((await pollOf(desk, slug).show()).drawing?.done).toMatchObject({ entrants: 0 });
    expect((await desk.stock(slug))[0]?.taken).toBe(0);
  });
});

describe('staff', () => {
  const exclude = (slug: string, mobile: string, { token } = operator) =>
    desk.server.call(EXCLUDE, { token, body: { slug, mobile, reason: '买票' } });

  it('see votes that others do not, and take those of a person out for good', async () => {
    const drawsAt = desk.server.clock.now() + 10 * DAY_MS;
    const prizes = [drawn('drawOfWinners', 5), prizeFor('complete')];
    const slug = await makePoll(desk, { hidesVotes: true, drawsAt }, { prizes });
    const poll = pollOf(desk, slug);
    const [honest, cheat] = [await desk.person(), await desk.server.login({ mobile: '13766660001' })];
    await poll.vote(honest, 'red');
    await poll.vote(cheat, 'blue');
    const { token } = operator;
    expect((await desk.server.ask(FOR_STAFF, { token, query: { slug } })).questions[0]).toMatchObject({ votes: 2 });
    expect((await exclude(slug, '13766669999')).name).toBe('NOT_FOUND');
    expect(await desk.pointsOf(cheat)).toBe(10);
    const { data } = await exclude(slug, '13766660001');
    expect([await desk.pointsOf(cheat), await desk.pointsOf(honest)]).toEqual([0, 10]);
    expect(data).toMatchObject({ removed: 1, poll: { excluded: 1, questions: [{ votes: 1 }] } });
    expect((await exclude(slug, '13766660001')).name).toBe('STATE_CHANGED');
    expect(await poll.vote(cheat, 'red')).toMatchObject({ name: 'FORBIDDEN' });
    expect((await poll.show(cheat)).own).toMatchObject({ isExcluded: true });
    expect(await poll.counts()).toEqual({ red: 1, blue: 0 });
    desk.server.clock.advance(10 * DAY_MS);
    await drawDuePolls(desk.server.ctx());
    expect((await poll.show()).drawing?.done?.entrants).toBe(1);
    await desk.server.login({ mobile: '13766660002' });
    expect(await exclude(slug, '13766660002')).toMatchObject({ name: 'STATE_CHANGED', message: '已开奖，不可再剔除' });
  });

  it('end a poll early: its questions are over with it', async () => {
    const slug = await makePoll(desk, { hidesVotes: true });
    const poll = pollOf(desk, slug);
    const person = await desk.person();
    await poll.vote(person, 'red');
    const { token } = operator;
    const body = { slug, to: 'ended' as const, revision: 1 };
    await desk.server.ask('POST /api/mpmkt/v1/staff/campaign/switch', { token, body });
    const shown = await poll.show();
    expect(shown.campaign.state).toBe('ended');
    expect(shown.questions[0]).toMatchObject({ state: 'closed', votes: 1 });
    expect((await poll.vote(await desk.person(), 'red')).name).toBe('STATE_CHANGED');
  });

  it('change words and times of a published poll, not what was voted for', async () => {
    const slug = await makePoll(desk);
    await pollOf(desk, slug).vote(await desk.person(), 'red');
    const { token } = operator;
    const now = await desk.server.ask('GET /api/mpmkt/v1/staff/campaign', { token, query: { slug } });
    const [question] = now.settings.questions as { options: { key: string; title: string }[] }[];
    const save = (options: unknown[], changes: object = {}) => {
      const { prizes: _, state, rulesVersion, ...kept } = now;
      const settings = { ...now.settings, questions: [{ ...question, options }], ...changes };
      return desk.server.call('POST /api/mpmkt/v1/staff/campaign/save', {
        token,
        body: { ...kept, settings, prizes: [] } as never,
      });
    };
    const options = question?.options ?? [];
    expect((await save(options.slice(1))).name).toBe('STATE_CHANGED');
    expect((await save(options, { daily: { votes: 3, shareVotes: 0 } })).name).toBe('STATE_CHANGED');
    expect((await save([])).name).toBe('BAD_INPUT');
    expect((await save(options.map((option) => ({ ...option, title: '新名称' })))).name).toBe('SUCCESS');
    expect((await pollOf(desk, slug).show()).questions[0]?.options[0]).toMatchObject({ title: '新名称', votes: 1 });
  });

  it('have to be allowed to', async () => {
    const slug = await makePoll(desk);
    const customer = await desk.server.login({ mobile: '13766660003' });
    const consultant = await desk.server.login({ roles: ['consultant'] });
    for (const { token } of [customer, consultant]) {
      expect((await desk.server.call(FOR_STAFF, { token, query: { slug } })).name).toBe('FORBIDDEN');
      expect((await exclude(slug, '13766660003', { ...operator, token })).name).toBe('FORBIDDEN');
    }
    expect((await desk.server.call(EXCLUDE, { body: { slug, mobile: '13766660003', reason: '买票' } })).name).toBe(
      'LOGIN_EXPIRED',
    );
    const draw = await desk.make();
    const { token } = operator;
    expect((await desk.server.call(FOR_STAFF, { token, query: { slug: draw } })).name).toBe('NOT_FOUND');
    expect((await exclude(draw, '13766660003')).name).toBe('NOT_FOUND');
    expect((await exclude(slug, '1')).name).toBe('BAD_INPUT');
  });
});

describe('what makes no sense', () => {
  const faultsOf = (...made: Parameters<typeof makePoll> extends [unknown, ...infer Rest] ? Rest : never) =>
    makePoll(desk, ...made).then(
      () => [],
      ({ data }) => data.faults as string[],
    );

  it.each([
    ['a key twice', { keys: ['a', 'a'] }, {}],
    ['only with one question', { keys: ['a', 'b'], daily: { votes: 3, shareVotes: 0 } }, {}],
    ['no time is given', {}, { prizes: [drawn('drawOfWinners', 3)] }],
    ['before the last question is over', { drawsAt: 1 }, {}],
    ['votes are not daily', {}, { prizes: [prizeFor('firstOfDay')] }],
    ['whom it is for', {}, { prizes: [prizeFor('everybody')] }],
    ['no stock', { drawsAt: 9e12 }, { prizes: [{ ...drawn('drawOfWinners', 3), stock: null }] }],
  ])('is refused: %s', async (text, settings, changes) => {
    expect((await faultsOf(settings, changes)).join()).toContain(text);
  });

  it('moves its dates along when a campaign is duplicated', () => {
    const question = { key: 'a', title: 'a', lead: '', opensAt: 1, endsAt: 5 };
    const option = { key: 'x', title: 'x', text: '', by: '', pictures: ['/assets/covers/scene-city.webp'] };
    const settings = {
      ...{ look: 'cheer', daily: null, hidesVotes: false, drawsAt: 6, beside: null, modelId: null },
      questions: [{ ...question, options: [option, { ...option, key: 'y' }] }],
    };
    expect(movedPoll(settings, 100)).toMatchObject({ drawsAt: 106, questions: [{ opensAt: 101, endsAt: 105 }] });
    expect(movedPoll({ ...settings, drawsAt: null }, 100)).toMatchObject({ drawsAt: null });
  });
});
