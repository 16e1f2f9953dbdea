import type { TestDriveData } from '@voltfront/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createDriveShop, type DriveShop, PLACE } from './test-drive.fixture';
import { testDrives } from './test-drive.tables';

const CALLERS = 40;
const MOVE = 'POST /api/mpmkt/v1/testDrive/move';
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
});
afterAll(() => shop.server.close());

const atOnce = <T>(make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));
const namesOf = (answers: readonly { name: string }[]) => {
  const count: Record<string, number> = {};
  for (const { name } of answers) count[name] = (count[name] ?? 0) + 1;
  return count;
};
const drivesAt = async (startsAt: number) =>
  (await shop.server.database.db.select().from(testDrives)).filter(
    (row) => row.placeId === PLACE && row.startsAt === startsAt && row.state !== 'cancelled',
  );

it('40 people of all channels want a slot of 3: 3 get it, and the others keep their codes', async () => {
  // Logins take their time; codes are valid for minutes, so they come last.
  const people: (TestPerson | null)[] = [];
  for (let index = 0; index < CALLERS; index += 1) people.push(index % 4 < 2 ? await shop.server.login() : null);
  const startsAt = await shop.slot(30);
  const given: { person: TestPerson | null; answers: Record<string, unknown>; code: string }[] = [];
  for (const [index, person] of people.entries()) {
    const code = index % 2 === 0 ? 'standard' : 'dealer-board';
    const answers = person ? await shop.own({ slot: startsAt }) : await shop.visitor(shop.phone(), { slot: startsAt });
    given.push({ person, answers, code });
  }
  const send = (index: number, changes = {}) => {
    const { person, answers, code } = given[index] ?? { person: null, answers: {}, code: '' };
    return shop.submit(person, { ...answers, ...changes }, { code });
  };
  const answers = await atOnce((index) => send(index));
  expect(namesOf(answers)).toEqual({ SUCCESS: 3, BAD_INPUT: CALLERS - 3 });
  expect([await shop.left(startsAt), (await drivesAt(startsAt)).length]).toEqual([0, 3]);
  const loser = answers.findIndex(({ name }, index) => name === 'BAD_INPUT' && !given[index]?.person);
  expect((await send(loser, { slot: await shop.slot(31) })).name).toBe('SUCCESS');
});

it('one person asks 40 times at once for different hours: one drive, one place taken', async () => {
  const person = await shop.server.login();
  const all = await atOnce((index) => shop.slot(40 + (index % 20)));
  const before = (await shop.server.database.db.select().from(testDrives)).length;
  const answers = await atOnce(async (index) => shop.submit(person, await shop.own({ slot: all[index] })));
  expect(namesOf(answers)).toEqual({ SUCCESS: 1, DRIVE_RUNNING: CALLERS - 1 });
  expect((await shop.server.database.db.select().from(testDrives)).length).toBe(before + 1);
  const left = await Promise.all([...new Set(all)].map((startsAt) => shop.left(startsAt)));
  expect(left.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(20 * 3 - 1);
});

it('a phone and its account apply at once for one model: one drive', async () => {
  const person = await shop.server.login();
  const slot = await shop.slot(70);
  const visitor = await shop.visitor(person.mobile, { slot });
  const own = await shop.own({ slot });
  const answers = await atOnce((index) => shop.submit(index % 2 ? person : null, index % 2 ? own : visitor));
  expect(namesOf(answers).SUCCESS).toBe(1);
  expect(await shop.left(slot)).toBe(2);
});

it('moving and cancelling one drive at once ends in one of both, and the places are right', async () => {
  const [from, to] = [await shop.slot(80), await shop.slot(81)];
  const { key } = await shop.booked(null, { slot: from });
  await atOnce((index) =>
    index % 2
      ? shop.server.call(CANCEL, { body: { key } })
      : shop.server.call(MOVE, { body: { key, placeId: PLACE, startsAt: index % 4 ? to : from } }),
  );
  expect([await shop.left(from), await shop.left(to)]).toEqual([3, 3]);
});

it('people who swap their hours never wait for each other, and no hour is sold twice', async () => {
  const [one, two] = [await shop.slot(90), await shop.slot(91)];
  const drives: TestDriveData[] = [];
  for (let index = 0; index < 6; index += 1) drives.push(await shop.booked(null, { slot: index % 2 ? one : two }));
  const answers = await atOnce((index) => {
    const drive = drives[index % 6];
    const startsAt = drive?.startsAt === one ? two : one;
    return shop.server.call(MOVE, { body: { key: drive?.key ?? '', placeId: PLACE, startsAt } });
  });
  expect(answers.filter(({ name }) => !['SUCCESS', 'SLOT_FULL', 'STATE_CHANGED'].includes(name))).toEqual([]);
  const taken = [await shop.left(one), await shop.left(two)].reduce<number>((sum, left) => sum + 3 - (left ?? 0), 0);
  expect(taken).toBe(6);
  for (const startsAt of [one, two]) expect((await drivesAt(startsAt)).length).toBeLessThanOrEqual(3);
});

it('two of the staff write one channel 40 times at once: its forms have one row for each version', async () => {
  const { token } = await shop.server.login({ roles: ['operator'] });
  const query = { code: 'h5' };
  const { settings, form } = await shop.server.ask('GET /api/mpmkt/v1/staff/testDrive/channel', { token, query });
  const answers = await atOnce((index) => {
    const body = { code: 'h5', isNew: false, settings, startsAt: null, endsAt: null };
    const written = { ...form, title: `预约 ${index % 2}` };
    return shop.server.call('POST /api/mpmkt/v1/staff/testDrive/channel/save', {
      token,
      body: { ...body, form: written },
    });
  });
  expect(namesOf(answers)).toEqual({ SUCCESS: CALLERS });
  const after = await shop.server.ask('GET /api/mpmkt/v1/staff/testDrive/channel', { token, query });
  expect(after.form.title).toMatch(/^预约 [01]$/);
});
