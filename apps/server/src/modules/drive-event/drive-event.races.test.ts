import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createDriveShop, type DriveShop } from '../test-drive/test-drive.fixture';
import { eventAnswers, openEvent, SEATS } from './drive-event.fixture';

const CALLERS = 40;
const EVENT = 'GET /api/mpmkt/v1/testDrive/event';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';

let shop: DriveShop;
beforeAll(async () => {
  shop = await createDriveShop({
    databaseLockTimeoutMs: 25_000,
    smsPerAddressHour: 1000,
    captchaAfter: 1000,
    rateAddressPerMinute: 100_000,
    rateWritePerMinute: 10_000,
  });
  await openEvent(shop);
});
afterAll(() => shop.server.close());

it('40 people want the last places of a session: as many as it has get one, the others wait and move up', async () => {
  const people: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) people.push(await shop.server.login());
  const sent = await Promise.all(
    people.map((person) => shop.submit(person, eventAnswers('circuit-one'), { code: 'circuit' })),
  );
  expect(new Set(sent.map(({ name }) => name))).toEqual(new Set(['SUCCESS']));
  const shown = () => shop.server.ask(EVENT, { query: { code: 'circuit' } });
  expect((await shown()).sessions[0]).toMatchObject({ left: 0, waiting: CALLERS - SEATS });
  // Half of all leave at once, some with a place, some who wait.
  await Promise.all(
    sent.slice(0, CALLERS / 2).map(({ data }) => shop.server.call(CANCEL, { body: { key: data.key } })),
  );
  await shop.server.runJobs();
  expect((await shown()).sessions[0]).toMatchObject({ left: 0, waiting: CALLERS / 2 - SEATS });
  const { rows } = await shop.server.database.executeSql(
    `select count(*) filter (where starts_at is not null) as timed, count(*) as all_of_them
     from test_drives where channel_code = 'circuit' and state <> 'cancelled'`,
  );
  expect([Number(rows[0]?.timed), Number(rows[0]?.all_of_them)]).toEqual([SEATS, CALLERS / 2]);
});
