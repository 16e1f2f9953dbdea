import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import { dayStart, READY_AFTER_MS } from '../../providers/payment';
import { createTestServer, type TestServer } from '../../testing';
import { reconciliation } from '.';
import { type Books, createBooks } from './reconciliation.fixture';

let books: Books;
/** A second process on the same database. */
let second: TestServer;
beforeAll(async () => {
  books = await createBooks();
  const { clock, database } = books.server;
  second = await createTestServer({ config: books.paying.simulator.config, clock, database });
});
afterAll(() => books.close());

const many = <T>(make: (index: number) => Promise<T>, count = 40) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const asked = (day: string) =>
  books.paying.simulator.seen.filter(
    ({ url }) => url.pathname.endsWith('/tradebill') && url.search.includes(`bill_date=${day}`),
  ).length;

async function plantedDay() {
  const day = books.today;
  const at = dayStart(day) + 12 * HOUR_MS;
  for (const amountFen of [100, 200, 300]) await books.add({ method: 'wechat', amountFen, at, theirs: null });
  await books.add({ method: 'wechat', amountFen: 400, at });
  books.server.clock.set(dayStart(day) + READY_AFTER_MS);
  return { day, dayId: `${day}-wechat` };
}

it('two processes write a day down once, fetch its statement once, and find each difference once', async () => {
  const { day, dayId } = await plantedDay();
  const services = [books.server.app.services, second.app.services];
  await many((index) => runUpkeep(services[index % 2] as (typeof services)[0], [reconciliation]), 10);
  await Promise.all([books.server.runJobs(), second.runJobs(), books.server.runJobs(), second.runJobs()]);
  await books.server.runJobs();
  expect(asked(day)).toBe(1);
  expect(await books.differences({ dayId })).toHaveLength(3);
});

it('two processes that take the same day at once compare it once', async () => {
  const { day, dayId } = await plantedDay();
  await runUpkeep(books.server.app.services, [reconciliation]);
  const run = reconciliation.jobs?.reconcileDay;
  if (typeof run !== 'object') throw new RangeError('the job is no object');
  await many((index) => run.run((index % 2 ? second : books.server).ctx(), { dayId }));
  expect(asked(day)).toBe(1);
  expect(await books.differences({ dayId })).toHaveLength(3);
  expect((await books.differences({ dayId })).every(({ history }) => history.length === 1)).toBe(true);
});

it('neighbouring days at once do not wait for each other', async () => {
  const first = await plantedDay();
  const next = books.today;
  await books.add({ method: 'wechat', amountFen: 500, at: dayStart(next) + 9 * HOUR_MS, theirs: null });
  books.server.clock.set(dayStart(next) + DAY_MS + 15 * HOUR_MS);
  await runUpkeep(books.server.app.services, [reconciliation]);
  await Promise.all([books.server.runJobs(), second.runJobs()]);
  await books.server.runJobs();
  expect(await books.differences({ dayId: first.dayId })).toHaveLength(3);
  expect(await books.differences({ dayId: `${next}-wechat` })).toHaveLength(1);
});

it('of forty who settle a difference at once one does', async () => {
  const { day, dayId } = await plantedDay();
  await books.reconcile(day);
  const [found] = await books.differences({ dayId });
  const body = { differenceId: found?.differenceId, reason: '已与渠道核实' };
  const answers = await many(() =>
    books.server.call('POST /api/mporder/v1/staff/reconciliation/difference/settle', {
      token: books.finance.token,
      body,
    }),
  );
  expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
  const after = (await books.differences({ dayId })).find((one) => one.differenceId === found?.differenceId);
  expect(after?.history).toHaveLength(2);
});
