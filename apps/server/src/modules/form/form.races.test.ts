import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer } from '../../testing';
import { seedRegions } from '../store';
import { regionsSeed } from '../store/demo';
import { FormDesk } from './form.fixture';
import { formEntries } from './form.tables';

const CALLERS = 40;

let desk: FormDesk;
beforeAll(async () => {
  const server = await createTestServer({
    config: { smsPerAddressHour: 1000, captchaAfter: 1000 },
  });
  await server.database.transaction((db) => seedRegions({ ...server.ctx(), db }, regionsSeed()));
  desk = new FormDesk(server);
  await desk.open(5);
});
afterAll(() => desk.server.close());

const entries = () => desk.server.database.db.select().from(formEntries);
const settle = async (make: (index: number) => Promise<{ result: unknown }>) => {
  const all = await Promise.allSettled(Array.from({ length: CALLERS }, (_, index) => make(index)));
  return {
    kept: all.filter((one) => one.status === 'fulfilled' && one.value.result === 'kept').length,
    refused: all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : [])),
  };
};
const phone = (index: number) => `136${String(index).padStart(8, '0')}`;

it('40 visitors send a form for a slot of 5 places: 5 entries, and the others keep their codes', async () => {
  const given: Record<string, unknown>[] = [];
  for (let index = 0; index < CALLERS; index += 1) given.push(await desk.answers(phone(index)));
  const { kept, refused } = await settle((index) => desk.submit(null, given[index] ?? {}));
  expect([kept, new Set(refused)]).toEqual([5, new Set(['该时段已约满，请选择其他时间'])]);
  expect(await entries()).toHaveLength(5);
  const left = (
    await Promise.all(given.map((answers) => desk.submit(null, { ...answers, slot: desk.slot(1) }).catch(() => null)))
  ).filter(Boolean);
  expect(left.filter((one) => one?.result === 'kept').length).toBe(5);
});

it('one code proves one entry, however often it is sent at once', async () => {
  const before = (await entries()).length;
  const given = await desk.answers(phone(100), { slot: desk.slot(2) });
  const { kept } = await settle((index) => desk.submit(null, given, `thing-${index}`));
  expect([kept, (await entries()).length - before]).toEqual([1, 1]);
});

it('one person sends the same 40 times at once: one entry, one place', async () => {
  const person = await desk.server.login();
  const before = (await entries()).length;
  const given = await desk.answers(phone(200), { slot: desk.slot(3) });
  const { kept } = await settle(() => desk.submit(person, given));
  expect([kept, (await entries()).length - before]).toEqual([1, 1]);
});
