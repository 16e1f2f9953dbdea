import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { type Sent, statementsOf } from '../../testing/count-statements';
import { buyer, createShop, type Shop, standard } from '../order/order.fixture';
import { collectCopy } from './assemble-copy';

/** Rows of other people per row of the person. */
const OTHERS = 2000;
/** Most rows that a statement about this person may read. */
const MOST_ROWS = 60;

let shop: Shop;
let person: TestPerson;

interface Keyed {
  table: string;
  owner: string;
  columns: string[];
}

/** Tables with personal rows, with the text columns other than the owner that must be unique. */
async function tablesOfPeople(): Promise<Keyed[]> {
  const { rows } = await shop.server.database.executeSql(`
    select c.table_name as "table", min(c.column_name) as owner, array(
      select distinct a.attname::text from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = format('%I', c.table_name)::regclass and i.indisunique and a.atttypid = 'text'::regtype
        and not exists (select 1 from pg_attribute o where o.attrelid = i.indrelid and o.attnum = any(i.indkey)
          and o.attname in ('account_id', 'user_id'))
    ) as columns
    from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('account_id', 'user_id') group by c.table_name`);
  return rows as unknown as Keyed[];
}

/** Copies every row of the person for 2000 others. */
async function fillWithOthers(): Promise<void> {
  const client = new pg.Client({ connectionString: await ownUrl() });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  for (const { table, owner, columns } of await tablesOfPeople()) {
    const names = [...new Set([owner, ...columns])];
    const changed = names.map((name) => `'${name}', (r.${name} || '-' || copy)`).join(', ');
    await client.query(
      `insert into "${table}" select (jsonb_populate_record(r, jsonb_build_object(${changed}))).*
       from "${table}" r, generate_series(1, ${OTHERS}) as copy where r."${owner}" = $1 on conflict do nothing`,
      [person.accountId],
    );
  }
  await client.query('analyze');
  await client.end();
}

async function ownUrl(): Promise<string> {
  const { rows } = await shop.server.database.executeSql('select current_database() as name');
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return url.toString();
}

beforeAll(async () => {
  shop = await createShop();
  person = await shop.server.login();
  const { token } = person;
  await shop.paidOrder(person, { buyer });
  await shop.order(person, { buyer });
  await shop.draft(person, { buyer });
  await shop.server.ask('POST /api/mporder/v1/vehicle/wishlist/add', { token, body: standard });
  await shop.server.ask('POST /api/appuser/v1/user/consent', { token, body: { isAccepted: true, version: '3.0' } });
  await shop.server.ask('POST /api/mpintegral/v1/checkIn', { token });
  await shop.server.ask('POST /api/mpaccount/v1/account/platform/bind', { token, body: { code: 'copy' } });
  await shop.server.ask('POST /api/mporder/v1/vehicle/reminder', { token, body: { modelId: 'CS1E', isSet: true } });
  await shop.server.ask('POST /api/mporder/v1/stock/reminder', { token, body: { modelId: 'YL01' } });
  await shop.server.ask('POST /api/mporder/v1/vehicle/config/share', { token, body: { ...standard, message: '' } });
  await fillWithOthers();
}, 240_000);
afterAll(() => shop.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Rows read by the leaves of a query plan, including those filtered out. */
function lookedAt(plan: Plan): number {
  const own = plan['Relation Name']
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0;
  return own + (plan.Plans ?? []).reduce((sum, child) => sum + lookedAt(child), 0);
}

/** Rows that a statement reads. */
async function rowsOf(text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await shop.server.database.executeSql(`explain (analyze, format json) ${text}`, values);
  const [first] = (rows[0]?.['QUERY PLAN'] ?? []) as { Plan: Plan }[];
  return first ? lookedAt(first.Plan) : Number.POSITIVE_INFINITY;
}

/** Statements that read more rows than the person has, with the number. */
async function farReaching(statements: Sent[]): Promise<string[]> {
  const found: string[] = [];
  for (const { text, values } of statements.filter((one) => /^\s*(select|with)/i.test(one.text))) {
    const looked = await rowsOf(text, values);
    if (looked > MOST_ROWS) found.push(`${looked} rows: ${text.slice(0, 160)}`);
  }
  return found;
}

it('stands in tables that are full of others', async () => {
  const { rows } = await shop.server.database.executeSql(
    `select (select count(*) from sessions) as sessions, (select count(*) from orders) as orders, (select count(*) from payments) as payments`,
  );
  for (const count of Object.values(rows[0] ?? {})) expect(Number(count)).toBeGreaterThan(OTHERS);
});

it('the copy of the own data looks at own rows only, however many others there are', async () => {
  const statements = await statementsOf(() => collectCopy(shop.server.ctx(), person.accountId));
  expect(statements.length).toBeGreaterThan(20);
  expect(await farReaching(statements)).toEqual([]);
});

it('and so does the list of own values', async () => {
  const key = 'GET /api/mpaccount/v1/privacy/own';
  const statements = await statementsOf(() => shop.server.ask(key, { token: person.token, query: { days: '365' } }));
  expect(statements.length).toBeGreaterThan(10);
  expect(await farReaching(statements)).toEqual([]);
});

it('and so does ending all sessions of an account', async () => {
  const text = `update sessions set state = 'cancelled' where account_id = $1 and state = 'live'`;
  expect(await rowsOf(text, [person.accountId])).toBeLessThan(MOST_ROWS);
});
