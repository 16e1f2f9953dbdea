import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { route } from './gateway/routes';
import type { DatabaseLimits } from './kernel/database-pools';
import { asWork } from './kernel/database-use';
import { marks } from './kernel/kernel.tables';
import { defineModule } from './kernel/module';
import { account } from './modules/account';
import { captcha } from './modules/captcha';
import { points } from './modules/points';
import { system } from './modules/system';
import { createTestServer, type TestPerson, type TestServer } from './testing';
import { createTestDatabase } from './testing/database';

const REMIND = 'POST /api/mporder/v1/vehicle/reminder';
const DELETE = 'POST /api/mpmkt/v1/community/comment/delete';
const CHECK_IN = 'POST /api/mpintegral/v1/checkIn';
const INFO = 'GET /api/appuser/v1/user/info';
const PEOPLE = 4;
/** Far above what a busy machine takes for an ordinary call, such as the logins of these tests. */
const IDLE_LIMIT_MS = 1500;
const STATEMENT_LIMIT_MS = 1500;

/** Writes a row that the test has locked, or keeps the database busy in other ways. */
const desk = defineModule({
  name: 'desk',
  routes: {
    [REMIND]: route<typeof REMIND>({
      tx: true,
      run: async (ctx, { body }) => {
        await ctx.db.update(marks).set({ madeAt: ctx.now() });
        return { isSet: body.isSet };
      },
    }),
    [DELETE]: route<typeof DELETE>({
      run: async (ctx, { body }) => {
        const idle = () =>
          ctx.app.database.transaction(async (tx) => {
            await tx.execute(sql`select 1`);
            await pause(IDLE_LIMIT_MS + 400);
            await tx.execute(sql`select 1`);
          });
        if (body.commentId === 'idle') await idle();
        else await ctx.db.execute(sql`select pg_sleep(${body.commentId === 'slow' ? 3 : 0})`);
        return { ok: true as const };
      },
    }),
  },
});

let server: TestServer;
let people: TestPerson[];
let other: TestPerson;
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function open(limits: Partial<DatabaseLimits>): Promise<void> {
  const database = await createTestDatabase(undefined, { databasePoolMax: 8, ...limits });
  server = await createTestServer({ modules: [system, captcha, points, account, desk], database });
  cleanUps.push(() => server.close());
  other = await server.login();
  await server.database.db.insert(marks).values({ name: 'held', madeAt: 0 });
}

async function openWithPeople(limits: Partial<DatabaseLimits>): Promise<void> {
  await open(limits);
  people = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await server.login());
}

/** Locks the row on a separate connection. @returns a function that releases it */
async function holdRow(): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const holding = asWork(() =>
    server.database.transaction(async (tx) => {
      await tx.execute(sql`select name from marks where name = 'held' for update`);
      isHeld();
      await until;
    }),
  );
  await held;
  const end = async () => {
    letGo();
    await holding;
  };
  cleanUps.push(end);
  return end;
}

const remindAll = () => {
  const calls = [...people, ...people, ...people].map(({ token }) =>
    server.call(REMIND, { token, body: { modelId: 'YL01', isSet: true } }),
  );
  const settled: string[] = [];
  for (const call of calls) void call.then(({ name }) => settled.push(name));
  return { settled, all: Promise.all(calls) };
};

const remove = (commentId: string) => server.call(DELETE, { token: other.token, body: { commentId } });

describe('a row that somebody holds', () => {
  it('delays those who want it, and nobody else', async () => {
    await openWithPeople({});
    const letGo = await holdRow();
    const { settled, all } = remindAll();
    for (const person of [other, ...people]) {
      expect((await server.call(INFO, { token: person.token })).name).toBe('SUCCESS');
    }
    expect((await server.call(CHECK_IN, { token: other.token })).name).toBe('SUCCESS');
    expect((await server.app.server.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect(settled).toEqual([]);
    await letGo();
    expect((await all).every(({ name }) => name === 'SUCCESS')).toBe(true);
  });

  it('is waited for so long, and no longer', async () => {
    await openWithPeople({ databaseLockTimeoutMs: 200 });
    const letGo = await holdRow();
    const answers = await remindAll().all;
    expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['RECORD_BUSY']));
    expect(answers.every(({ status, data }) => status === 503 && data === null)).toBe(true);
    await letGo();
    expect((await remindAll().all).some(({ name }) => name === 'SUCCESS')).toBe(true);
  });
});

describe('a statement of a call', () => {
  it('ends when it takes too long; those of jobs go on', async () => {
    await open({ databaseStatementTimeoutMs: STATEMENT_LIMIT_MS });
    expect(await remove('slow')).toMatchObject({ name: 'OVERLOADED', status: 503 });
    await asWork(() => server.database.executeSql('select pg_sleep(2)'));
  });

  it('that is slow takes no readiness away, not even when all connections run one', async () => {
    await open({});
    const slow = Array.from({ length: 20 }, () => server.database.executeSql('select pg_sleep(1.5)'));
    const first = Promise.race(slow).then(() => 'slow');
    const ready = server.app.server.inject({ url: '/readyz' });
    expect(await Promise.race([first, ready.then(({ statusCode }) => statusCode)])).toBe(200);
    await Promise.all(slow);
  });
});

describe('a transaction without statements', () => {
  it('ends, and its connection is replaced', async () => {
    await open({ databaseIdleTimeoutMs: IDLE_LIMIT_MS, databasePoolMax: 4 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove('idle')));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect((await remove('short')).name).toBe('SUCCESS');
  });
});
