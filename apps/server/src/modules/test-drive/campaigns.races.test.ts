import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createDriveShop, type DriveShop } from './test-drive.fixture';

const CALLERS = 40;
const HOUR_MS = 3_600_000;
const CHANNEL = 'GET /api/mpmkt/v1/testDrive/channel';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';

let shop: DriveShop;
const people: TestPerson[] = [];
beforeAll(async () => {
  shop = await createDriveShop({
    databaseLockTimeoutMs: 25_000,
    smsPerAddressHour: 1000,
    captchaAfter: 1000,
    rateAddressPerMinute: 100_000,
    rateWritePerMinute: 10_000,
  });
  for (let index = 0; index < CALLERS; index += 1) people.push(await shop.server.login());
});
afterAll(() => shop.server.close());

const limit = (code: string, thing: string, total: number) =>
  shop.server.database.executeSql(
    `update test_drive_stocks set total = ${total}, taken = 0 where channel_code = '${code}' and thing = '${thing}'`,
  );
const taken = async (code: string, thing: 'gifts' | 'places') => {
  // The reply of a channel is kept for seconds.
  shop.server.clock.advance(6000);
  const channel = await shop.server.ask(CHANNEL, { query: { code } });
  const { total = 0, left = 0 } = channel[thing] ?? {};
  return total - left;
};
const countOf = <T>(list: readonly T[]) => {
  const count: Record<string, number> = {};
  for (const each of list) count[String(each)] = (count[String(each)] ?? 0) + 1;
  return count;
};

/** Everybody applies for another hour, so that only the stock is in the way. */
async function everybodyApplies(code: string, answers: Record<string, unknown>, hasSlot: boolean) {
  const query = { placeId: 'sh-jingan_YL01', code };
  const offered = hasSlot ? await shop.server.ask('GET /api/mpmkt/v1/testDrive/slots', { query }) : [];
  // Late enough to be cancelled without a call to the store.
  const from = shop.server.clock.now() + 25 * HOUR_MS;
  const slots = offered.filter(({ startsAt }) => startsAt > from);
  return Promise.all(
    people.map((person, index) => {
      const slot = hasSlot ? { slot: slots[index % slots.length]?.startsAt } : {};
      const given = { city: '310100', name: '林夏', consent: '2026-11', ...answers, ...slot };
      return shop.submit(person, given, { code });
    }),
  );
}

it('40 applications for 5 gifts: 5 are reserved, all are taken, and cancellations give back once', async () => {
  await limit('weekend', 'gift', 5);
  const answers = await everybodyApplies('weekend', { model: 'YL01', store: 'sh-jingan_YL01', companions: 0 }, true);
  const sent = answers.filter(({ name }) => name === 'SUCCESS').map(({ data }) => data);
  // Fewer hours than callers: some wanted a slot that was full.
  expect(sent.length).toBeGreaterThan(20);
  expect(countOf(sent.map(({ giftState }) => giftState))).toEqual({ reserved: 5, gone: sent.length - 5 });
  expect(await taken('weekend', 'gifts')).toBe(5);
  const [first] = sent.filter(({ giftState }) => giftState === 'reserved');
  const key = first?.key ?? '';
  const ended = await Promise.all(people.map(() => shop.server.call(CANCEL, { body: { key } })));
  expect(countOf(ended.map(({ name }) => name))).toEqual({ SUCCESS: 1, STATE_CHANGED: CALLERS - 1 });
  expect(await taken('weekend', 'gifts')).toBe(4);
});

it('40 members apply for the last 3 places of a partner: 3 get them, the others are told so', async () => {
  await limit('partner-bank', 'application', 3);
  const answers = await everybodyApplies('partner-bank', { model: 'YLX', member: '20261188' }, false);
  expect(countOf(answers.map(({ name }) => name))).toEqual({ SUCCESS: 3, LIMIT_REACHED: CALLERS - 3 });
  expect(await taken('partner-bank', 'places')).toBe(3);
  const { key = '' } = answers.find(({ name }) => name === 'SUCCESS')?.data ?? {};
  await shop.server.ask(CANCEL, { body: { key } });
  expect(await taken('partner-bank', 'places')).toBe(2);
});

it('one phone asks 40 times at once in a season of one booking each: one is taken', async () => {
  const person = await shop.server.login();
  const before = await taken('season-one', 'gifts');
  const given = { city: '310100', model: 'YL01', store: 'sh-jingan_YL01', plan: '1', name: '林夏', consent: '2026-11' };
  const answers = await Promise.all(people.map(() => shop.submit(person, given, { code: 'season-one' })));
  expect(countOf(answers.map(({ name }) => name))).toEqual({ SUCCESS: 1, DRIVE_RUNNING: CALLERS - 1 });
  expect((await taken('season-one', 'gifts')) - before).toBe(1);
});
