import type { ErrorName } from '@voltfront/contract/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Network faults as Node names them. */
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

/** The driver's answer when PostgreSQL gives none; its own errors have texts only. */
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
 * States (SQLSTATE) in which a server cannot serve, or this connection leads to the wrong one: connection faults,
 * no resources, shutting down or starting, faults of its disk, a standby that takes no writes.
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

/** An error and what caused it, the deepest first. */
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

/** The catalogue's answer to a fault of the database that callers, other people or an outage can bring about. */
export function databaseRefusal(error: unknown): ErrorName | undefined {
  for (const fault of chainOf(error)) {
    const refusal = refusalOf(fault);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Whether the connection that failed so is of no use any more. */
export const isOutage = (error: unknown): boolean => databaseRefusal(error) === 'UNAVAILABLE';

/** Whether a statement gave up waiting for a row that somebody else holds. */
export const isLockTimeout = (error: unknown): boolean => databaseRefusal(error) === 'RECORD_BUSY';

/**
 * Keys of numbers that are drawn at random: drizzle's names of primary keys that end with a number, and our own. The history
 * of a thing is written together with it, and its key may be the first that is checked.
 */
const NUMBER_KEY = /_no(_sequence)?(_pk)?$/;

/** Whether a row was refused because its number is another one's. */
export const isTakenNumber = (error: unknown): boolean =>
  chainOf(error).some(({ code, constraint }) => code === '23505' && NUMBER_KEY.test(String(constraint)));

/** Of a failed statement its text without values, and what the driver said; undefined for other errors. */
export const failedStatement = (error: unknown): { err: unknown; statement: string } | undefined =>
  error instanceof DrizzleQueryError ? { err: error.cause, statement: error.query } : undefined;
