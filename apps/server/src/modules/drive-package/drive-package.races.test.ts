import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createDriveShop, type DriveShop } from '../test-drive/test-drive.fixture';
import { openPackages } from './drive-package.fixture';
import { insertPackage } from './drive-package.repository';
import { followFinished } from './follow-drives';

const CALLERS = 40;
const CLAIM = 'POST /api/mpmkt/v1/testDrive/package/claim';
const DAY_MS = 86_400_000;

let shop: DriveShop;
beforeAll(async () => {
  shop = await createDriveShop({
    databaseLockTimeoutMs: 25_000,
    smsPerAddressHour: 1000,
    captchaAfter: 1000,
    rateAddressPerMinute: 100_000,
    rateWritePerMinute: 10_000,
  });
  await openPackages(shop);
});
afterAll(() => shop.server.close());

const atOnce = <T>(make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));
const namesOf = (answers: readonly { name: string }[]) => {
  const count: Record<string, number> = {};
  for (const { name } of answers) count[name] = (count[name] ?? 0) + 1;
  return count;
};

async function people(): Promise<TestPerson[]> {
  const all: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) all.push(await shop.server.login());
  return all;
}

async function packageOf(packageCode: string): Promise<TestPerson> {
  const person = await shop.server.login();
  const { driveNo } = await shop.booked(person, { slot: await shop.slot(70 + packageCode.length) });
  const now = shop.server.clock.now();
  await insertPackage(shop.server.database.db, {
    accountId: person.accountId,
    packageCode,
    offerCode: 'standard',
    driveNo,
    used: 0,
    createdAt: now,
    expiresAt: now + 7 * DAY_MS,
  });
  return person;
}

it('40 friends want one of 3 places: 3 get one', async () => {
  await packageOf('race-places');
  const friends = await people();
  const answers = await atOnce((index) =>
    shop.server.call(CLAIM, { token: friends[index]?.token ?? '', body: { code: 'race-places' } }),
  );
  expect(namesOf(answers)).toEqual({ SUCCESS: 3, SOLD_OUT: CALLERS - 3 });
});

it('one friend asks 40 times at once: one place', async () => {
  await packageOf('race-friend');
  const { token } = await shop.server.login();
  const answers = await atOnce(() => shop.server.call(CLAIM, { token, body: { code: 'race-friend' } }));
  expect(namesOf(answers)).toEqual({ SUCCESS: CALLERS });
  expect(new Set(answers.map(({ data }) => data.left))).toEqual(new Set([2]));
});

it('a finished drive that is told 40 times at once pays once', async () => {
  const sharer = await packageOf('race-pay');
  const friend = await shop.server.login();
  await shop.server.ask(CLAIM, { token: friend.token, body: { code: 'race-pay' } });
  const { driveNo } = await shop.booked(friend, { slot: await shop.slot(30) });
  await shop.server.database.executeSql(
    `update test_drives set state = 'done', finished_at = now() where drive_no = '${driveNo}'`,
  );
  const event = { userId: friend.accountId, driveNo, to: 'done' } as Parameters<typeof followFinished>[1];
  await atOnce(() => shop.server.database.transaction((db) => followFinished({ ...shop.server.ctx(), db }, event)));
  const balance = async ({ token }: TestPerson) =>
    (await shop.server.ask('GET /api/mpintegral/v1/points', { token })).balance;
  const fresh = await balance(await shop.server.login());
  expect([await balance(sharer), await balance(friend)]).toEqual([fresh + 300, fresh + 200]);
  const { rows } = await shop.server.database.executeSql(
    `select count(*) as made from drive_packages where account_id = '${friend.accountId}'`,
  );
  expect(Number(rows[0]?.made)).toBe(1);
});
