import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../kernel/jobs';
import { impersonalTables, type PersonalTable, personalTables } from '../../kernel/personal-data/declare';
import { exportOwnData } from '../../kernel/personal-data/own-data';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';

const PERSONAL =
  /^(account_id|user_id|owner|held_by|sold_to|viewer|visitor|buyer|identity|birthday)$|(^|_)(mobile|phone|phone_hash|name|nickname|address|email|id_number|avatar|open_id)$/;

/** Tables of sandboxes and operators, which hold nothing of customers but what the tables of orders hold. */
const NOT_OF_MODULES = /^sandbox_|^(marks|demo_sets|remote_configs)$/;

const sources = join(import.meta.dirname, '../..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tables.ts'));
const loaded: object[] = await Promise.all(files.map((path) => import(join(sources, path))));
const tables = loaded.flatMap((file) => Object.values(file)).filter((value): value is PgTable => is(value, PgTable));

const namesOf = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name);

describe('tables', () => {
  it('with an account or a column that sounds personal say what is personal', () => {
    const said = new Set<PgTable>([...personalTables().map(({ table }) => table), ...impersonalTables().keys()]);
    const silent = tables
      .filter((table) => !said.has(table) && !NOT_OF_MODULES.test(getTableName(table)))
      .filter((table) => namesOf(table).some((name) => PERSONAL.test(name)))
      .map((table) => `${getTableName(table)}: ${namesOf(table).filter((name) => PERSONAL.test(name))}`);
    expect(tables.length).toBeGreaterThan(60);
    expect(silent).toEqual([]);
  });

  it('that say nothing is personal have no account', () => {
    const owned = [...impersonalTables().keys()].filter((table) =>
      namesOf(table).some((name) => /^(account|user)_id$/.test(name)),
    );
    expect(owned.map(getTableName)).toEqual([]);
  });
});

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  person = await server.login();
});
afterAll(() => server.close());

/** Values that a constraint of the table wants. */
const WANTED: Record<string, Record<string, unknown>> = {
  stock_places: { list: 'matching' },
  stock_cars: { status: 'onSale', soldTo: null, soldOrderNo: null },
  sessions: { state: 'loggedOut' },
  campaign_tickets: { takenBack: 0 },
  campaign_creator_applications: { state: 'accepted' },
  campaign_voice_posts: { state: 'accepted' },
  uploaded_files: { path: '/files/personal/none.webp' },
};
const buyer = { kind: 'personal', name: '林夏', maskedNumber: '3***1', maskedMobile: '1***2', sealedNumber: 's' };

/** `of`: the owner of the declaration, since a table with two owners is filled for each. */
function madeUp(name: string, column: PgColumn, of: string): unknown {
  const type = column.getSQLType();
  if (name === 'buyer') return buyer;
  if (type === 'jsonb') return [];
  if (type.endsWith('[]')) return [];
  if (type === 'boolean') return false;
  if (type.startsWith('timestamp')) return server.clock.now();
  return type === 'text' ? `filled-${name}-${of}` : 1;
}

async function fill({ table, owner }: PersonalTable): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const row = Object.fromEntries(columns.map(([name, column]) => [name, madeUp(name, column as PgColumn, owner.name)]));
  const property = columns.find(([, column]) => column === owner)?.[0] ?? '';
  const values = { ...row, ...WANTED[getTableName(table)], [property]: person.accountId };
  await server.database.transaction(async (db) => {
    await db.execute('set local session_replication_role = replica');
    await db.insert(table).values(values).onConflictDoNothing();
  });
}

const rowsOf = async ({ table, owner }: PersonalTable): Promise<number> => {
  const { rows } = await server.database.executeSql(
    `select 1 from ${getTableConfig(table).name} where ${owner.name} = '${person.accountId}'`,
  );
  return rows.length;
};

describe('every declared table', () => {
  it('is in the copy, and after a cancellation as it says', async () => {
    const filled = personalTables().filter(
      ({ owner, table }) => !(getTableName(table) === 'stock_cars' && owner.name === 'sold_to'),
    );
    for (const declaration of filled) await fill(declaration);
    expect(filled.length).toBeGreaterThan(50);
    const empty: string[] = [];
    for (const declaration of filled)
      if ((await rowsOf(declaration)) === 0) empty.push(getTableName(declaration.table));
    expect(empty).toEqual([]);

    const copy = await exportOwnData(server.ctx(), person.accountId);
    const titles = personalTables().flatMap(({ exported, table }) =>
      'title' in exported && !(getTableName(table) === 'risk_links') ? [exported.title] : [],
    );
    expect(titles.filter((title) => !copy.some((section) => section.title === title))).toEqual([]);
    expect(JSON.stringify(copy)).not.toContain('sealedNumber');

    await server.database.transaction((db) =>
      publish({ ...server.ctx(), db }, 'AccountCancelled', { accountId: person.accountId }),
    );
    await server.runJobs();
    const subscribers = server.app.services.jobs.registry.subscribersOf('AccountCancelled');
    const wrong: string[] = [];
    for (const declaration of filled) {
      const { erased, table } = declaration;
      const name = getTableName(table);
      const left = await rowsOf(declaration);
      if ('delete' in erased && left > 0) wrong.push(`${name} is left`);
      if ('keep' in erased && left === 0) wrong.push(`${name} is not kept`);
      if (
        'by' in erased &&
        erased.by !== 'closeAccount' &&
        !subscribers.includes(`event:AccountCancelled/${erased.by}`)
      )
        wrong.push(`${name}: nobody is ${erased.by}`);
      // Blanking takes the owner's column too, so no row names the person any more.
      if ('blank' in erased && left > 0) wrong.push(`${name} is not blanked`);
    }
    expect(wrong).toEqual([]);
  });
});
