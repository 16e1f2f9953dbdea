import type { EndpointKey } from '@voltfront/contract';
import { consoleCode, headers } from '@voltfront/contract/headers';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killedOrders } from './kill-table.fixture';
import { couponState, draftWith, giveCoupon } from './modules/order/coupons/coupon-order.fixture';
import type { TestPerson } from './testing';
import { openPlainShop, type PlainShop } from './testing/plain-shop';
import { eventually, ServerProcess } from './testing/server-process';

const START_MS = 180_000;
const WAIT_MS = 60_000;
const CONFIRM = 'POST /api/mporder/v1/order/confirm' as const;

/** What comes of itself within a minute comes after the kill here. */
const SLOW_NOTICES = { SANDBOX_NOTICE_DELAY_MS: '60000' };

let plain: PlainShop;
let table: Awaited<ReturnType<typeof killedOrders>>;
let restarted: ServerProcess;
/** An order with a coupon whose submission was under way when the process died. */
let submission: { person: TestPerson; couponId: string; body: object };

const cleanUps: (() => Promise<unknown>)[] = [];

/** Calls a server process as a person; staff from their console. */
const asPerson = (server: ServerProcess) => async (person: TestPerson, key: EndpointKey, body: object) => {
  const token = key.includes('/staff/') ? await plain.server.consoles.tokenFor(person.token) : null;
  const call = token ? { token, headers: { [headers.platform]: consoleCode } } : { token: person.token };
  return server.call(key, { ...call, body });
};

/** Holds a coupon's row, so that a submission that wants it waits in the middle of its transaction. */
async function holdCoupon(couponId: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: plain.env.DATABASE_URL });
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from coupon_coupons where id = $1 for update', [couponId]);
  return client;
}

const waitingForLock = async () => {
  const { rows } = await plain.server.database.executeSql(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    [],
  );
  return rows.length > 0 || undefined;
};

/** What the queue does some minutes after a process died with jobs in its hands: it gives them to another one. */
async function passTimeOfQueue(): Promise<void> {
  const { executeSql } = plain.server.database;
  await executeSql(`update jobs.job set started_on = now() - interval '10 minutes' where state = 'active'`, []);
  const boss = new PgBoss({ db: { executeSql }, schema: 'jobs', schedule: false, supervise: false });
  await boss.maintain();
  await executeSql(`update jobs.job set start_after = now() where state = 'retry'`, []);
}

beforeAll(async () => {
  plain = await openPlainShop();
  cleanUps.push(plain.drop);
  table = await killedOrders(plain.server);
  const { shop } = table;
  const person = await plain.server.login();
  const couponId = await giveCoupon(shop, person);
  const { draftId, quote, dueFen } = await draftWith(shop, person, [couponId]);
  submission = { person, couponId, body: { draftId, totalFen: quote.totalFen, dueFen } };
  plain.server.clock.set(Date.now());
  const halts = await table.arm();

  const env = { ...plain.env, ...SLOW_NOTICES, HALTS: JSON.stringify(halts) };
  const doomed = await ServerProcess.start(env, 'testing/halting-server');
  cleanUps.push(() => doomed.kill());
  const holder = await holdCoupon(couponId);
  const lost = [...table.ask(asPerson(doomed)), asPerson(doomed)(person, CONFIRM, submission.body)];
  for (const answer of lost) answer.catch(() => undefined);
  await table.finish(asPerson(doomed));
  const reached = async () => {
    const missing = halts.filter((_, index) => !doomed.printed.includes(`halted ${index}\n`));
    return missing.length === 0 || undefined;
  };
  await eventually('every step reached', reached, WAIT_MS).catch((error: unknown) => {
    const missing = table.rows.filter((_, index) => !doomed.printed.includes(`halted ${index}\n`));
    throw new Error(`not reached: ${missing.map(({ name }) => name)}\n${doomed.printed}`, { cause: error });
  });
  await eventually('submission under way', waitingForLock, WAIT_MS);
  await doomed.kill();
  await holder.query('rollback');
  await holder.end();
  await passTimeOfQueue();

  restarted = await ServerProcess.start(plain.env);
  cleanUps.push(() => restarted.kill());
}, START_MS);
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

it('after kill -9 at each step between our row and the answer of a provider, every order is right', async () => {
  await table.again(asPerson(restarted));
  const differences = () => table.differences();
  await eventually('orders are right', async () => (await differences()).length === 0 || undefined, WAIT_MS).catch(
    () => undefined,
  );
  expect(await differences()).toEqual([]);
}, 120_000);

it('an order whose submission was cut off does not exist, its coupon is free, and it can be submitted again', async () => {
  const { person, couponId, body } = submission;
  expect(await couponState(table.shop, person, couponId)).toEqual(['unused', null]);
  const { data } = await asPerson(restarted)(person, CONFIRM, body);
  const { orderNo } = data as { orderNo: string };
  expect(await couponState(table.shop, person, couponId)).toEqual(['locked', orderNo]);
});
