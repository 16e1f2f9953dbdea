import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balances } from '../points';
import { CHOICES, VoteDesk } from './vote.fixture';

let desk: VoteDesk;
beforeAll(async () => {
  desk = await VoteDesk.open();
});
afterAll(() => desk.server.close());

const pointsOf = async (accountId: string) => (await balances(desk.server.ctx(), accountId)).points;

describe('a vote', () => {
  it('hides its counts until the person has voted, and shows them to nobody else', async () => {
    const id = await desk.make();
    const [anna, ben] = [await desk.server.login(), await desk.server.login()];
    expect(await desk.show(id, anna)).toMatchObject({ ballot: null, results: null, ballotCount: 0 });
    const { data } = await desk.cast(anna, id);
    expect(data).toMatchObject({ pointsEarned: 10, vote: { ballot: { choices: CHOICES }, ballotCount: 1 } });
    expect(data.vote.results).toEqual({ front: { a: 1, b: 0 }, wheel: { a: 0, b: 1, c: 1 } });
    expect(await desk.show(id, ben)).toMatchObject({ ballot: null, results: null, ballotCount: 1 });
    expect((await desk.show(id)).results).toBeNull();
  });

  it('takes one ballot of a person, which is final', async () => {
    const id = await desk.make();
    const person = await desk.server.login();
    await desk.cast(person, id);
    expect((await desk.cast(person, id, { front: ['b'], wheel: ['a'] })).name).toBe('ALREADY_DONE');
    expect(await desk.show(id, person)).toMatchObject({ ballot: { choices: CHOICES }, ballotCount: 1 });
    expect(await pointsOf(person.accountId)).toBe(10);
  });

  it.each([
    ['no choice', { front: ['a'] }],
    ['too many', { front: ['a', 'b'], wheel: ['a'] }],
    ['one twice', { front: ['a'], wheel: ['a', 'a'] }],
    ['one that is not offered', { front: ['z'], wheel: ['a'] }],
  ])('refuses %s', async (_, choices) => {
    const id = await desk.make();
    const person = await desk.server.login();
    expect((await desk.cast(person, id, choices)).name).toBe('BAD_INPUT');
    expect((await desk.show(id, person)).ballotCount).toBe(0);
  });

  it('keeps nothing of questions that it does not have', async () => {
    const id = await desk.make();
    const person = await desk.server.login();
    expect((await desk.cast(person, id, { ...CHOICES, other: ['a'] })).data.vote.ballot?.choices).toEqual(CHOICES);
  });

  it('is for people who are logged in, in its time, and exists', async () => {
    const now = desk.server.clock.now();
    const person = await desk.server.login();
    const body = { voteId: await desk.make(), choices: CHOICES };
    expect((await desk.server.call('POST /api/mpmkt/v1/vote/ballot', { body })).name).toBe('LOGIN_EXPIRED');
    expect((await desk.cast(person, 'nothing')).name).toBe('NOT_FOUND');
    const later = await desk.make({ startsAt: now + DAY_MS, endsAt: now + 2 * DAY_MS });
    expect((await desk.cast(person, later)).name).toBe('STATE_CHANGED');
    expect((await desk.server.call('GET /api/mpmkt/v1/vote', { query: { voteId: 'nothing' } })).name).toBe('NOT_FOUND');
  });

  it('shows everybody the results once it is over', async () => {
    const id = await desk.make();
    await desk.cast(await desk.server.login(), id);
    desk.server.clock.advance(10 * DAY_MS);
    expect((await desk.show(id)).results).toMatchObject({ front: { a: 1 } });
    expect((await desk.cast(await desk.server.login(), id)).name).toBe('STATE_CHANGED');
  });

  it('with periods takes a ballot in each, shows past ones, and gives the points once', async () => {
    const id = await desk.make({ periodDays: 7 });
    const person = await desk.server.login();
    await desk.cast(person, id);
    desk.server.clock.advance(7 * DAY_MS);
    expect(await desk.show(id, person)).toMatchObject({ period: 2, currentPeriod: 2, ballot: null, results: null });
    expect((await desk.show(id, undefined, 1)).results).toMatchObject({ front: { a: 1, b: 0 } });
    expect((await desk.cast(person, id)).data.pointsEarned).toBe(0);
    expect((await desk.cast(person, id)).name).toBe('ALREADY_DONE');
    expect(await pointsOf(person.accountId)).toBe(10);
    const query = { voteId: id, period: 3 };
    expect((await desk.server.call('GET /api/mpmkt/v1/vote', { query })).name).toBe('NOT_FOUND');
  });
});
