import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { DriveDesk } from '../test-drive/drive-desk.fixture';
import { createDriveShop, type DriveShop } from '../test-drive/test-drive.fixture';
import { openPackages } from './drive-package.fixture';

const OWN = 'GET /api/mpmkt/v1/testDrive/package';
const TARGET = 'GET /api/mpmkt/v1/testDrive/package/target';
const CLAIM = 'POST /api/mpmkt/v1/testDrive/package/claim';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';
const POINTS = 'GET /api/mpintegral/v1/points';
const COUPONS = 'GET /api/mpintegral/v1/coupons';
const DAY_MS = 86_400_000;

let shop: DriveShop;
let desk: DriveDesk;
let nextSlot = 14;
beforeAll(async () => {
  shop = await createDriveShop();
  await openPackages(shop);
  desk = await DriveDesk.open(shop);
});
afterAll(() => shop.server.close());

const own = async ({ token }: TestPerson) => (await shop.server.ask(OWN, { token })).package;
const target = (code: string, person?: TestPerson) =>
  shop.server.ask(TARGET, { query: { code }, ...(person && { token: person.token }) });
const claim = (code: string, { token }: TestPerson) => shop.server.call(CLAIM, { token, body: { code } });
const points = async ({ token }: TestPerson) => (await shop.server.ask(POINTS, { token })).balance;

/** Somebody who just finished a drive, with the code of their package. */
async function sharer(): Promise<{ person: TestPerson; code: string }> {
  const person = await shop.server.login();
  await finish(person);
  return { person, code: (await own(person))?.code ?? '' };
}

async function finish(person: TestPerson): Promise<string> {
  nextSlot += 1;
  const { driveNo } = await shop.booked(person, { slot: await shop.slot(nextSlot % 9) });
  await desk.drive(driveNo);
  await shop.server.runJobs();
  return driveNo;
}

describe('a package', () => {
  it('is made by a finished drive, and is the driver’s', async () => {
    const person = await shop.server.login();
    expect(await own(person)).toBeNull();
    const driveNo = await finish(person);
    const made = await own(person);
    expect(made).toMatchObject({ state: 'open', places: 3, taken: 0, driveNo, sharerPoints: 300, friends: [] });
    expect(made?.expiresAt).toBeGreaterThan(shop.server.clock.now() + 6 * DAY_MS);
    expect(made?.content.map(({ title }) => title)).toEqual(['50 元充电券', '门店手冲咖啡', '200 积分']);
    expect((await shop.server.call(OWN)).name).toBe('LOGIN_EXPIRED');
  });

  it('keeps a place for a friend, who drives and gets it; the sharer gets points', async () => {
    const { person, code } = await sharer();
    const friend = await shop.server.login();
    expect(await target(code)).toMatchObject({ state: 'claimable', left: 3, place: null });
    expect((await claim(code, friend)).data).toMatchObject({ state: 'mine', left: 2, place: { state: 'reserved' } });
    expect((await claim(code, friend)).data).toMatchObject({ state: 'mine', left: 2 });
    const [before, earlier] = [await points(person), await points(friend)];
    const driveNo = await finish(friend);
    expect(await target(code, friend)).toMatchObject({ state: 'mine', place: { state: 'done', driveNo }, left: 2 });
    expect([await points(person), await points(friend)]).toEqual([before + 300, earlier + 200]);
    const { items } = await shop.server.ask(COUPONS, { token: friend.token, query: {} });
    expect(items.map(({ title }) => title).sort()).toEqual(['充电抵扣券', '门店手冲咖啡']);
    expect((await own(person))?.friends).toEqual([expect.objectContaining({ state: 'done' })]);
    await finish(await shop.server.login());
    expect(await points(person)).toBe(before + 300);
  });

  it('shows which drive a friend applied for, until it is cancelled', async () => {
    const { code } = await sharer();
    const friend = await shop.server.login();
    await claim(code, friend);
    const { driveNo } = await shop.booked(friend, { slot: await shop.slot(40) });
    expect((await target(code, friend)).place).toMatchObject({ state: 'booked', driveNo });
    await shop.server.ask(CANCEL, { token: friend.token, body: { driveNo } });
    expect((await target(code, friend)).place).toMatchObject({ state: 'reserved', driveNo: null });
  });

  it('is not for its sharer, for whoever drove lately, nor for whoever holds another one', async () => {
    const [first, second] = [await sharer(), await sharer()];
    expect((await target(first.code, first.person)).state).toBe('own');
    expect(await claim(first.code, first.person)).toMatchObject({ name: 'STATE_CHANGED' });
    expect(await claim(first.code, second.person)).toMatchObject({
      name: 'STATE_CHANGED',
      message: '近 90 天内试驾过，暂不能领取',
    });
    const friend = await shop.server.login();
    await claim(first.code, friend);
    expect(await claim(second.code, friend)).toMatchObject({ message: '您已领取另一位好友的礼包' });
    expect((await shop.server.call(CLAIM, { body: { code: first.code } })).name).toBe('LOGIN_EXPIRED');
    expect((await claim('none', friend)).name).toBe('NOT_FOUND');
    expect((await claim('a b', friend)).name).toBe('BAD_INPUT');
    expect((await shop.server.call(TARGET, { query: { code: 'none' } })).name).toBe('NOT_FOUND');
  });

  it('gives a place back that is not used in time, and ends after seven days', async () => {
    const { code } = await sharer();
    const friends = [await shop.server.login(), await shop.server.login(), await shop.server.login()];
    for (const friend of friends) expect((await claim(code, friend)).name).toBe('SUCCESS');
    const late = await shop.server.login();
    expect((await target(code)).state).toBe('full');
    expect(await claim(code, late)).toMatchObject({ name: 'SOLD_OUT' });
    await shop.server.database.executeSql(
      `update drive_package_places set reserved_until = now() - interval '60 days' where account_id = '${friends[0]?.accountId}'`,
    );
    expect(await target(code, friends[0])).toMatchObject({ state: 'claimable', left: 1, place: { state: 'lapsed' } });
    expect((await claim(code, late)).name).toBe('SUCCESS');
    shop.server.clock.advance(8 * DAY_MS);
    expect((await target(code)).state).toBe('expired');
    expect((await claim(code, await shop.server.login())).message).toBe('礼包已过期');
    expect((await target(code, late)).state).toBe('mine');
  });
});
