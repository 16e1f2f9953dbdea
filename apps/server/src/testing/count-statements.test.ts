import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../kernel/database';
import { countStatements } from './count-statements';
import { createTestDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('countStatements', () => {
  it('tells every statement of a transaction with its text, begin and commit too', async () => {
    const { result, statements } = await countStatements(database, () =>
      database.transaction(async (tx) => (await tx.execute<{ two: number }>(sql`select ${1}::int + 1 as two`)).rows[0]),
    );
    expect(result).toEqual({ two: 2 });
    expect(statements.map((text) => text.toLowerCase())).toEqual(['begin', 'select $1::int + 1 as two', 'commit']);
  });

  it('counts what does not go through the query builder', async () => {
    const { statements } = await countStatements(database, () => database.executeSql('select $1::int', [1]));
    expect(statements).toEqual(['select $1::int']);
  });

  it('counts nothing before and after', async () => {
    await database.executeSql('select 1');
    const { statements } = await countStatements(database, async () => undefined);
    await database.executeSql('select 2');
    expect(statements).toEqual([]);
  });
});
