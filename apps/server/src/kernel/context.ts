import { defaultLanguage, type LanguageCode, type PlatformCode } from '@voltfront/contract/headers';
import type { Role } from '@voltfront/contract/permissions';
import './account-guard';
import type { Cache } from './cache';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database, Db } from './database';
import { isTakenNumber } from './database-errors';
import type { Hooks } from './hooks';
import type { JobQueue } from './job-queue';
import type { Logger } from './log';
import type { Metrics } from './metrics';
import type { Signals } from './signals';

/** Who is asking. */
export interface Actor {
  accountId: string;
  sessionId: string;
  /** Read with the session: an owner is whose car is delivered. */
  roles: readonly Role[];
}

/**
 * Services every use case can reach as `ctx.app`. A provider adds itself by
 * `declare module '…/kernel/context' { interface AppServices { sms: SmsProvider } }` and its module's `setup`.
 */
export interface AppServices {
  readonly config: Config;
  readonly database: Database;
  readonly cache: Cache;
  readonly signals: Signals;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly hooks: Hooks;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Headers of a request that use cases may want. */
export interface RequestInfo {
  /** One-time ticket of a solved captcha. */
  captchaTicket: string | null;
  /** Ticket of an earlier 2000001. */
  queueTicket: string | null;
  /** Token of the device-risk client. */
  riskToken: string | null;
  /** What the browser or app calls itself. */
  userAgent: string | null;
  /** Scheme and host the customer used, for absolute addresses. */
  origin: string;
}

/** What every use case receives. */
export interface Ctx {
  /** A transaction where the route or handler says so, else the database itself. */
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  /** Null for visitors. */
  actor: Actor | null;
  platform: PlatformCode;
  /** What the caller reads. Replies and refusals are put in words by the gateway; a use case needs it for documents only. */
  language: LanguageCode;
  ip: string;
  requestId: string;
  log: Logger;
  request: RequestInfo;
  app: AppServices;
}

/** A context of a customer known to be logged in (routes with `auth: 'customer'` and stricter). */
export type ActorCtx = Ctx & { actor: Actor };

/** A context without a caller, for jobs, demo data and start-up work. */
export function systemContext(app: AppServices, db: Db = app.database.db, requestId = 'system'): Ctx {
  return {
    db,
    now: () => app.clock.now(),
    actor: null,
    platform: 'WEB_MOBILE',
    language: defaultLanguage,
    ip: '127.0.0.1',
    requestId,
    log: app.log.child({ requestId }),
    request: {
      captchaTicket: null,
      queueTicket: null,
      riskToken: null,
      userAgent: null,
      origin: app.config.publicUrl ?? '',
    },
    app,
  };
}

/** Transactions that are tried when a number that was drawn at random is another one's already (`newNumber`). */
const MOST_DRAWS = 3;

/**
 * Runs `work` without waiting for `held`, whose statement was sent before those of `work` on the same connection: the
 * database takes them in that order, and they go as one packet. What `held` says counts before what `work` says.
 */
async function whileHeld<T>(held: Promise<void> | undefined, work: () => Promise<T>): Promise<T> {
  const [hold, done] = await Promise.allSettled([held, work()]);
  if (hold.status === 'rejected') throw hold.reason;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/**
 * The same context on a transaction; runs `work` in a new one unless `ctx.db` already is one. A new one holds the account
 * of the caller first. It is rolled back and run again when a number that `work` drew is taken.
 * @throws ACCOUNT_CANCELLED and the other refusals of an ended session
 */
export async function withTransaction<C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const { actor, app } = ctx;
  if (ctx.db !== app.database.db) return work(ctx);
  for (let draw = 1; ; draw += 1) {
    try {
      return await app.database.transaction((tx) => {
        const held = actor ? app.accountGuard?.hold(tx, actor) : undefined;
        return whileHeld(held, () => work({ ...ctx, db: tx }));
      });
    } catch (error) {
      if (draw >= MOST_DRAWS || !isTakenNumber(error)) throw error;
    }
  }
}
