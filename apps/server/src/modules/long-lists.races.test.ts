import type { ListKey } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing';
import { type Sent, statementsOf } from '../testing/count-statements';
import { planOf, readsOf } from '../testing/plan';

/** Entries of one person in each of their lists. */
const MANY = 10_000;
const PAGE = 20;
/** Steps whose rows one statement adds. */
const BATCH = 1000;

let server: TestServer;
let rich: TestPerson;
let poor: TestPerson;

/** Fills the lists of a person with so many entries each; coupons in every state. */
async function fill({ accountId }: TestPerson, many: number): Promise<void> {
  const run = async (sql: string) => {
    for (let from = 1; from <= many; from += BATCH) {
      const to = Math.min(many, from + BATCH - 1);
      await server.database.executeSql(sql, [accountId, from, to, new Date(server.clock.now())]);
    }
  };
  const at = `$4::timestamptz - n * interval '1 minute'`;
  await run(
    `insert into points_entry (account_id, id, unit, delta, balance_after, reason, ref, day, created_at)
     select $1, unit || lpad(n::text, 8, '0'), unit, case when n % 3 = 0 then -1 else 1 end, 0, 'gift', unit || n, '2026-01-01', ${at}
     from generate_series($2::int, $3::int) n, unnest(array['points', 'growth', 'kr']) unit`,
  );
  await run(
    `insert into messages (account_id, id, kind, template, event_key, title_zh, title_en, body_zh, body_en, link, created_at)
     select $1, kind || lpad(n::text, 8, '0'), kind, 'long', kind || n, '', '', '', '', '', ${at}
     from generate_series($2::int, $3::int) n, unnest(array['order', 'activity', 'community']) kind`,
  );
  await run(
    `insert into coupon_coupons (account_id, id, coupon_no, template_id, kind, title, amount_fen, state, starts_at, expires_at,
       reason, ref, created_at, updated_at)
     select $1, $1 || state || n, $1 || state || n, 'long', 'service', 'long', 0, state, ${at}, case when state in ('unused', 'locked')
         then $4::timestamptz + n * interval '1 minute' else ${at} end, 'other', state || n, ${at}, ${at}
     from generate_series($2::int, $3::int) n, unnest(array['unused', 'used', 'expired', 'givenAway', 'locked']) state`,
  );
}

/** Messages of many others, as in a shop: without them the index by age would be as good as that of one person. */
async function addCrowd(): Promise<void> {
  await server.database.executeSql(
    `insert into messages (account_id, id, kind, template, event_key, title_zh, title_en, body_zh, body_en, link, created_at)
     select 'crowd' || n % 2000, 'crowd' || n, (array['order', 'activity', 'community', 'marketing'])[1 + n % 4], 'long', 'crowd' || n, '', '', '', '', '', $1::timestamptz - n * interval '10 seconds'
     from generate_series(1, 100000) n`,
    [new Date(server.clock.now())],
  );
}

beforeAll(async () => {
  server = await createTestServer();
  server.clock.advance(DAY_MS);
  [rich, poor] = [await server.login(), await server.login()];
  await fill(rich, MANY);
  await fill(poor, 10);
  await addCrowd();
  await server.database.executeSql('analyze', []);
}, 240_000);
afterAll(() => server.close());

const lists: [key: ListKey, query: Record<string, string>, table: string][] = [
  ['GET /api/mpintegral/v1/points/entries', {}, 'points_entry'],
  ['GET /api/mpintegral/v1/points/entries', { direction: 'in' }, 'points_entry'],
  ['GET /api/mpintegral/v1/points/entries', { direction: 'out' }, 'points_entry'],
  ['GET /api/mpintegral/v1/growth/entries', {}, 'points_entry'],
  ['GET /api/mpintegral/v1/honour/entries', {}, 'points_entry'],
  ['GET /api/mpaccount/v1/messages', {}, 'messages'],
  ['GET /api/mpaccount/v1/messages', { kind: 'activity' }, 'messages'],
  ['GET /api/mpintegral/v1/coupons', { tab: 'unused' }, 'coupon_coupons'],
  ['GET /api/mpintegral/v1/coupons', { tab: 'used' }, 'coupon_coupons'],
  ['GET /api/mpintegral/v1/coupons', { tab: 'expired' }, 'coupon_coupons'],
  ['GET /api/mpintegral/v1/coupons', { tab: 'givenAway' }, 'coupon_coupons'],
];

describe.each(lists)('%s %o with 10,000 entries', (key, query, table) => {
  /** A page and the statements that it took. */
  async function page({ token }: TestPerson, cursor?: string | null) {
    let nextCursor: string | null = null;
    const sent = await statementsOf(async () => {
      const size = PAGE;
      const reply = await server.ask(key, { token, query: { ...query, size, ...(cursor ? { cursor } : {}) } });
      ({ nextCursor } = reply as { nextCursor: string | null });
    });
    return { nextCursor: nextCursor as string | null, sent };
  }

  /** What the statement of the list itself reads. */
  async function reads(sent: readonly Sent[]) {
    const own = sent.filter(
      ({ text }) => /^\s*select/i.test(text) && text.includes(`from "${table}"`) && / limit /i.test(text),
    );
    expect(own).toHaveLength(1);
    return readsOf(await planOf(server.database, own[0]?.text ?? '', own[0]?.values), table);
  }

  it('reads a page by an index, and no more than it shows and one, also the second one by its cursor', async () => {
    const first = await page(rich);
    const second = await page(rich, first.nextCursor);
    for (const { sent } of [first, second]) {
      const { rows, by } = await reads(sent);
      expect(by.join()).toMatch(new RegExp(`^${table}_\\w+$`));
      expect(rows).toBe(PAGE + 1);
    }
  });

  it('asks the database as often as with ten entries', async () => {
    await page(rich);
    await page(poor);
    const [many, few] = [await page(rich), await page(poor)];
    expect(many.sent.length).toBe(few.sent.length);
  });
});
