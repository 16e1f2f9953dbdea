import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson, TestServer } from '../../testing';
import { FORGET_MS } from '../../testing/steady-statements';
import { createShop, type Shop } from '../order/order.fixture';
import { sendPictures } from '../upload/upload.fixture';
import { seedCoordinates } from './demo';

const DETAIL = 'GET /api/mporder/v1/coordinate/detail' as const;
const NEAR = 'GET /api/mporder/v1/coordinate/near' as const;
const OWN = 'GET /api/mporder/v1/coordinate/own' as const;
const WANT = 'POST /api/mporder/v1/coordinate/want' as const;
const VISIT = 'POST /api/mporder/v1/coordinate/visit' as const;

const LAKE = { coordinateId: 'qiandao-shore' };
const THERE = { latitude: 29.6085, longitude: 119.0425 };

let shop: Shop;
let server: TestServer;
beforeAll(async () => {
  shop = await createShop();
  ({ server } = shop);
  await server.database.transaction((db) => seedCoordinates({ ...server.ctx(), db }));
});
afterAll(() => server.close());

const visit = (person: TestPerson, changes: object = {}) =>
  server.call(VISIT, { token: person.token, body: { ...LAKE, ...THERE, ...changes } });
const visitors = async () => {
  server.clock.advance(6000);
  return (await server.ask(DETAIL, { query: LAKE })).visitorCount;
};

describe('a place worth driving to', () => {
  it('shows what it is, and whether it is open, off its season or withdrawn', async () => {
    const stateOf = async (coordinateId: string, month: number) => {
      server.clock.set(Date.UTC(2026, month - 1, 15));
      return (await server.ask(DETAIL, { query: { coordinateId } })).state;
    };
    expect(await stateOf('anji-camp', 1)).toBe('offSeason');
    expect(await stateOf('anji-camp', 6)).toBe('open');
    expect(await stateOf('chongming-wind', 12)).toBe('open');
    expect(await stateOf('moganshan-old', 12)).toBe('withdrawn');
    const page = await server.ask(DETAIL, { query: LAKE });
    expect(page).toMatchObject({ kind: 'charging', cityName: '杭州市', state: 'open' });
    expect((await server.call(DETAIL, { query: { coordinateId: 'nowhere' } })).name).toBe('NOT_FOUND');
  });

  it('is named around a store, nearest first, unless it was withdrawn', async () => {
    const { items } = await server.ask(NEAR, { query: { storeId: 'hz-qianjiang' } });
    expect(items.map(({ coordinateId }) => coordinateId)).toEqual([
      ...['anji-camp', 'suzhou-garden-hotel', 'qiandao-shore', 'chongming-wind'],
    ]);
    expect((await server.call(NEAR, { query: { storeId: 'nowhere' } })).name).toBe('NOT_FOUND');
  });

  it('is saved as wanted by a person, for them alone', async () => {
    const [one, other] = [await server.login(), await server.login()];
    const body = { ...LAKE, isWanted: true };
    for (let i = 0; i < 2; i += 1) expect((await server.ask(WANT, { token: one.token, body })).isWanted).toBe(true);
    expect((await server.ask(OWN, { token: other.token, query: LAKE })).isWanted).toBe(false);
    const removed = await server.ask(WANT, { token: one.token, body: { ...body, isWanted: false } });
    expect(removed.isWanted).toBe(false);
  });
});

describe('a visit', () => {
  it('is noted once per person, within 1 km, and counted', async () => {
    const person = await server.login();
    const before = await visitors();
    const far = await visit(person, { latitude: 29.65 });
    expect(far.name).toBe('BAD_INPUT');
    expect(far.message).toContain('km 内才可打卡');
    const made = await visit(person);
    expect(made.data.visit).toMatchObject({ photo: null, benefitCode: null });
    expect((await visit(person)).name).toBe('ALREADY_DONE');
    expect(await visitors()).toBe(before + 1);
    const other = await server.login();
    expect((await server.ask(OWN, { token: other.token, query: LAKE })).visit).toBeNull();
  });

  it('takes a photo of the visitor, and none of anybody else', async () => {
    const [one, other] = [await server.login(), await server.login()];
    const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f5c67' } })
      .jpeg()
      .toBuffer();
    const photo = (await sendPictures(server, other.token, [['there.jpg', file]])).data[0] ?? '';
    expect((await visit(one, { photo })).name).toBe('BAD_INPUT');
    expect((await server.ask(OWN, { token: one.token, query: LAKE })).visit).toBeNull();
    expect((await visit(other, { photo })).data.visit?.photo).toContain('/files/');
  });

  it('of an owner comes with a code', async () => {
    const owner = await server.login();
    const { orderNo } = await shop.order(owner);
    await server.database.executeSql("update orders set state = 'delivered', due_fen = 0 where order_no = $1", [
      orderNo,
    ]);
    server.clock.advance(FORGET_MS);
    expect((await visit(owner)).data).toMatchObject({
      isOwner: true,
      visit: { benefitCode: expect.stringMatching(/^\d{8}$/) },
    });
  });

  it('is not noted while the place is closed, nor without a login or a place', async () => {
    const person = await server.login();
    const camp = { coordinateId: 'moganshan-old', latitude: 30.6112, longitude: 119.8621 };
    expect((await visit(person, camp)).name).toBe('STATE_CHANGED');
    expect((await visit(person, { coordinateId: 'nowhere' })).name).toBe('NOT_FOUND');
    expect((await visit(person, { latitude: 91 })).name).toBe('BAD_INPUT');
    expect((await server.call(VISIT, { body: { ...LAKE, ...THERE } })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(WANT, { body: { ...LAKE, isWanted: true } })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(OWN, { query: LAKE })).name).toBe('LOGIN_EXPIRED');
  });
});
