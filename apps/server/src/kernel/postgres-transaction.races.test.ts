import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../testing/fresh-database';
import { testConfig } from './config';
import { type Ctx, withTransaction } from './context';
import { type Database, type Db, openDatabase } from './database';
import { writeLast } from './transaction-scope';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(process.env.TEST_DATABASE_URL ?? '');
  drop = fresh.drop;
  database = await openDatabase(testConfig({ databaseUrl: fresh.url, databasePoolMax: 2 }));
  await database.executeSql('create table steps (n int primary key)');
});
afterAll(async () => {
  await database.close();
  await drop();
});

const steps = async () => (await database.executeSql('select n from steps order by n')).rows.map(({ n }) => n);

/** How often `work` writes to a socket. */
async function packetsOf(work: () => Promise<unknown>): Promise<number> {
  const prototype = Socket.prototype as unknown as { _writeGeneric(...args: unknown[]): void };
  const spy = vi.spyOn(prototype, '_writeGeneric');
  await work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

describe('a transaction on PostgreSQL', () => {
  it('sends its beginning with its first statement, and its last writes with the commit', async () => {
    const work = (n: number) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select ${n}::int`);
        writeLast(() => sql`insert into steps values (${n}::int)`);
      });
    await work(1);
    expect(await packetsOf(() => work(2))).toBe(2);
    expect(await steps()).toEqual([1, 2]);
  });

  it('stores nothing when its last write fails, and says why', async () => {
    const work = database.transaction(async (tx) => {
      await tx.execute(sql`insert into steps values (3)`);
      writeLast(() => sql`insert into steps values (1)`);
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await steps()).toEqual([1, 2]);
  });

  it('fails when a statement failed and nobody noticed', async () => {
    const work = database.transaction(async (tx) => {
      await tx.execute(sql`insert into steps values (4)`);
      await tx.execute(sql`select no_such_function()`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('unnoticed');
    expect(await steps()).toEqual([1, 2]);
  });

  it('has a handle of its own, on the same connection too', async () => {
    const handles = new Set<unknown>();
    const connections = new Set<unknown>();
    for (const _ of [1, 2]) {
      await database.transaction(async (tx) => {
        handles.add(tx);
        connections.add((await tx.execute<{ id: number }>(sql`select pg_backend_pid() as id`)).rows[0]?.id);
      });
    }
    expect([handles.size, connections.size]).toEqual([2, 1]);
  });
});

describe('a transaction of a person on PostgreSQL', () => {
  const inOrder = () => sql<{ turn: number }>`select nextval('turns')::int as turn`;
  /** A person's context whose account lock is `hold`. */
  const personWith = (hold: (tx: Db) => Promise<void>) =>
    ({
      actor: { accountId: 'anna', sessionId: 'one' },
      app: { database, accountGuard: { hold } },
      db: database.db,
    }) as unknown as Ctx;

  beforeAll(() => database.executeSql('create sequence turns'));

  it('holds the account before its first statement, in the same packet', async () => {
    const turns: Record<string, number | undefined> = {};
    const take = async (name: string, tx: Db) => {
      turns[name] = (await tx.execute<{ turn: number }>(inOrder())).rows[0]?.turn;
    };
    const work = () =>
      withTransaction(
        personWith((tx) => take('hold', tx)),
        (ctx) => take('work', ctx.db),
      );
    await work();
    expect(turns).toEqual({ hold: 1, work: 2 });
    expect(await packetsOf(work)).toBe(2);
  });

  it('stores nothing when the account cannot be held, and says that rather than what failed behind it', async () => {
    const before = await steps();
    const refuseHold = async (tx: Db) => {
      await tx.execute(sql`select 1`);
      throw new Error('cancelled');
    };
    const write = (ctx: Ctx) => ctx.db.execute(sql`insert into steps values (50)`);
    const fail = (ctx: Ctx) => ctx.db.execute(sql`insert into steps values (1)`);
    await expect(withTransaction(personWith(refuseHold), write)).rejects.toThrow('cancelled');
    await expect(withTransaction(personWith(refuseHold), fail)).rejects.toThrow('cancelled');
    expect(await steps()).toEqual(before);
  });
});
