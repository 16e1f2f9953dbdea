import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database';
import { openPglite } from './database-pglite';
import { InternalError } from './errors';

const CALLERS = 20;
const STATEMENTS = 20;
/** A few milliseconds of database work. */
const work = sql`select count(*) from generate_series(1, 20000)`;

let database: Database;
beforeAll(async () => {
  database = await openPglite('memory://');
  await database.db.execute(sql`create table steps (n serial, caller int)`);
});
afterAll(() => database.close());

/** Number of event loop turns until `busy` has ended. */
async function turnsDuring(busy: Promise<unknown>): Promise<number> {
  let isBusy = true;
  let turns = 0;
  void busy.finally(() => {
    isBusy = false;
  });
  while (isBusy) {
    await turn();
    turns += 1;
  }
  await busy;
  return turns;
}

const atOnce = (one: (caller: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, caller) => one(caller)));

describe('the embedded database', () => {
  it('lets the rest of the process in between the statements of transactions', async () => {
    const busy = atOnce(() =>
      database.transaction(async (tx) => {
        for (let n = 0; n < STATEMENTS; n++) await tx.execute(work);
      }),
    );
    expect(await turnsDuring(busy)).toBeGreaterThan((CALLERS * STATEMENTS) / 4);
  });

  it('lets it in between single statements', async () => {
    expect(await turnsDuring(atOnce(() => database.db.execute(work)))).toBeGreaterThan(CALLERS / 4);
  });

  it('still runs one transaction after the other, in the order of their coming', async () => {
    await atOnce((caller) =>
      database.transaction(async (tx) => {
        for (let n = 0; n < 3; n++) await tx.execute(sql`insert into steps (caller) values (${caller})`);
      }),
    );
    const { rows } = await database.db.execute<{ caller: number }>(sql`select caller from steps order by n`);
    expect(rows.map(({ caller }) => caller)).toEqual(Array.from({ length: 3 * CALLERS }, (_, n) => Math.floor(n / 3)));
  });

  it('goes on after a transaction that failed', async () => {
    const failing = database.transaction(async () => {
      throw new InternalError('no');
    });
    const next = database.db.execute<{ one: number }>(sql`select 1 as one`);
    await expect(failing).rejects.toThrow('no');
    expect((await next).rows).toEqual([{ one: 1 }]);
  });
});
