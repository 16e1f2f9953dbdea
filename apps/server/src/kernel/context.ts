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

/** The account and session behind a request. */
export interface Actor {
  accountId: string;
  sessionId: string;
  /** Read together with the session; `owner` means that the account has a delivered car. */
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

/** Request headers that use cases may need. */
export interface RequestInfo {
  /** One-time ticket of a solved captcha. */
  captchaTicket: string | null;
  /** Queue ticket that came with an earlier 2000001 response. */
  queueTicket: string | null;
  /** Token of the device-risk client. */
  riskToken: string | null;
  /** The `User-Agent` header. */
  userAgent: string | null;
  /** Why a member of staff makes the change, in their words; empty when they do not say. */
  reason: string;
  /** Scheme and host of the request, for absolute URLs. */
  origin: string;
}

/** What every use case receives. */
export interface Ctx {
  /** A transaction when the route or handler runs in one, else the database itself. */
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  /** Null for visitors. */
  actor: Actor | null;
  platform: PlatformCode;
  /**
   * Language of the caller. The gateway translates responses and errors; a use case needs it only
   * for documents.
   */
  language: LanguageCode;
  ip: string;
  requestId: string;
  log: Logger;
  request: RequestInfo;
  app: AppServices;
}

/** A context of a customer known to be logged in (routes with `auth: 'customer'` and stricter). */
export type ActorCtx = Ctx & { actor: Actor };

/** A context without a caller, for jobs, demo data and startup. */
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
      reason: '',
      origin: app.config.publicUrl ?? '',
    },
    app,
  };
}

/**
 * How many times a transaction is tried when a randomly drawn number (`newNumber`) is already
 * taken.
 */
const MOST_DRAWS = 3;

/**
 * Starts `work` without awaiting `held`, whose statement was sent earlier on the same connection:
 * the database runs them in order, and they leave in one packet. A failure of `held` takes
 * precedence over one of `work`.
 */
async function whileHeld<T>(held: Promise<void> | undefined, work: () => Promise<T>): Promise<T> {
  const [hold, done] = await Promise.allSettled([held, work()]);
  if (hold.status === 'rejected') throw hold.reason;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/**
 * Runs `work` in a transaction, a new one unless `ctx.db` already is one. A new transaction locks
 * the caller's account first. It is rolled back and run again when a number drawn by `work` is
 * taken.
 * @throws ACCOUNT_CANCELLED and the other errors of an ended session
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
