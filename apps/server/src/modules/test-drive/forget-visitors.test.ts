import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetPastVisitors } from '../form';
import { closeSlots } from '../slot';
import { TEST_DRIVE } from './drive-places';
import { createDriveShop, type DriveShop, PLACE } from './test-drive.fixture';
import { selectPastVisitors } from './test-drive.repository';

const DETAIL = 'GET /api/mpmkt/v1/testDrive/detail';

let shop: DriveShop;
beforeEach(async () => {
  await shop?.server.close();
  shop = await createDriveShop();
});
afterAll(() => shop.server.close());

const detail = (key: string) => shop.server.call(DETAIL, { query: { key } });
const forget = async () => {
  await forgetPastVisitors(shop.server.ctx(), selectPastVisitors, 2);
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

  it('is erased of however many there are, and of nobody with something newer elsewhere', async () => {
    const { driveNo } = await shop.booked(null);
    const { database } = shop.server;
    const rowsLike = async (pattern: string) =>
      (await database.executeSql(`select 1 from test_drives where user_id like '${pattern}'`)).rows.length;
    const columns = (
      await database.executeSql(
        "select column_name from information_schema.columns where table_schema = 'public' and table_name = 'test_drives'",
      )
    ).rows.map(({ column_name: name }) => String(name));
    const own: Record<string, string> = {
      drive_id: "'copy-' || n",
      drive_no: "'TD-copy-' || n",
      user_id: "'phone:copy-' || n",
      phone_hash: "'copy-' || n",
    };
    const values = columns.map((name) => own[name] ?? name).join(', ');
    await database.executeSql(
      `insert into test_drives (${columns.join(', ')}) select ${values} from test_drives, generate_series(1, 5) n where drive_no = '${driveNo}'`,
    );
    shop.server.clock.advance(230 * DAY_MS);
    const startsAt = new Date(shop.server.clock.now() + DAY_MS).toISOString();
    await database.executeSql(
      `insert into show_visits (user_id, visit_id, show_id, phone_hash, state, starts_at, ends_at, visitors, code, created_at, updated_at) values ('phone:copy-3', 'v', 's', 'copy-3', 'booked', '${startsAt}', '${startsAt}', 1, '0', '2020-01-01', '2020-01-01')`,
    );
    await forget();
    expect(await rowsLike('phone:%')).toBe(1);
    expect(await rowsLike('phone:copy-3')).toBe(1);
    expect(await rowsOf('show_visits', 'user_id', 'phone:copy-3')).toBe(1);
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
