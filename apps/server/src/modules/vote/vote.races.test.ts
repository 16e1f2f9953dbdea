import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { balances } from '../points';
import { VoteDesk, voteInput } from './vote.fixture';

const CALLERS = 40;

let desk: VoteDesk;
beforeAll(async () => {
  desk = await VoteDesk.open();
});
afterAll(() => desk.server.close());

const atOnce = (make: (index: number) => Promise<{ name: string }>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));

describe('at once', () => {
  it('one person votes 40 times: one ballot counts, and the points come once', async () => {
    const id = await desk.make();
    const person = await desk.server.login();
    const names = (await atOnce(() => desk.cast(person, id))).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(names.filter((name) => name === 'ALREADY_DONE')).toHaveLength(CALLERS - 1);
    expect(await desk.show(id, person)).toMatchObject({ ballotCount: 1, results: { wheel: { a: 0, b: 1, c: 1 } } });
    expect((await balances(desk.server.ctx(), person.accountId)).points).toBe(10);
  });

  it('40 people choose designs in different orders: every ballot is counted, none waits for ever', async () => {
    const id = await desk.make();
    const people: TestPerson[] = [];
    for (let index = 0; index < CALLERS; index += 1) people.push(await desk.server.login());
    const wheels = [
      ['a', 'b'],
      ['b', 'a'],
      ['c', 'a'],
      ['b', 'c'],
    ];
    const names = (
      await atOnce((index) =>
        desk.cast(people[index] as TestPerson, id, { front: [index % 2 ? 'a' : 'b'], wheel: wheels[index % 4] }),
      )
    ).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['SUCCESS']));
    expect(await desk.show(id, people[0])).toMatchObject({
      ballotCount: CALLERS,
      results: { front: { a: 20, b: 20 }, wheel: { a: 30, b: 30, c: 20 } },
    });
  });

  it('staff change the candidates while 40 people vote: no ballot is for a candidate that there is not', async () => {
    const { token } = await desk.server.login({ roles: ['operator'] });
    const day = desk.server.clock.now();
    const save = (voteId: string | undefined, points: number) =>
      desk.server.call('POST /api/mpmkt/v1/staff/vote/save', {
        token,
        body: { ...voteInput(day, { points }), ...(voteId ? { voteId } : {}) },
      });
    const { voteId } = (await save(undefined, 10)).data;
    await desk.server.ask('POST /api/mpmkt/v1/staff/vote/show', { token, body: { voteId, isVisible: true } });
    const people: TestPerson[] = [];
    for (let index = 0; index < CALLERS; index += 1) people.push(await desk.server.login());
    await Promise.all([
      ...people.map((each) => desk.cast(each, voteId, { front: ['a'] })),
      ...Array.from({ length: 10 }, (_, index) => save(voteId, 20 + index)),
    ]);
    const { points } = await desk.server.ask('GET /api/mpmkt/v1/staff/vote', { token, query: { voteId } });
    for (const { accountId } of people) expect((await balances(desk.server.ctx(), accountId)).points).toBe(points);
  });
});
