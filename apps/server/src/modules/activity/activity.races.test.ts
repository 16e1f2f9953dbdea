import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { ActivityDesk, activityInput } from './activity.fixture';

const CALLERS = 40;

let desk: ActivityDesk;
let people: TestPerson[];
beforeAll(async () => {
  desk = await ActivityDesk.open();
  people = await desk.people(CALLERS, 1000);
}, 120_000);
afterAll(() => desk.server.close());

const atOnce = (make: (index: number) => Promise<{ name: string }>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));
const person = (index: number): TestPerson => people[index] as TestPerson;
const balancesOf = () => Promise.all(people.map((each) => desk.pointsOf(each)));

/** States of everybody's sign-up, counted. */
async function tally(activityId: string): Promise<Record<string, number>> {
  const states = await Promise.all(people.map((each) => desk.stateOf(activityId, each)));
  const counts: Record<string, number> = {};
  for (const state of states) counts[state ?? 'none'] = (counts[state ?? 'none'] ?? 0) + 1;
  return counts;
}

describe('at once', () => {
  it('40 people want 5 seats: 5 get one, 35 wait, and everybody paid once', async () => {
    const before = await balancesOf();
    const id = await desk.make({ capacity: 5, pointsFee: 10 });
    const names = (await atOnce((index) => desk.signUp(person(index), id))).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['SUCCESS']));
    expect(await tally(id)).toEqual({ joined: 5, waiting: 35 });
    expect(await desk.counts(id)).toEqual({ taken: 5, waiting: 35, isRight: true });
    expect(await balancesOf()).toEqual(before.map((points) => points - 10));
  });

  it('one person signs up 40 times: one sign-up, one seat, one fee', async () => {
    const eager = await desk.person(100);
    const id = await desk.make({ capacity: CALLERS, pointsFee: 10 });
    const names = (await atOnce(() => desk.signUp(eager, id))).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(names.filter((name) => name === 'ALREADY_DONE')).toHaveLength(CALLERS - 1);
    expect([await desk.counts(id), await desk.pointsOf(eager)]).toEqual([{ taken: 1, waiting: 0, isRight: true }, 90]);
  });

  it('the last seat is given back while 39 others sign up: the list has it, nobody passes the list', async () => {
    const id = await desk.make({ capacity: 1 });
    await desk.signUp(person(0), id);
    await atOnce((index) => (index === 0 ? desk.cancel(person(0), id) : desk.signUp(person(index), id)));
    await desk.server.runJobs();
    expect(await tally(id)).toEqual({ none: 1, joined: 1, waiting: 38 });
    expect(await desk.counts(id)).toEqual({ taken: 1, waiting: 38, isRight: true });
  });

  it('20 people give their seats back while 20 sign up: all seats are taken again, and points went back once', async () => {
    const before = await balancesOf();
    const id = await desk.make({ capacity: 20, pointsFee: 10 });
    for (const each of people.slice(0, 20)) await desk.signUp(each, id);
    await atOnce((index) => (index < 20 ? desk.cancel(person(index), id) : desk.signUp(person(index), id)));
    await desk.server.runJobs();
    expect(await tally(id)).toEqual({ none: 20, joined: 20 });
    expect(await desk.counts(id)).toEqual({ taken: 20, waiting: 0, isRight: true });
    expect(await balancesOf()).toEqual(before.map((points, index) => (index < 20 ? points : points - 10)));
  });

  it('one person cancels and signs up 20 times each: seats, points and sign-ups agree', async () => {
    const torn = await desk.person(100);
    const id = await desk.make({ capacity: 1, pointsFee: 10 });
    await desk.signUp(torn, id);
    await atOnce((index) => (index % 2 === 0 ? desk.cancel(torn, id) : desk.signUp(torn, id)));
    await desk.server.runJobs();
    const isIn = (await desk.stateOf(id, torn)) === 'joined';
    expect(await desk.counts(id)).toEqual({ taken: isIn ? 1 : 0, waiting: 0, isRight: true });
    expect(await desk.pointsOf(torn)).toBe(isIn ? 90 : 100);
  });

  it('staff take seats away while 40 people sign up: nobody has a seat that there is not', async () => {
    const { token } = await desk.server.login({ roles: ['operator'] });
    const day = desk.server.clock.now();
    const save = (capacity: number, activityId?: string) => {
      const body = { ...activityInput(day, { capacity }), ...(activityId ? { activityId } : {}) };
      return desk.server.call('POST /api/mpmkt/v1/staff/activity/save', { token, body });
    };
    const { activityId } = (await save(CALLERS)).data;
    const publish = { token, body: { activityId, isPublished: true } };
    await desk.server.ask('POST /api/mpmkt/v1/staff/activity/publish', publish);
    await Promise.all([
      ...people.map((each) => desk.signUp(each, activityId)),
      ...Array.from({ length: 10 }, (_, index) => save(20 + index, activityId)),
    ]);
    await desk.server.runJobs();
    const query = { activityId };
    const shown = await desk.server.ask('GET /api/mpmkt/v1/staff/activity', { token, query });
    expect(shown.seatsTaken).toBeLessThanOrEqual(shown.capacity);
    expect((await desk.counts(activityId)).isRight).toBe(true);
  });

  it('staff cancel while 40 people sign up: no sign-up is left, and all points are back', async () => {
    const before = await balancesOf();
    const { token } = await desk.server.login({ roles: ['operator'] });
    const id = await desk.make({ capacity: 20, pointsFee: 10 });
    const call = { token, body: { activityId: id, reason: '天气原因' } };
    const end = () => desk.server.call('POST /api/mpmkt/v1/staff/activity/end', call);
    const [ended] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, end)),
      ...people.map((each) => desk.signUp(each, id)),
    ]);
    expect(ended.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    await desk.server.runJobs();
    expect(await desk.counts(id)).toEqual({ taken: 0, waiting: 0, isRight: true });
    expect(await balancesOf()).toEqual(before);
  });

  it('40 of the staff approve one sign-up at once: one does, and the person has one seat', async () => {
    const { token } = await desk.server.login({ roles: ['operator'] });
    const id = await desk.make({ isReviewed: true });
    const { accountId } = person(0);
    await desk.signUp(person(0), id);
    const call = { token, body: { activityId: id, accountId } };
    const names = await atOnce(() => desk.server.call('POST /api/mpmkt/v1/staff/activity/signUp/approve', call));
    expect(names.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    expect(await desk.counts(id)).toEqual({ taken: 1, waiting: 0, isRight: true });
  });
});
