import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from './kernel/clock';
import { openPglite } from './kernel/database-pglite';
import { orderedSets } from './kernel/demo';
import { migrationsFolder } from './kernel/paths';
import { modules } from './modules';
import { buyer } from './modules/order/order.fixture';
import { createTestServer, type TestServer } from './testing';
import { allRows, lostRows, openReleaseDatabase } from './testing/release-database';
import { releaseFacts, releaseNames } from './testing/releases';

/**
 * Tables and columns of older releases that were dropped deliberately, as `table` or
 * `table.column`.
 */
const DROPPED: string[] = [];
/** Rows of older releases that a migration changed deliberately, as the beginning of what is told of them. */
const CHANGED = [
  'message_templates: gone or changed: {"code":"comment.answered"',
  // The demo shop offers test drives in the evening, and three weeks ahead.
  'slot_places: gone or changed: {"kind":"testDrive"',
  // Shared articles became a task of each day; referrals are paid by their campaigns.
  'points_source: gone or changed: {"code":"articleShared"',
  'points_source: gone or changed: {"code":"configurationCopied"',
  'points_source: gone or changed: {"code":"referral"',
  'points_source: gone or changed: {"code":"testDrive"',
  // Invited friends of the demo got one.
  'coupon_templates: gone or changed: {"id":"goods-50-new"',
  'coupon_templates: gone or changed: {"id":"charging-50-yuan"',
  'coupon_templates: gone or changed: {"id":"service-coffee"',
];
/** What people of the demo shop earned and sent in its campaigns; nobody else's balance may change. */
const OF_DEMO_PEOPLE = /^points_balance: gone or changed: .*"account_id":"person-/;
const isDeliberate = (lost: string) =>
  DROPPED.some((name) => lost === `${name}: gone`) ||
  CHANGED.some((told) => lost.startsWith(told)) ||
  OF_DEMO_PEOPLE.test(lost);
const all = releaseNames();
/** The oldest has the longest way, the newest the most that can be lost; those between them are left to the full run. */
const names = process.env.TEST_EXTENT === 'full' ? all : [...new Set([all[0] ?? '', all.at(-1) ?? ''])];
const SOON_MS = 60_000;

describe.each(names)('a database of release %s', (name) => {
  const facts = releaseFacts(name);
  let server: TestServer;
  let lost: string[];

  beforeAll(async () => {
    const database = await openReleaseDatabase(name);
    const before = await allRows(database);
    await database.migrate(migrationsFolder);
    server = await createTestServer({ database, clock: new TestClock(facts.madeAt + SOON_MS) });
    await server.app.loadDemo();
    lost = lostRows(before, await allRows(database));
  });
  afterAll(() => server.close());

  it('keeps every row as it was', () => {
    expect(lost.filter((text) => !isDeliberate(text))).toEqual([]);
  });

  it('has all demo data of today', async () => {
    const { rows } = await server.database.executeSql('select name from demo_sets');
    const names = rows.map((row) => row.name).sort();
    expect(names).toEqual(
      orderedSets(modules)
        .map(({ key }) => key)
        .sort(),
    );
  });

  it('leaves people logged in, with their orders, configurations and comments', async () => {
    const { token, orderNo, wishId, articleId, commentId } = facts;
    const person = await server.ask('GET /api/appuser/v1/user/info', { token });
    expect(person.userId).toBe(facts.accountId);
    const { items } = await server.ask('GET /api/mporder/v1/order/list', { token });
    expect(items.map((order) => [order.orderNo, order.state])).toEqual([[orderNo, 'depositPaid']]);
    const order = await server.ask('GET /api/mporder/v1/order/detail', { token, query: { orderNo } });
    expect(order).toMatchObject({ totalFen: facts.totalFen, paidFen: facts.paidFen, buyer: { name: buyer.name } });
    expect(order.agreements.filter(({ state }) => state === 'signed')).toHaveLength(facts.signed);
    const wishes = await server.ask('GET /api/mporder/v1/vehicle/wishlist', { token });
    expect(wishes.items.map((wish) => wish.wishId)).toEqual([wishId]);
    const comments = await server.ask('GET /api/mpmkt/v1/community/comments', { query: { articleId, sort: 'newest' } });
    expect(comments.items.map((comment) => comment.commentId)).toContain(commentId);
  });

  it('takes the draft of then as an order, and jobs run', async () => {
    const { token, draftId } = facts;
    const draft = await server.ask('GET /api/mporder/v1/order/draft/detail', { token, query: { draftId } });
    const body = { draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen };
    const { orderNo } = await server.ask('POST /api/mporder/v1/order/confirm', { token, body });
    expect(orderNo).not.toBe(facts.orderNo);
    await server.runJobs();
    const { items } = await server.ask('GET /api/mporder/v1/order/list', { token });
    expect(items.map((order) => order.orderNo)).toEqual([orderNo, facts.orderNo]);
  });

  it('lets people log in again', async () => {
    const { accountId } = await server.login({ mobile: facts.mobile });
    expect(accountId).toBe(facts.accountId);
  });
});

describe('the comparison of rows', () => {
  const before = new Map([['cars', [{ id: 1, name: 'one', doors: 4 }]]]);
  const compare = (row: Record<string, unknown>) => lostRows(before, new Map([['cars', [row]]]));

  it('finds what is gone or changed, and lets new columns and rows be', () => {
    expect(compare({ id: 1, name: 'one', doors: 4, colour: 'red' })).toEqual([]);
    expect(compare({ id: 1, name: 'two', doors: 4 })).toHaveLength(1);
    expect(compare({ id: 1, name: 'one' })).toEqual(['cars.doors: gone']);
    expect(compare({ id: 2, name: 'one', doors: 4 })).toHaveLength(1);
    expect(lostRows(before, new Map())).toEqual(['cars: gone']);
    expect(lostRows(before, new Map([['cars', []]]))).toHaveLength(1);
  });
});

describe('the embedded database', () => {
  // A PGlite with another PostgreSQL version cannot open existing data folders: upgrading needs a
  // migration of their rows.
  it('is the PostgreSQL that made the data folders of today', async () => {
    const database = await openPglite('memory://');
    const { rows } = await database.executeSql("select current_setting('server_version_num')::int / 10000 as major");
    await database.close();
    expect(rows[0]?.major).toBe(18);
  });
});
