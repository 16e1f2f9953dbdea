import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createDriveShop, type DriveShop, STORE } from '../test-drive/test-drive.fixture';
import { eventAnswers, openEvent, SEATS } from './drive-event.fixture';

const EVENT = 'GET /api/mpmkt/v1/testDrive/event';
const DETAIL = 'GET /api/mpmkt/v1/testDrive/detail';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';

let shop: DriveShop;
beforeAll(async () => {
  shop = await createDriveShop();
  await openEvent(shop);
});
afterAll(() => shop.server.close());

const event = (person?: TestPerson) =>
  shop.server.ask(EVENT, { query: { code: 'circuit' }, ...(person && { token: person.token }) });
const session = async (sessionId: string) => (await event()).sessions.find((each) => each.sessionId === sessionId);
const apply = (person: TestPerson, sessionId: string, changes = {}) =>
  shop.submit(person, eventAnswers(sessionId, changes), { code: 'circuit' });
async function cancel({ token }: TestPerson, driveNo: string): Promise<void> {
  await shop.server.ask(CANCEL, { token, body: { driveNo } });
  await shop.server.runJobs();
}

describe('an event', () => {
  it('is shown to everybody with its sessions', async () => {
    const shown = await event();
    expect(shown.sessions.map(({ left, waiting }) => [left, waiting])).toEqual([
      [SEATS, 0],
      [SEATS, 0],
    ]);
    expect([shown.mine, shown.settings.programme.length]).toEqual([null, 4]);
    expect((await shop.server.call(EVENT, { query: { code: 'standard' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(EVENT, { query: { code: 'a b' } })).name).toBe('BAD_INPUT');
  });

  it('gives places with companions, and the drive the time of its session', async () => {
    const person = await shop.server.login();
    const { data } = await apply(person, 'circuit-one', { companions: 1 });
    const one = await session('circuit-one');
    expect(one?.left).toBe(SEATS - 2);
    const drive = await shop.server.ask(DETAIL, { token: person.token, query: { driveNo: data.driveNo } });
    expect(drive).toMatchObject({ state: 'confirmed', startsAt: one?.startsAt, store: { storeId: STORE } });
    expect((await event(person)).mine).toMatchObject({ state: 'booked', seats: 2, driveNo: data.driveNo });
    const second = await apply(person, 'circuit-two', { model: 'YLX' });
    expect([second.name, second.message]).toEqual(['LIMIT_REACHED', '每个手机号限报 1 个名额']);
    await cancel(person, data.driveNo);
    expect((await event(person)).mine).toBeNull();
    expect((await session('circuit-one'))?.left).toBe(SEATS);
  });

  it('refuses what its form does not offer', async () => {
    const person = await shop.server.login();
    const names = async (changes: object) => (await apply(person, 'circuit-one', changes)).name;
    expect(await names({ companions: 2 })).toBe('BAD_INPUT');
    expect(await names({ licence: [] })).toBe('BAD_INPUT');
    expect(await names({ session: 'other' })).toBe('BAD_INPUT');
    expect(await names({ model: 'YL09' })).toBe('BAD_INPUT');
  });

  it('whose session is full has a waiting list that moves up, whoever fits first', async () => {
    const people: { person: TestPerson; driveNo: string }[] = [];
    const join = async (companions = 0) => {
      const person = await shop.server.login();
      const { data } = await apply(person, 'circuit-two', { companions });
      people.push({ person, driveNo: data.driveNo });
      return data;
    };
    for (let index = 0; index < SEATS; index += 1) await join();
    const waits = await join(1);
    expect(waits).toMatchObject({ state: 'submitted', startsAt: null });
    await join();
    const [first, , , pair, single] = people;
    if (!first || !pair || !single) throw new RangeError('nobody joined');
    expect((await event(single.person)).mine).toMatchObject({ state: 'waiting', ahead: 1 });
    expect(await session('circuit-two')).toMatchObject({ left: 0, waiting: 2 });
    await cancel(first.person, first.driveNo);
    // One place is free: the pair waits on, the next one fits.
    expect((await event(single.person)).mine).toMatchObject({ state: 'booked' });
    expect((await event(pair.person)).mine).toMatchObject({ state: 'waiting', ahead: 0 });
    const { items } = await shop.server.ask('GET /api/mpaccount/v1/messages', { token: single.person.token });
    expect(items[0]).toMatchObject({ title: expect.stringContaining('确认') });
    await cancel(pair.person, pair.driveNo);
    expect(await session('circuit-two')).toMatchObject({ left: 0, waiting: 0 });
  });
});
