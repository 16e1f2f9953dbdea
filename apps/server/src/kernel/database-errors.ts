import type { ErrorName } from '@voltfront/contract/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Node's error codes for network faults. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * The driver's error message on a timeout of a query; the driver's own errors have messages but no
 * codes.
 */
export const NO_ANSWER = 'Query read timeout';
const LOST = new Set([
  NO_ANSWER,
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout expired',
]);
const POOL_IS_FULL = 'timeout exceeded when trying to connect';

/**
 * SQLSTATE codes that mean an outage or a connection to the wrong server: connection errors, no
 * resources, shutdown or startup, disk errors, a read-only standby.
 */
const OUTAGE = /^(08...|53...|57P0[1-5]|58...|25006)$/;
const BY_STATE: Record<string, ErrorName> = {
  '55P03': 'RECORD_BUSY',
  '57014': 'OVERLOADED',
  '25P03': 'OVERLOADED',
  '40001': 'STATE_CHANGED',
  '40P01': 'STATE_CHANGED',
  '23505': 'STATE_CHANGED',
};

interface Fault {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  constraint?: unknown;
}

/** An error and its causes, the innermost first. */
function chainOf(error: unknown): Fault[] {
  const chain: Fault[] = [];
  for (let fault = error as Fault | undefined; fault; fault = fault.cause as Fault | undefined) chain.unshift(fault);
  return chain;
}

function refusalOf({ code, message }: Fault): ErrorName | undefined {
  if (typeof code === 'string') {
    if (NETWORK.has(code) || OUTAGE.test(code)) return 'UNAVAILABLE';
    return BY_STATE[code] ?? (/^22[0-9A-Z]{3}$/.test(code) ? 'BAD_INPUT' : undefined);
  }
  if (message === POOL_IS_FULL) return 'OVERLOADED';
  return LOST.has(String(message)) ? 'UNAVAILABLE' : undefined;
}

/**
 * The catalogue code for a database error that callers, concurrency or an outage can cause;
 * undefined for other errors.
 */
export function databaseRefusal(error: unknown): ErrorName | undefined {
  for (const fault of chainOf(error)) {
    const refusal = refusalOf(fault);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Whether the connection of the failed statement is unusable. */
export const isOutage = (error: unknown): boolean => databaseRefusal(error) === 'UNAVAILABLE';

/** Whether a statement timed out waiting for a row lock. */
export const isLockTimeout = (error: unknown): boolean => databaseRefusal(error) === 'RECORD_BUSY';

/**
 * Unique keys of randomly drawn numbers: drizzle's names of primary keys that end in a number
 * column, and our own. The history of a row is written in the same statement, so its key may be the
 * one that is violated first.
 */
const NUMBER_KEY = /_no(_sequence)?(_pk)?$/;

/** Whether an insert failed because the drawn number is already taken. */
export const isTakenNumber = (error: unknown): boolean =>
  chainOf(error).some(({ code, constraint }) => code === '23505' && NUMBER_KEY.test(String(constraint)));

/** Whether a statement failed because of a unique key. */
export const isTakenKey = (error: unknown, key: string): boolean =>
  chainOf(error).some(({ code, constraint }) => code === '23505' && constraint === key);

/**
 * A failed statement: its SQL without values, and the driver's error; undefined for other errors.
 */
export const failedStatement = (error: unknown): { err: unknown; statement: string } | undefined =>
  error instanceof DrizzleQueryError ? { err: error.cause, statement: error.query } : undefined;
