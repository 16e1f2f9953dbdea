import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { type AppServices, type Ctx, systemContext } from './context';
import type { Db, ExecuteSql } from './database';
import { asWork } from './database-use';
import { InternalError } from './errors';
import type { EventMap, Task, TaskRegistry } from './jobs';
import { PollLoop } from './poll-loop';
import { PreparedWrite, preparedWrite } from './prepared';
import { afterCommit, insideTransaction, writeLast } from './transaction-scope';

const QUEUE = 'outbox';
const BATCH = 8;
const RETRIES = 12;

interface StoredJob {
  id: string;
  data: Task;
  retryCount: number;
  retryLimit: number;
}

/**
 * Marks jobs done and takes the next due ones, like pg-boss's `complete` and `fetch` for a queue
 * without a policy. Theirs join the table with itself, for which PostgreSQL may scan the whole
 * table; this statement finds each row by its key. $1 queue, $2 ids of finished jobs, $3 most jobs
 * to take.
 */
const HAND_OVER = `with done as (
    update jobs.job set completed_on = now(), state = 'completed'
    where name = $1 and id = any($2::uuid[]) and state = 'active')
  update jobs.job set state = 'active', started_on = now(),
    retry_count = case when started_on is not null then retry_count + 1 else retry_count end
  where name = $1 and id = any(array(
    select id from jobs.job where name = $1 and state < 'active' and start_after < now()
    order by priority desc, created_on, id limit $3::int for update skip locked))
  returning id, data, retry_count as "retryCount", retry_limit as "retryLimit"`;

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

const toJob = (task: Task, now: number): PgBoss.JobInsert => ({
  name: QUEUE,
  data: task,
  retryLimit: RETRIES,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 120,
  ...(task.runAt > now ? { startAfter: new Date(Date.now() + task.runAt - now).toISOString() } : {}),
});

/** Marks a job done, in the transaction that ran it. */
const completion = preparedWrite(
  ['jobId'],
  (_, { jobId }: { jobId: string }) => sql`update jobs.job set completed_on = now(), state = 'completed'
    where name = ${QUEUE} and id = ${jobId}::uuid and state = 'active'`,
);

/** Stores tasks transactionally and runs them: an outbox on pg-boss. */
export class JobQueue {
  private readonly boss: PgBoss;
  private loop: PollLoop | undefined;
  /** Error messages of failed jobs by id, until they are stored in the database. */
  private readonly failed = new Map<string, string>();
  /** Ids of jobs that ran outside a transaction and are not yet marked done in the database. */
  private done: string[] = [];
  /** Jobs of open transactions, by transaction handle. */
  private readonly waiting = new WeakMap<Db, PgBoss.JobInsert[]>();
  /** Builds the statement that stores jobs; set once the queue is open. */
  private insertion: (jobs: PgBoss.JobInsert[]) => SQLWrapper = () => {
    throw new InternalError('the queue is not open');
  };

  constructor(
    private readonly executeSql: ExecuteSql,
    readonly registry: TaskRegistry,
    private readonly pollMs: number,
  ) {
    const db = { executeSql: (text: string, values: unknown[]) => this.executeSql(text, values) };
    this.boss = new PgBoss({ db, schema: 'jobs', schedule: false, supervise: true, maintenanceIntervalSeconds: 120 });
  }

  /** Creates the queue's schema in the database. */
  async open(onError: (error: Error) => void): Promise<void> {
    this.boss.on('error', onError);
    await this.boss.start();
    if (!(await this.boss.getQueue(QUEUE))) await this.boss.createQueue(QUEUE);
    await this.learnInsertion();
  }

  /** Stores tasks: in a transaction together with its other tasks, at its end. */
  async store(ctx: Ctx, tasks: Task[]): Promise<void> {
    if (tasks.length === 0) return;
    const now = ctx.now();
    const jobs = tasks.map((task) => toJob(task, now));
    if (!insideTransaction()) {
      await this.boss.insert(jobs);
      this.loop?.wake();
      return;
    }
    const waiting = this.waiting.get(ctx.db);
    if (waiting) {
      waiting.push(...jobs);
      return;
    }
    this.waiting.set(ctx.db, jobs);
    writeLast(() => this.insertion(jobs));
    afterCommit(() => this.loop?.wake());
  }

