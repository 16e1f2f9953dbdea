import type { Ctx } from './context';
import { InternalError } from './errors';

/**
 * Events that modules publish, named in the past tense. The owner declares them: `declare module
 * '…/kernel/jobs' { interface EventMap { OrderPaid: { orderId: string } } }`.
 */
export interface EventMap {
  /** Published when a first login has created an account. */
  AccountCreated: { accountId: string; shareCode: string | null };
  /**
   * Published when an account has been cancelled; modules delete or anonymise their data of the
   * person.
   */
  AccountCancelled: { accountId: string };
}

/**
 * Jobs that a module schedules for itself, declared like events: `interface JobMap { expireOrder: {
 * orderId: string } }`.
 */
export interface JobMap {
  /** Does nothing; for tests of the job queue. */
  probe: Record<string, never>;
}

type Handler<P> = (ctx: Ctx, payload: P) => Promise<void>;

/**
 * A subscription or job handler: a plain function runs in a transaction that also marks the job
 * done, so its writes happen exactly once; `{ tx: false, run }` runs outside a transaction, for
 * calls to providers, and may run more than once. `skipsDemo`: events of demo data are left out,
 * since nobody is to be told of a past that was made up. `when`: for an event that only some of its
 * payloads concern; the others store no job.
 */
export type JobHandler<P> = Handler<P> | { tx: boolean; skipsDemo?: true; when?(payload: P): boolean; run: Handler<P> };

/** Request id of the context that demo data is added with. */
export const DEMO_REQUEST = 'demo';

/** Subscriptions of a module: event → name of the subscription → handler. */
export type EventTable = { [E in keyof EventMap]?: Record<string, JobHandler<EventMap[E]>> };
/** Jobs of a module: name → handler. */
export type JobTable = { [J in keyof JobMap]?: JobHandler<JobMap[J]> };

/** One stored unit of work. */
export interface Task {
  /** For example `event:OrderPaid/orderTimeline` or `job:expireOrder`. */
  handler: string;
  payload: unknown;
  /** When it is due, epoch milliseconds. */
  runAt: number;
}

type Registered = Exclude<JobHandler<never>, Handler<never>>;

/** All handlers of all modules, by task name. */
export class TaskRegistry {
  private readonly handlers = new Map<string, Registered>();
  private readonly subscribers = new Map<string, string[]>();

  addEvents(table: EventTable): void {
    for (const [event, subscriptions] of Object.entries(table)) {
      for (const [name, handler] of Object.entries(subscriptions ?? {})) {
        const key = `event:${event}/${name}`;
        this.add(key, handler as JobHandler<never>);
        this.subscribers.set(event, [...(this.subscribers.get(event) ?? []), key]);
      }
    }
  }

  addJobs(table: JobTable): void {
    for (const [name, handler] of Object.entries(table)) this.add(`job:${name}`, handler as JobHandler<never>);
  }

  subscribersOf(event: string): readonly string[] {
    return this.subscribers.get(event) ?? [];
  }

  find(key: string): Registered | undefined {
    return this.handlers.get(key);
  }

  private add(key: string, handler: JobHandler<never>): void {
    if (this.handlers.has(key)) throw new InternalError(`${key} is registered twice`);
    this.handlers.set(key, typeof handler === 'function' ? { tx: true, run: handler } : handler);
  }
}

/**
 * Stores an event in the caller's transaction; after the commit every subscriber runs at least
 * once.
 */
export async function publish<E extends keyof EventMap>(ctx: Ctx, event: E, payload: EventMap[E]): Promise<void> {
  const runAt = ctx.now();
  const { registry } = ctx.app.jobs;
  const isDemo = ctx.requestId === DEMO_REQUEST;
  const handlers = registry.subscribersOf(event).filter((handler) => {
    const { skipsDemo, when } = registry.find(handler) ?? {};
    return !(isDemo && skipsDemo) && (when?.(payload as never) ?? true);
  });
  await ctx.app.jobs.store(
    ctx,
    handlers.map((handler) => ({ handler, payload, runAt })),
  );
}

/** Stores a job in the caller's transaction; it runs at least once at or after `runAt` (epoch ms). */
export async function schedule<J extends keyof JobMap>(
  ctx: Ctx,
  job: J,
  payload: JobMap[J],
  runAt: number,
): Promise<void> {
  await ctx.app.jobs.store(ctx, [{ handler: `job:${String(job)}`, payload, runAt }]);
}
