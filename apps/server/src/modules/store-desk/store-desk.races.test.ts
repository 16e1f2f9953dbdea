import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { PLACE, STORE } from '../test-drive/test-drive.fixture';
import { testDrives } from '../test-drive/test-drive.tables';
import { CARS, CLOSE, closing, createStoreShop, plates, SAVE, type StoreShop } from './store-desk.fixture';

const CALLERS = 40;
const DETAIL = 'GET /api/mporder/v1/staff/store' as const;

let shop: StoreShop;
beforeAll(async () => {
  shop = await createStoreShop({
    databaseLockTimeoutMs: 25_000,
    smsPerAddressHour: 1000,
    captchaAfter: 1000,
    rateAddressPerMinute: 100_000,
    rateWritePerMinute: 10_000,
  });
});
afterAll(() => shop.drives.server.close());

const server = () => shop.drives.server;
const atOnce = <T>(make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));
const staff = (index: number) => (index % 2 ? shop.operator : shop.consultant).token;
const store = () => server().ask(DETAIL, { token: shop.operator.token, query: { storeId: STORE } });
const drivesAt = async (startsAt: number) =>
  (await server().database.db.select().from(testDrives)).filter(
    (row) => row.placeId === PLACE && row.startsAt === startsAt && row.state !== 'cancelled',
  ).length;

it('staff take cars away while customers book: nobody is left with a drive without a car', async () => {
  const slot = await shop.drives.slot(50);
  const people: TestPerson[] = [];
  for (let index = 0; index < CALLERS / 2; index += 1) people.push(await server().login());
  const answers = await Promise.all(people.map(() => shop.drives.own({ slot })));
  await atOnce<{ name: string }>((index) => {
    const person = people[index % people.length] ?? null;
    const body = { storeId: STORE, modelId: 'YL01', plates: plates(1 + (index % 4)), isOpen: true };
    return index < people.length
      ? shop.drives.submit(person, answers[index] ?? {})
      : server().call(CARS, { token: staff(index), body });
  });
  const cars = (await store()).cars.find(({ placeId }) => placeId === PLACE)?.plates.length ?? 0;
  const booked = await drivesAt(slot);
  expect(booked).toBeLessThanOrEqual(cars);
  expect(await shop.drives.left(slot)).toBe(cars - booked);
});

it('two of the staff close one time 40 times at once: one closure', async () => {
  const fromAt = await shop.drives.slot(60);
  const answers = await atOnce((index) => server().call(CLOSE, { token: staff(index), body: closing(fromAt, 0) }));
  expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
  expect(answers.filter(({ name }) => name === 'STATE_CHANGED')).toHaveLength(CALLERS - 1);
  expect((await store()).closures).toHaveLength(1);
});

it('the store closes while customers book: each of them was seen by staff, or is refused', async () => {
  const slot = await shop.drives.slot(70);
  const people: TestPerson[] = [];
  for (let index = 0; index < CALLERS / 2; index += 1) people.push(await server().login());
  const given = await Promise.all(people.map(() => shop.drives.own({ slot })));
  const answers = await atOnce<{ name: string }>((index) =>
    index < people.length
      ? shop.drives.submit(people[index] ?? null, given[index] ?? {})
      : server().call(CLOSE, { token: staff(index), body: closing(slot, index % 4) }),
  );
  const closed = answers.findIndex(({ name }, index) => index >= people.length && name === 'SUCCESS');
  const booked = answers.slice(0, people.length).filter(({ name }) => name === 'SUCCESS').length;
  if (closed >= 0) expect(booked).toBe(closed % 4);
  else expect(await drivesAt(slot)).toBe(booked);
});

it('two of the staff change different fields at once: both are kept', async () => {
  await atOnce((index) => {
    const body = index % 2 ? { phone: '021-10002000' } : { parking: '地下二层 B 区' };
    return server().call(SAVE, { token: staff(index), body: { storeId: STORE, ...body } });
  });
  expect(await store()).toMatchObject({ phone: '021-10002000', parking: '地下二层 B 区' });
});
