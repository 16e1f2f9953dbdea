import { type SQL, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { type AppServices, type Ctx, systemContext } from './context';
import type { Db, ExecuteSql } from './database';
import { InternalError } from './errors';
import type { Task, TaskRegistry } from './jobs';
import { afterCommit } from './transaction-scope';

const QUEUE = 'outbox';
const BATCH = 8;
const RETRIES = 12;

interface StoredJob {
  id: string;
  data: Task;
  retryCount: number;
  retryLimit: number;
}

/** Turns SQL text with `$1` parameters into a drizzle statement, so that pg-boss can write in a transaction. */
function toStatement(text: string, values: unknown[]): SQL {
  const chunks: SQL[] = [];
  let from = 0;
  for (const match of text.matchAll(/\$(\d+)/g)) {
    chunks.push(sql.raw(text.slice(from, match.index)), sql`${sql.param(values[Number(match[1]) - 1])}`);
    from = match.index + match[0].length;
  }
  chunks.push(sql.raw(text.slice(from)));
  return sql.join(chunks);
}

const onHandle = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) =>
    (await db.execute(toStatement(text, values))) as { rows: Record<string, unknown>[] },
});

/** Stores tasks transactionally and runs them: an outbox on pg-boss. */
export class JobQueue {
  private readonly boss: PgBoss;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;
  private isStarted = false;
  private isWoken = false;

  constructor(
    private readonly executeSql: ExecuteSql,
    readonly registry: TaskRegistry,
    private readonly pollMs: number,
  ) {
    const db = { executeSql: (text: string, values: unknown[]) => this.executeSql(text, values) };
    this.boss = new PgBoss({ db, schema: 'jobs', schedule: false, supervise: true, maintenanceIntervalSeconds: 120 });
  }

  /** Creates what the queue needs in the database. */
  async open(onError: (error: Error) => void): Promise<void> {
    this.boss.on('error', onError);
    await this.boss.start();
    if (!(await this.boss.getQueue(QUEUE))) await this.boss.createQueue(QUEUE);
  }

  /** Stores tasks in the transaction of `ctx`. */
  async store(ctx: Ctx, tasks: Task[]): Promise<void> {
    if (tasks.length === 0) return;
    const now = ctx.now();
    const jobs = tasks.map((task) => ({
      name: QUEUE,
      data: task,
      retryLimit: RETRIES,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 120,
      ...(task.runAt > now ? { startAfter: new Date(Date.now() + task.runAt - now).toISOString() } : {}),
    }));
    await this.boss.insert(jobs, { db: onHandle(ctx.db) });
    afterCommit(() => this.wake());
  }

  /** Starts looking for due tasks until `stop`. */
  start(app: AppServices): void {
    this.isStarted = true;
    const loop = () => {
      this.isWoken = false;
      this.running = this.drain(app)
        .catch((error: unknown) => app.log.error({ err: error }, 'jobs: look for due tasks failed'))
        .finally(() => {
          if (this.isStarted) this.timer = setTimeout(loop, this.isWoken ? 0 : this.pollMs);
        });
    };
    this.loop = loop;
    loop();
  }

  private loop: () => void = () => undefined;

  /** Looks for due tasks at once. */
  wake(): void {
    this.isWoken = true;
    if (!this.isStarted || !this.timer) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    setImmediate(this.loop);
  }

  /** Runs everything that is due, and what it starts, until nothing is left. */
  async drain(app: AppServices): Promise<number> {
    let ran = 0;
    for (;;) {
      const jobs = (await this.boss.fetch<Task>(QUEUE, { batchSize: BATCH, includeMetadata: true })) as StoredJob[];
      if (jobs.length === 0) return ran;
      await Promise.all(jobs.map((job) => this.runOne(app, job)));
      ran += jobs.length;
    }
  }

  /** Makes tasks due whose time has come by the app's own clock (which tests move), then runs them. */
  async runDue(app: AppServices): Promise<number> {
    const text = `update jobs.job set start_after = now() - interval '1 second'
      where name = $1 and state < 'active' and (data->>'runAt')::bigint <= $2`;
    await this.executeSql(text, [QUEUE, app.clock.now()]);
    return this.drain(app);
  }

  private async runOne(app: AppServices, job: StoredJob): Promise<void> {
    const { handler, payload } = job.data;
    try {
      const found = this.registry.find(handler);
      if (!found) throw new InternalError(`no handler for ${handler}`);
      if (found.tx) {
        await app.database.transaction(async (tx) => {
          await found.run(systemContext(app, tx, job.id), payload as never);
          await this.boss.complete(QUEUE, job.id, {}, { db: onHandle(tx) });
        });
      } else {
        await found.run(systemContext(app, app.database.db, job.id), payload as never);
        await this.boss.complete(QUEUE, job.id);
      }
      app.metrics.jobs.inc({ handler, outcome: 'done' });
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit;
      app.metrics.jobs.inc({ handler, outcome: isLast ? 'dead' : 'retry' });
      app.log[isLast ? 'error' : 'warn'](
        { err: error, handler, job: job.id, attempt: job.retryCount + 1 },
        'job failed',
      );
      await this.boss.fail(QUEUE, job.id, { message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Stops looking and waits for running tasks. */
  async stop(): Promise<void> {
    this.isStarted = false;
    clearTimeout(this.timer);
    await this.running;
    await this.boss.stop({ graceful: false, wait: false });
  }
}
