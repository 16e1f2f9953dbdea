import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointKey, ReplyOf } from '@voltfront/contract';
import { errorCatalogue } from '@voltfront/contract/errors';
import { InternalError } from '../kernel/errors';
import { randomToken } from '../kernel/ids';
import { ProcessBuyer } from './process-buyer';
import type { ProcessCall, ServerProcess } from './server-process';

/** Error codes after which a request is repeated, with the same key. */
const SEND_AGAIN = new Set<string>(
  (['UNAVAILABLE', 'OVERLOADED', 'RECORD_BUSY', 'IDEMPOTENCY_RUNNING'] as const).map(
    (name) => errorCatalogue[name].code,
  ),
);
const PAUSE_MS = 100;
const PATIENCE_MS = 30_000;

/**
 * A customer who repeats a request with its idempotency key until it succeeds. Any other error
 * fails the test.
 */
export class InsistentBuyer extends ProcessBuyer {
  /** Codes of the responses after which a request was repeated, in order. */
  readonly refusals: string[] = [];
  /** Longest response time, in milliseconds. */
  slowest = 0;

  override async ask<K extends EndpointKey>(server: ServerProcess, key: K, input: ProcessCall): Promise<ReplyOf<K>> {
    const headers = { 'x-volt-idempotency': randomToken(12), ...input.headers };
    const endsAt = Date.now() + PATIENCE_MS;
    while (Date.now() < endsAt) {
      const askedAt = performance.now();
      const { status, code, message, data } = await this.call(server, key, { ...input, headers });
      this.slowest = Math.max(this.slowest, performance.now() - askedAt);
      if (code === errorCatalogue.SUCCESS.code) return data;
      if (!SEND_AGAIN.has(code)) throw new InternalError(`${key}: ${status} ${code} ${message}\n${server.printed}`);
      this.refusals.push(code);
      await pause(PAUSE_MS);
    }
    throw new InternalError(`${key}: still refused after ${PATIENCE_MS} ms: ${this.refusals.slice(-5)}`);
  }
}
