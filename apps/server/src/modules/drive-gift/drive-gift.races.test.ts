import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createDriveShop, type DriveShop } from '../test-drive/test-drive.fixture';
import { openGifts, STOCK } from './drive-gift.fixture';

const CALLERS = 40;
const GIFTS = 'GET /api/mpmkt/v1/testDrive/gifts';
const CLAIM = 'POST /api/mpmkt/v1/testDrive/gift/claim';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';
/** Slots of the place take three each. */
const SLOTS = Math.ceil(CALLERS / 3);

let shop: DriveShop;
beforeAll(async () => {
  shop = await createDriveShop({
    databaseLockTimeoutMs: 25_000,
    smsPerAddressHour: 1000,
    captchaAfter: 1000,
    rateAddressPerMinute: 100_000,
    rateWritePerMinute: 10_000,
  });
  await openGifts(shop);
});
afterAll(() => shop.server.close());

const atOnce = <T>(make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));
const namesOf = (answers: readonly { name: string }[]) => {
  const count: Record<string, number> = {};
  for (const { name } of answers) count[name] = (count[name] ?? 0) + 1;
  return count;
};
const leftOf = async (giftId: string) =>
  (await shop.server.ask(GIFTS, { query: { code: 'gift' } })).gifts.find((each) => each.giftId === giftId)?.left;

it('40 people want a gift of 3: 3 get it, the others keep their places free; cancelled ones come back', async () => {
  const people: TestPerson[] = [];
  const answers: Record<string, unknown>[] = [];
  for (let index = 0; index < CALLERS; index += 1) {
    people.push(await shop.server.login());
    answers.push(await shop.own({ gift: 'gift-mug', slot: await shop.slot(20 + (index % SLOTS)) }));
  }
  const sent = await atOnce((index) => shop.submit(people[index] ?? null, answers[index] ?? {}, { code: 'gift' }));
  expect(namesOf(sent)).toEqual({ SUCCESS: STOCK, SOLD_OUT: CALLERS - STOCK });
  expect(await leftOf('gift-mug')).toBe(0);
  const got = sent.flatMap(({ name, data }) => (name === 'SUCCESS' ? [data.key] : []));
  await atOnce((index) => shop.server.call(CANCEL, { body: { key: got[index % STOCK] ?? '' } }));
  expect(await leftOf('gift-mug')).toBe(STOCK);
});

it('one person asks 40 times at once for different models: one gift', async () => {
  const person = await shop.server.login();
  const models = ['YL01', 'YLX', 'YL09'];
  const answers: Record<string, unknown>[] = [];
  for (let index = 0; index < CALLERS; index += 1) {
    const model = models[index % 3] ?? '';
    const store = `sh-jingan_${model}`;
    answers.push(await shop.own({ model, store, gift: 'gift-points', slot: await shop.slot(50 + index, store) }));
  }
  const sent = await atOnce((index) => shop.submit(person, answers[index] ?? {}, { code: 'gift' }));
  expect(namesOf(sent).SUCCESS).toBe(1);
  expect(await leftOf('gift-points')).toBe(STOCK - 1);
});

it('a gift is claimed once, however often it is asked for at once', async () => {
  const person = await shop.server.login();
  const { token } = person;
  const { data } = await shop.submit(person, await shop.own({ gift: 'gift-points', slot: await shop.slot(45) }), {
    code: 'gift',
  });
  await shop.server.database.executeSql(
    `update drive_gift_claims set state = 'earned' where drive_no = '${data.driveNo}'`,
  );
  const before = (await shop.server.ask('GET /api/mpintegral/v1/points', { token })).balance;
  const answers = await atOnce(() => shop.server.call(CLAIM, { token, body: { code: 'gift' } }));
  expect(namesOf(answers)).toEqual({ SUCCESS: 1, ALREADY_DONE: CALLERS - 1 });
  expect((await shop.server.ask('GET /api/mpintegral/v1/points', { token })).balance).toBe(before + 300);
});