  /** Whether subscriptions to an event about an account have not ended well yet. */
  async hasUnfinished(db: Db, event: keyof EventMap, accountId: string): Promise<boolean> {
    const { rows } = await db.execute(sql`select 1 from jobs.job where name = ${QUEUE} and state <> 'completed'
      and data->>'handler' like ${`event:${event}/%`} and data->'payload'->>'accountId' = ${accountId} limit 1`);
    return rows.length > 0;
  }

  /** Captures the SQL and the defaults of pg-boss's insert statement, which it does not expose. */
  private async learnInsertion(): Promise<void> {
    const executeSql = async (text: string, [, ...defaults]: unknown[]) => {
      const kind = {};
      const statement = (jobs: unknown) => toStatement(text, [jobs, ...defaults]);
      this.insertion = (jobs) => {
        const filled = JSON.stringify(jobs);
        return new PreparedWrite(
          kind,
          () => statement(sql.placeholder('jobs')),
          { jobs: filled },
          () => statement(filled),
        );
      };
      return { rows: [] };
    };
    await this.boss.insert([], { db: { executeSql } });
  }

  /** Starts polling for due tasks until `stop`. */
  start(app: AppServices): void {
    this.loop ??= new PollLoop(
      () => this.drain(app),
      this.pollMs,
      (error) => app.log.error({ err: error }, 'jobs: look for due tasks failed'),
    );
    this.loop.start();
  }

  /** Runs all due tasks, and the tasks they create, until none is left. @returns how many ran */
  async drain(app: AppServices): Promise<number> {
    let ran = 0;
    await this.tellFailed();
    for (;;) {
      const jobs = await this.handOver();
      if (jobs.length === 0) return ran;
      await Promise.all(jobs.map((job) => asWork(() => this.runOne(app, job))));
      ran += jobs.length;
    }
  }

  /** Makes tasks due whose time has come by the app's clock (which tests move), then runs them. */
  async runDue(app: AppServices): Promise<number> {
    const text = `update jobs.job set start_after = now() - interval '1 second'
      where name = $1 and state < 'active' and (data->>'runAt')::bigint <= $2`;
    await this.executeSql(text, [QUEUE, app.clock.now()]);
    return this.drain(app);
  }

  /**
   * Marks finished jobs done and takes due ones. What an outage prevents is retried at the next
   * poll.
   */
  private async handOver(): Promise<StoredJob[]> {
    const done = this.done;
    this.done = [];
    try {
      const { rows } = await this.executeSql(HAND_OVER, [QUEUE, done, BATCH]);
      return rows as unknown as StoredJob[];
    } catch (error) {
      this.done.push(...done);
      throw error;
    }
  }

  private async runOne(app: AppServices, job: StoredJob): Promise<void> {
    const { handler, payload } = job.data;
    try {
      const found = this.registry.find(handler);
      if (!found) throw new InternalError(`no handler for ${handler}`);
      if (found.tx) {
        await app.database.transaction(async (tx) => {
          await found.run(systemContext(app, tx, job.id), payload as never);
          writeLast(() => completion(tx, { jobId: job.id }));
        });
      } else {
        await found.run(systemContext(app, app.database.db, job.id), payload as never);
        this.done.push(job.id);
      }
      app.metrics.jobs.inc({ handler, outcome: 'done' });
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit;
      app.metrics.jobs.inc({ handler, outcome: isLast ? 'dead' : 'retry' });
      app.log[isLast ? 'error' : 'warn'](
        { err: error, handler, job: job.id, attempt: job.retryCount + 1 },
        'job failed',
      );
      const message = error instanceof Error ? error.message : String(error);
      this.failed.set(job.id, message);
      await this.tellFailed();
    }
  }

  /**
   * Reports failed jobs to pg-boss for a retry. What an outage prevents is retried at the next
   * poll.
   */
  private async tellFailed(): Promise<void> {
    for (const [id, message] of this.failed) {
      this.failed.delete(id);
      await asWork(() => this.boss.fail(QUEUE, id, { message })).catch((error: unknown) => {
        this.failed.set(id, message);
        throw error;
      });
    }
  }

  /** Stops polling and waits for running tasks. */
  async stop(): Promise<void> {
    await this.loop?.stop();
    await this.boss.stop({ graceful: false, wait: false });
  }
}
