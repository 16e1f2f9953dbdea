import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database';
import { openPglite } from './database-pglite';

/** So many times that a statement has been prepared for long. */
const OFTEN = 12;
const BAD_NUMBER = '22P02';
const DOUBLE = '23505';

let database: Database;
beforeAll(async () => {
  database = await openPglite('memory://');
  await database.executeSql(
    'create table things (id int primary key, name text, facts jsonb, parts int[], is_good boolean, size bigint)',
  );
});
afterAll(() => database.close());

const often = Array.from({ length: OFTEN }, (_, index) => index);
const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'none',
    (error: { code?: string; cause?: { code?: string } }) => error.code ?? error.cause?.code ?? 'other',
  );
const rowsOf = async (text: string, values: unknown[]) => (await database.executeSql(text, values)).rows;

describe('a statement of the embedded database that is used often', () => {
  it('answers each time for its own values, of every type that tables have', async () => {
    const insert = 'insert into things values ($1, $2, $3, $4, $5, $6) returning *';
    for (const id of often) {
      const name = id % 3 === 0 ? null : `第 ${id} 件 "${'长'.repeat(id * 50)}"`;
      const row = {
        id,
        name,
        facts: { id, of: [null, '😀'] },
        parts: [id, 1 - id],
        is_good: id % 2 === 0,
        size: 2 ** 40 + id,
      };
      expect(await rowsOf(insert, [id, name, row.facts, row.parts, row.is_good, row.size])).toEqual([row]);
    }
    for (const id of often)
      expect(await rowsOf('select id from things where id = any($1) order by id', [[id, id + 1]])).toEqual(
        [id, id + 1].filter((one) => one < OFTEN).map((one) => ({ id: one })),
      );
    for (const id of often) expect(await rowsOf('select id from things where id = $1', [id + OFTEN])).toEqual([]);
  });

  it('fails as one that is new, and works again afterwards, in a transaction and outside', async () => {
    const insert = 'insert into things (id) values ($1)';
    for (const id of often) expect(await codeOf(rowsOf(insert, [id]))).toBe(DOUBLE);
    for (const id of often) {
      expect(await codeOf(rowsOf('select $1::int as n', [id % 2 === 0 ? 'none' : id]))).toBe(
        id % 2 === 0 ? BAD_NUMBER : 'none',
      );
    }
    const twice = database.transaction(async (tx) => {
      await tx.execute(sql`insert into things (id) values (${100})`);
      await tx.execute(sql`insert into things (id) values (${0})`);
    });
    expect(await codeOf(twice)).toBe(DOUBLE);
    expect(await rowsOf('select id from things where id = $1', [100])).toEqual([]);
    await database.transaction((tx) => tx.execute(sql`insert into things (id) values (${100})`));
    expect(await rowsOf('select id from things where id = $1', [100])).toEqual([{ id: 100 }]);
  });

  it('works for callers at once', async () => {
    const read = (id: number) => rowsOf('select id, size from things where id = $1', [id]);
    const answers = await Promise.all([...often, ...often].map(read));
    expect(answers).toEqual([...often, ...often].map((id) => [{ id, size: 2 ** 40 + id }]));
  });

  it('is prepared anew after its table was altered', async () => {
    const all = () => rowsOf('select * from things where id = $1', [1]);
    for (const _ of often) await all();
    await database.executeSql('alter table things add column colour text');
    // The one that finds the change out fails, as on PostgreSQL.
    await codeOf(all());
    for (const _ of often) expect(await all()).toMatchObject([{ id: 1, colour: null }]);
    await database.executeSql('alter table things drop column colour');
    await codeOf(all());
    for (const _ of often) expect(Object.keys((await all())[0] ?? {})).not.toContain('colour');
  });
});
