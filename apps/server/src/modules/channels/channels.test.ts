import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { insertItems } from './channels.repository';

const DETAIL = 'GET /api/mpmkt/v1/channels/detail';
const REMIND = 'POST /api/mpmkt/v1/channels/remind';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const now = server.clock.now();
  const shared = { note: '', cover: '/assets/covers/scene-city.webp', finderUserName: 'sph', feedId: 'export/1' };
  await insertItems(server.database.db, [
    { ...shared, itemId: 'film', kind: 'video', title: '冬测', startsAt: null, endsAt: null },
    { ...shared, itemId: 'room', kind: 'live', title: '发布', startsAt: now + DAY_MS, endsAt: now + DAY_MS + HOUR_MS },
  ]);
});
afterAll(() => server.close());

const show = (itemId: string, person?: TestPerson) =>
  server.ask(DETAIL, { query: { itemId }, ...(person && { token: person.token }) });
const remind = (itemId: string, { token }: TestPerson, isSet = true) =>
  server.call(REMIND, { token, body: { itemId, isSet } });

describe('an item of Channels', () => {
  it('is shown to everybody with what opens it', async () => {
    expect(await show('film')).toMatchObject({ kind: 'video', feedId: 'export/1', live: null });
    expect((await show('room')).live).toMatchObject({ state: 'preview', isReminded: null });
    expect((await server.call(DETAIL, { query: { itemId: 'none' } })).name).toBe('NOT_FOUND');
    expect((await server.call(DETAIL, { query: { itemId: 'a b' } })).name).toBe('BAD_INPUT');
  });

  it('that is a live room reminds once before it opens, and is live and a replay after', async () => {
    const [person, other] = [await server.login(), await server.login()];
    expect((await server.call(REMIND, { body: { itemId: 'room', isSet: true } })).name).toBe('LOGIN_EXPIRED');
    expect((await remind('film', person)).name).toBe('STATE_CHANGED');
    const twice = await Promise.all([remind('room', person), remind('room', person), remind('room', other)]);
    expect(twice.map(({ name }) => name)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
    await remind('room', other, false);
    expect([(await show('room', person)).live?.isReminded, (await show('room', other)).live?.isReminded]).toEqual([
      true,
      false,
    ]);
    server.clock.advance(DAY_MS);
    await server.runJobs();
    const titles = async ({ token }: TestPerson) =>
      (await server.ask('GET /api/mpaccount/v1/messages', { token })).items.map(({ title }) => title);
    expect([await titles(person), await titles(other)]).toEqual([['您预约的视频号直播即将开始'], []]);
    expect((await show('room')).live?.state).toBe('live');
    expect((await remind('room', person)).name).toBe('STATE_CHANGED');
    server.clock.advance(HOUR_MS);
    expect((await show('room')).live?.state).toBe('replay');
  });
});
