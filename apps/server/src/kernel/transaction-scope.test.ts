import { sql } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements';
import { createTestDatabase } from '../testing/database';
import { fen, moment } from './columns';
import type { Database } from './database';
import { InternalError } from './errors';
import { afterCommit, writeLast } from './transaction-scope';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('transactions', () => {
  it('refuse a query on the outer handle instead of hanging', async () => {
    const work = database.transaction(() => database.db.execute(sql`select 1`));
    await expect(work).rejects.toMatchObject({ cause: { message: expect.stringContaining('outer database handle') } });
  });

  it('refuse a second transaction inside', async () => {
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow(
      'outer database handle',
    );
    await expect(database.db.transaction(() => database.db.transaction(async () => 1))).rejects.toThrow('outer');
  });

  it('leave the outer handle usable afterwards', async () => {
    const { rows } = await database.db.execute<{ n: number }>(sql`select 1::bigint as n`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('have savepoints that roll back alone', async () => {
    await database.transaction(async (tx) => {
      await tx.execute(sql`create temporary table kept (n int) on commit drop`);
      await tx.execute(sql`insert into kept values (1)`);
      const inner = tx.transaction(async (point) => {
        await point.execute(sql`insert into kept values (2)`);
        throw new InternalError('only this');
      });
      await expect(inner).rejects.toThrow('only this');
      expect((await tx.execute(sql`select n from kept`)).rows).toEqual([{ n: 1 }]);
    });
  });

  it('run what waits for them after they are stored, and not when they fail', async () => {
    const seen: string[] = [];
    await database.transaction(async () => {
      afterCommit(() => seen.push('stored'));
      expect(seen).toEqual([]);
    });
    const failing = database.transaction(async () => {
      afterCommit(() => seen.push('never'));
      throw new InternalError('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual(['stored']);
  });
});

describe('writes left to the end', () => {
  const insert = (n: number) => writeLast(() => sql`insert into last_writes values (${n}::int)`);
  const kept = async () => (await database.executeSql('select n from last_writes order by n')).rows;
  beforeAll(() => database.executeSql('create table last_writes (n int)'));

  it('are one statement', async () => {
    const { statements } = await countStatements(database, () =>
      database.transaction(async () => {
        insert(1);
        insert(2);
      }),
    );
    expect(statements).toHaveLength(3);
    expect(await kept()).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('are lost with the transaction', async () => {
    const failing = database.transaction(async () => {
      insert(3);
      throw new InternalError('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await kept()).toHaveLength(2);
  });

  it('undo the transaction when one of them fails', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.execute(sql`insert into last_writes values (4)`);
      writeLast(() => sql`insert into last_writes values (${'no number'}::text::int)`);
    });
    await expect(failing).rejects.toThrow();
    expect(await kept()).toHaveLength(2);
  });

  it('need a transaction', () => {
    expect(() => insert(5)).toThrow('outside of a transaction');
  });
});

const samples = pgTable('column_samples', { at: moment('at').notNull(), priceFen: fen('price_fen').notNull() });

describe('columns', () => {
  it('keep moments to the millisecond and money beyond 32 bits', async () => {
    const row = { at: 1_795_000_000_123, priceFen: 9_007_199_254_740_991 };
    await database.transaction(async (tx) => {
      await tx.execute(sql`create temporary table column_samples (at timestamptz(3), price_fen bigint) on commit drop`);
      await tx.insert(samples).values(row);
      expect(await tx.select().from(samples)).toEqual([row]);
    });
  });
});
