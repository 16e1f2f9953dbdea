import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import { createTestServer, type TestServer } from '../../testing';
import { openStandIn, type Reply } from '../../testing/stand-in';
import { analytics } from '.';
import { analyticsEvents } from './analytics.tables';

const SEND = 'POST /api/basic/v1/analytics/events';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const id = (bytes: number) => randomBytes(bytes).toString('hex');
const eventAt = (at: number, changes: object = {}) => ({
  eventId: id(10),
  name: 'page_view',
  at,
  properties: { route: '/pages/car/index', loadMs: 120 },
  ...changes,
});
const send = (deviceId: string, events: object[], to = server) => to.call(SEND, { body: { deviceId, events } });
const kept = (deviceId: string) =>
  server.database.db.select().from(analyticsEvents).where(eq(analyticsEvents.deviceId, deviceId));

describe('usage events', () => {
  it('are kept with platform and Shanghai day, and name nobody', async () => {
    const deviceId = id(12);
    const person = await server.login();
    const at = Date.parse('2026-11-20T17:30:00Z');
    server.clock.set(at);
    const answer = await server.call(SEND, { token: person.token, body: { deviceId, events: [eventAt(at)] } });
    expect(answer).toMatchObject({ name: 'SUCCESS', data: { accepted: 1 } });
    const [row] = await kept(deviceId);
    expect(row).toMatchObject({ day: '2026-11-21', name: 'page_view', platform: 'WEB_MOBILE', at });
    expect(JSON.stringify(row)).not.toContain(person.accountId);
  });

  it('sent twice are kept once', async () => {
    const deviceId = id(12);
    const events = [eventAt(server.clock.now()), eventAt(server.clock.now())];
    expect((await send(deviceId, events)).data.accepted).toBe(2);
    expect((await send(deviceId, events)).data.accepted).toBe(2);
    expect(await kept(deviceId)).toHaveLength(2);
  });

  it('that are older than 7 days or from the future are left out', async () => {
    const deviceId = id(12);
    const now = server.clock.now();
    const events = [eventAt(now - 7 * 86_400_000), eventAt(now + 600_000), eventAt(now - 6 * 86_400_000)];
    expect((await send(deviceId, events)).data.accepted).toBe(1);
    expect(await kept(deviceId)).toHaveLength(1);
  });

  it.each([
    ['an unknown name', { name: 'spying' }],
    ['properties of another event', { properties: { action: 'pay' } }],
    ['a route with a query', { properties: { route: '/pages/car/index?mobile=13800000001', loadMs: 1 } }],
    ['free text', { name: 'search', properties: { scope: '我的 电话', results: 1 } }],
    ['an id that is too short', { eventId: 'abc' }],
  ])('with %s are refused', async (_, changes) => {
    expect((await send(id(12), [eventAt(server.clock.now(), changes)])).name).toBe('BAD_INPUT');
  });

  it('lose fields that are not theirs', async () => {
    const deviceId = id(12);
    const properties = { route: '/pages/car/index', loadMs: 1, mobile: '13800000001' };
    await send(deviceId, [eventAt(server.clock.now(), { properties })]);
    expect((await kept(deviceId))[0]?.properties).toEqual({ route: '/pages/car/index', loadMs: 1 });
  });

  it('come at most 50 at a time', async () => {
    const events = Array.from({ length: 51 }, () => eventAt(server.clock.now()));
    expect((await send(id(12), events)).name).toBe('BAD_INPUT');
  });

  it('are deleted after 180 days', async () => {
    const deviceId = id(12);
    await send(deviceId, [eventAt(server.clock.now())]);
    server.clock.advance(179 * 86_400_000);
    await runUpkeep(server.app.services, [analytics]);
    expect(await kept(deviceId)).toHaveLength(1);
    server.clock.advance(3 * 86_400_000);
    await runUpkeep(server.app.services, [analytics]);
    expect(await kept(deviceId)).toEqual([]);
  });
});

describe('with a sensor-analytics server', () => {
  it('new events are handed on once, and again after a failure', async () => {
    let reply: Reply = null;
    const sensors = await openStandIn(() => reply);
    const own = await createTestServer({ config: { sensorsUrl: `${sensors.origin}/sa` } });
    const deviceId = id(12);
    const events = [eventAt(own.clock.now())];
    await send(deviceId, events, own);
    await send(deviceId, events, own);
    await own.runJobs();
    expect(sensors.seen).toHaveLength(1);
    reply = '';
    own.clock.advance(3600_000);
    await own.runJobs();
    expect(sensors.seen).toHaveLength(2);
    const form = new URLSearchParams(sensors.seen[1]?.body);
    const list = JSON.parse(gunzipSync(Buffer.from(form.get('data_list') ?? '', 'base64')).toString());
    expect(list).toMatchObject([{ distinct_id: deviceId, event: 'page_view' }]);
    await own.runJobs();
    expect(sensors.seen).toHaveLength(2);
    await own.close();
    await sensors.close();
  });
});
