import { eq, sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements';
import { createTestDatabase } from '../testing/database';
import { moment } from './columns';
import type { Database } from './database';
import { InternalError } from './errors';
import { columnsOf, PreparedWrite, prepared, preparedWrite, queryOf } from './prepared';
import { writeLast } from './transaction-scope';

const notes = pgTable('prepared_notes', {
  id: text('id').primaryKey(),
  at: moment('at'),
  content: jsonb('content').$type<{ words: string[] } | null>(),
});
type Note = typeof notes.$inferSelect;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.executeSql('create table prepared_notes (id text primary key, at timestamptz, content jsonb)');
});
afterAll(() => database.close());

let built = 0;
const byId = prepared(['id'], (db, { id }: Pick<Note, 'id'>) => {
  built += 1;
  return db.select().from(notes).where(eq(notes.id, id));
});
const insertion = prepared(columnsOf(notes), (db, row: Note) => db.insert(notes).values(row).returning());
const change = preparedWrite(['id', 'content'], (db, { id, content }: Omit<Note, 'at'>) =>
  db.update(notes).set({ content }).where(eq(notes.id, id)),
);
const removal = preparedWrite(['id'], (db, { id }: Pick<Note, 'id'>) => db.delete(notes).where(eq(notes.id, id)));

const insert = async (row: Note) => {
  await insertion(database.db, row);
  return row;
};

describe('a prepared statement', () => {
  it('is built once and gives what its values ask for, moments, JSON and null as their columns say', async () => {
    const first = await insert({
      id: 'a',
      at: Date.parse('2026-03-01T00:00:00.123Z'),
      content: { words: ['一', '"'] },
    });
    const second = await insert({ id: 'b', at: null, content: null });
    expect(await byId(database.db, { id: 'a' })).toEqual([first]);
    expect(await byId(database.db, { id: 'b' })).toEqual([second]);
    expect(await byId(database.db, { id: 'c' })).toEqual([]);
    expect(built).toBe(1);
    const { rows } = await database.executeSql("select content is null as is_null from prepared_notes where id = 'b'");
    expect(rows).toEqual([{ is_null: true }]);
  });

  it('runs on the handle that it is given: inside a transaction it sees what nobody else does', async () => {
    const work = database.transaction(async (tx) => {
      await insertion(tx, { id: 'inside', at: null, content: null });
      expect(await byId(tx, { id: 'inside' })).toHaveLength(1);
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect(await byId(database.db, { id: 'inside' })).toEqual([]);
  });

  it('is built anew for each thing that it is said to differ by', async () => {
    const word = prepared(['id'], (db, _: { id: string }, { is }: { is: string }) =>
      db
        .select({ word: sql<string>`${is}::text` })
        .from(notes)
        .limit(1),
    );
    const [one, other] = [{ is: 'one' }, { is: 'other' }];
    expect(await word(database.db, { id: '' }, one)).toEqual([{ word: 'one' }]);
    expect(await word(database.db, { id: '' }, other)).toEqual([{ word: 'other' }]);
    expect(await word(database.db, { id: '' }, one)).toEqual([{ word: 'one' }]);
  });

  it('refuses to run without a value', async () => {
    expect(() => byId(database.db, {} as Pick<Note, 'id'>)).toThrow(InternalError);
  });
});

describe('prepared writes at the end of a transaction', () => {
  it('are one statement, each with its own values, also several of a kind', async () => {
    for (const id of ['x', 'y', 'z']) await insert({ id, at: null, content: null });
    const { statements } = await countStatements(database, () =>
      database.transaction(async (tx) => {
        writeLast(() => change(tx, { id: 'x', content: { words: ['x'] } }));
        writeLast(() => removal(tx, { id: 'z' }));
        writeLast(() => change(tx, { id: 'y', content: { words: ['y'] } }));
      }),
    );
    expect(statements.filter((each) => each.includes('prepared_notes'))).toHaveLength(1);
    const read = async (id: string) => (await byId(database.db, { id })).map(({ content }) => content);
    expect([await read('x'), await read('y'), await read('z')]).toEqual([[{ words: ['x'] }], [{ words: ['y'] }], []]);
  });

  it('go together with writes that are not prepared', async () => {
    await insert({ id: 'mixed', at: null, content: null });
    await database.transaction(async (tx) => {
      writeLast(() => sql`insert into prepared_notes (id) values (${'new'})`);
      writeLast(() => change(tx, { id: 'mixed', content: { words: ['m'] } }));
    });
    expect(await byId(database.db, { id: 'new' })).toHaveLength(1);
    expect(await byId(database.db, { id: 'mixed' })).toMatchObject([{ content: { words: ['m'] } }]);
  });

  it('are built once for a sequence of kinds', () => {
    let times = 0;
    const kind = {};
    const write = (id: string) => {
      const of = (value: unknown) => sql`delete from prepared_notes where id = ${value}`;
      const template = () => {
        times += 1;
        return of(sql.placeholder('id'));
      };
      return new PreparedWrite(kind, template, { id }, () => of(id));
    };
    const [first, second] = [queryOf([write('a'), write('b')]), queryOf([write('c'), write('d')])];
    expect([first.params, second.params, first.sql]).toEqual([['a', 'b'], ['c', 'd'], second.sql]);
    expect(times).toBe(2);
  });
});
