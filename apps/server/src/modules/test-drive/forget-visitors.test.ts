import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeSlots } from '../slot';
import { TEST_DRIVE } from './drive-places';
import { forgetVisitors } from './forget-visitors';
import { createDriveShop, type DriveShop, PLACE } from './test-drive.fixture';

const DETAIL = 'GET /api/mpmkt/v1/testDrive/detail';

let shop: DriveShop;
beforeEach(async () => {
  await shop?.server.close();
  shop = await createDriveShop();
});
afterAll(() => shop.server.close());

const detail = (key: string) => shop.server.call(DETAIL, { query: { key } });
const forget = async () => {
  await forgetVisitors(shop.server.ctx());
  await shop.server.runJobs();
};
/** Rows of a table that name an owner. */
const rowsOf = async (table: string, column: string, owner: string) =>
  (await shop.server.database.executeSql(`select 1 from ${table} where ${column} = $1`, [owner])).rows.length;

describe('what a visitor said', () => {
  it('is erased 180 days after the drive, with the entry, the history and the place', async () => {
    const { key } = await shop.booked(null);
    const { rows } = await shop.server.database.executeSql('select user_id from test_drives', []);
    const owner = String(rows[0]?.user_id);
    expect(owner).toMatch(/^phone:/);
    shop.server.clock.advance(180 * DAY_MS);
    await shop.server.runJobs();
    await forget();
    expect((await detail(key)).name).toBe('SUCCESS');
    shop.server.clock.advance(30 * DAY_MS);
    // Nobody came: that was the last that happened.
    shop.server.clock.advance(180 * DAY_MS);
    await forget();
    expect((await detail(key)).name).toBe('NOT_FOUND');
    for (const table of ['test_drives', 'test_drive_history', 'form_entries', 'slot_reservations'])
      expect([table, await rowsOf(table, 'user_id', owner)]).toEqual([table, 0]);
  });

  it('stays while the phone has a drive to come, and that of an account stays', async () => {
    const person = await shop.server.login();
    const own = await shop.booked(person);
    const phone = shop.phone();
    const first = await shop.lead(phone);
    if (first.code !== '000000') throw new RangeError(first.name);
    shop.server.clock.advance(200 * DAY_MS);
    await shop.submit(null, await shop.visitor(phone, { slot: await shop.slot() }));
    await forget();
    expect((await detail(first.data.key)).name).toBe('SUCCESS');
    expect((await detail(own.key)).name).toBe('SUCCESS');
  });
});

it('a visitor whose store closes at their time is told by a text message', async () => {
  const told: { mobile: string; scene: string }[] = [];
  const { sms } = shop.server.app.services;
  const before = sms.notify;
  sms.notify = async (text) => void told.push({ mobile: text.mobile, scene: text.scene });
  const phone = shop.phone();
  const startsAt = await shop.slot();
  const made = await shop.submit(null, await shop.visitor(phone, { slot: startsAt }));
  expect(made.name).toBe('SUCCESS');
  await shop.server.runJobs();
  told.length = 0;
  const closure = { fromAt: startsAt, untilAt: startsAt + 1, reason: '设备检修' };
  const place = { kind: TEST_DRIVE, placeId: PLACE };
  await shop.server.database.transaction((db) => closeSlots({ ...shop.server.ctx(), db }, place, closure));
  await shop.server.runJobs();
  sms.notify = before;
  expect(told).toEqual([{ mobile: phone, scene: 'driveLost' }]);
});
