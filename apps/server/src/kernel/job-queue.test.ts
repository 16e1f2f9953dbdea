import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing';
import { type Ctx, systemContext } from './context';
import { InternalError } from './errors';
import { JobQueue } from './job-queue';
import { publish, schedule, TaskRegistry } from './jobs';
import { marks } from './kernel.tables';
import { defineModule } from './module';

declare module './jobs' {
  interface EventMap {
    BellRang: { name: string };
  }
  interface JobMap {
    ringLater: { name: string };
  }
}

const heard: string[] = [];
let failures = 0;

async function mark(ctx: Ctx, name: string): Promise<void> {
  await ctx.db.insert(marks).values({ name, madeAt: ctx.now() });
}

const bell = defineModule({
  name: 'bell',
  events: {
    BellRang: {
      first: async (ctx, { name }) => {
        await mark(ctx, `${name}-first`);
        if (failures > 0) {
          failures -= 1;
          throw new InternalError('not now');
        }
        heard.push(`first:${name}`);
      },
      second: { tx: false, run: async (_ctx, { name }) => void heard.push(`second:${name}`) },
    },
  },
  jobs: { ringLater: async (_ctx, { name }) => void heard.push(`later:${name}`) },
});

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [bell] });
});
beforeEach(() => {
  heard.length = 0;
  failures = 0;
});
afterAll(() => server.close());

const inTransaction = (work: (ctx: Ctx) => Promise<void>) =>
  server.database.transaction((tx) => work(systemContext(server.app.services, tx)));

describe('events and jobs', () => {
  it('run every subscriber after the transaction', async () => {
    await inTransaction((ctx) => publish(ctx, 'BellRang', { name: 'a' }));
    expect(heard).toEqual([]);
    await server.runJobs();
    expect(heard.sort()).toEqual(['first:a', 'second:a']);
  });

  it('vanish with a transaction that rolls back', async () => {
    const work = inTransaction(async (ctx) => {
      await publish(ctx, 'BellRang', { name: 'b' });
      throw new InternalError('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await server.runJobs()).toBe(0);
  });

  it('wait until they are due', async () => {
    await inTransaction((ctx) => schedule(ctx, 'ringLater', { name: 'c' }, ctx.now() + 1_800_000));
    await server.runJobs();
    expect(heard).toEqual([]);
    server.clock.advance(1_800_000);
    await server.runJobs();
    expect(heard).toEqual(['later:c']);
  });

  it('are repeated after a failure, whose writes are undone, without repeating the others', async () => {
    failures = 2;
    await inTransaction((ctx) => publish(ctx, 'BellRang', { name: 'd' }));
    await server.runJobs();
    await server.runJobs();
    await server.runJobs();
    expect(heard.sort()).toEqual(['first:d', 'second:d']);
  });

  it('are not run again when an outage keeps from marking them done', async () => {
    const { services } = server.app;
    let isDown = false;
    const registry = new TaskRegistry();
    const rung: string[] = [];
    registry.addJobs({
      ringLater: {
        tx: false,
        run: async (_ctx, { name }) => {
          rung.push(name);
          isDown = true;
        },
      },
    });
    const executeSql: typeof server.database.executeSql = async (text, values) => {
      if (isDown) throw new InternalError('the database is away');
      return server.database.executeSql(text, values);
    };
    const queue = new JobQueue(executeSql, registry, 60_000);
    await queue.open((error) => expect.unreachable(error.message));
    await inTransaction((ctx) => schedule(ctx, 'ringLater', { name: 'f' }, ctx.now()));
    await expect(queue.drain(services)).rejects.toThrow('the database is away');
    isDown = false;
    expect(await queue.drain(services)).toBe(0);
    expect(rung).toEqual(['f']);
    const text = "select state from jobs.job where data->'payload'->>'name' = 'f'";
    expect((await server.database.executeSql(text)).rows).toEqual([{ state: 'completed' }]);
    await queue.stop();
  });

  it('run by themselves, at once, in a server that works', async () => {
    const { services } = server.app;
    services.jobs.start(services);
    await inTransaction((ctx) => publish(ctx, 'BellRang', { name: 'e' }));
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
  });
});
