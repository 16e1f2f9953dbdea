import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresNode } from '../../../scripts/lib/postgres-node.mjs';
import { startRedis } from '../../../scripts/lib/redis.mjs';
import { type Forwarder, openForwarder } from './testing/forwarder';
import { OrderLoad } from './testing/order-load';
import { openPlainShop } from './testing/plain-shop';
import { eventually, ServerProcess } from './testing/server-process';

const START_MS = 180_000;
const BUYERS = 6;
const TIMEOUT_MS = 2000;
/**
 * Longest expected response: a connection or statement timeout with its margin, and the work before
 * it.
 */
const LONGEST_ANSWER_MS = 15_000;
/** A commit is acknowledged once the standby has it too, so a failover may lose none. */
const SETTINGS = { synchronous_commit: 'on', wal_retrieve_retry_interval: '100ms' };

let primary: PostgresNode;
let standby: PostgresNode;
let redis: Awaited<ReturnType<typeof startRedis>>;
let address: Forwarder;
let database: string;
let server: ServerProcess;
let load: OrderLoad;
const cleanUps: (() => Promise<void> | void)[] = [];

/** Runs a query on a node as its superuser. */
async function onNode(node: PostgresNode, name: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: node.url.replace(/postgres$/, name) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const readiness = async () => (await fetch(server.at('/readyz'))).status;
const untilReady = (status: number) =>
  eventually(`readiness ${status}`, async () => (await readiness()) === status || undefined, 20_000);

beforeAll(async () => {
  primary = await PostgresNode.create(SETTINGS);
  cleanUps.push(() => primary.close());
  redis = await startRedis();
  cleanUps.push(() => redis.close());
  const plain = await openPlainShop(primary.url);
  const { DATA_DIR: folder = '', DATABASE_URL: url = '' } = plain.env;
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  await plain.server.close();
  database = new URL(url).pathname.slice(1);
  address = await openForwarder(primary.port);
  cleanUps.push(() => address.close());
  server = await ServerProcess.start({
    ...plain.env,
    DATABASE_URL: url.replace(`:${primary.port}/`, `:${address.port}/`),
    REDIS_URL: redis.url,
    DATABASE_CONNECT_TIMEOUT_MS: String(TIMEOUT_MS),
    DATABASE_STATEMENT_TIMEOUT_MS: String(TIMEOUT_MS),
    RATE_ADDRESS_PER_MINUTE: '1000000',
    RATE_PERSON_PER_MINUTE: '1000000',
    RATE_WRITE_PER_MINUTE: '1000000',
    CAPTCHA_AFTER: '1000',
    JOBS_POLL_MS: '200',
    LOG_LEVEL: 'fatal',
  });
  cleanUps.push(() => server.kill());
  standby = await primary.standby();
  cleanUps.push(() => standby.close());
  await onNode(primary, 'postgres', "alter system set synchronous_standby_names = '*'");
  await onNode(primary, 'postgres', 'select pg_reload_conf()');
  load = await OrderLoad.begin(server, BUYERS);
}, START_MS);
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

describe('a server whose customers go on ordering', () => {
  it('survives 40 connections that the database ends', async () => {
    let ended = 0;
    while (ended < 40) {
      const rows = await onNode(
        primary,
        'postgres',
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
      );
      ended += rows.length;
      await load.moreOrders(1);
    }
    expect(await readiness()).toBe(200);
  });

  it('answers with refusals while PostgreSQL is down, and goes on when it is back', async () => {
    await primary.crash();
    await load.moreRefusals(2 * BUYERS);
    await untilReady(503);
    await primary.start();
    await load.moreOrders(2 * BUYERS);
    await untilReady(200);
  });

  it('answers with refusals while PostgreSQL says nothing, and goes on when it does', async () => {
    address.fallSilent();
    await load.moreRefusals(2 * BUYERS);
    await untilReady(503);
    address.leadTo(primary.port);
    await load.moreOrders(2 * BUYERS);
    await untilReady(200);
  });

  it('answers with refusals while Redis is down, and goes on when it is back', async () => {
    const { port } = new URL(redis.url);
    await redis.close();
    await load.moreRefusals(2 * BUYERS);
    await untilReady(503);
    redis = await startRedis({ port: Number(port) });
    await load.moreOrders(2 * BUYERS);
    await untilReady(200);
  });

  it('goes on with the standby once that has taken over, and not before', async () => {
    await primary.crash();
    address.leadTo(standby.port);
    await load.moreRefusals(2 * BUYERS);
    expect(await readiness()).toBe(503);
    await standby.promote();
    await load.moreOrders(2 * BUYERS);
    await untilReady(200);
  });

  it('runs its jobs again', async () => {
    const [buyer] = load.buyers;
    const [orderNo = ''] = [await buyer?.order(server)].filter(Boolean);
    load.acknowledged.push(orderNo);
    expect(await buyer?.payAtCashier(server, orderNo)).toBe('paid');
    const isPaid = async () => (await buyer?.detail(server, orderNo))?.state === 'depositPaid' || undefined;
    await eventually('paid order', isPaid, 20_000);
  });

  it('has lost no acknowledged order and made none twice', async () => {
    await load.end();
    const rows = await onNode(
      standby,
      database,
      `select o.order_no from orders o join accounts a on a.id = o.user_id where a.mobile like '1360000%'`,
    );
    expect(rows.map((row) => row.order_no).sort()).toEqual([...load.acknowledged].sort());
  });

  it('kept nobody waiting, and never ended', async () => {
    expect(Math.max(...load.buyers.map(({ slowest }) => slowest))).toBeLessThan(LONGEST_ANSWER_MS);
    server.terminate();
    expect(await server.ended()).toBe(0);
  });
});
