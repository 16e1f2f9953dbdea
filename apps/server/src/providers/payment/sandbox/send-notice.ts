import type { Ctx } from '../../../kernel/context';
import { schedule } from '../../../kernel/jobs';
import type { NoticeAnswer, RawNotice } from '../types';
import { acknowledge, countAttempt } from './sandbox-bank.repository';
import { SANDBOX_SIGNATURE, SANDBOX_TIMESTAMP, sandboxSecret, signNotice } from './sandbox-signature';

/** Delivers a notice to the shop as if by HTTP. */
export type Deliver = (ctx: Ctx, notice: RawNotice) => Promise<NoticeAnswer>;

/** Pauses between attempts; the last one repeats until `MOST_ATTEMPTS`. About two days in all. */
const PAUSES_MS = [2, 5, 15, 30, 60, 180, 600, 1800, 3600].map((seconds) => seconds * 1000);
const MOST_ATTEMPTS = 60;

/** Signature headers of a notice, created anew for each attempt. */
export function noticeHeaders(secret: string, body: string, now: number): Record<string, string> {
  const timestamp = String(now);
  return {
    'content-type': 'application/json',
    [SANDBOX_TIMESTAMP]: timestamp,
    [SANDBOX_SIGNATURE]: signNotice(secret, timestamp, body),
  };
}

/**
 * Sends one notice, and schedules another attempt when the shop does not accept it; after a crash
 * its job runs again. Does nothing once the shop has accepted it. Call it outside a transaction.
 */
export async function sendNotice(ctx: Ctx, noticeId: string, deliver: Deliver): Promise<void> {
  const row = await countAttempt(ctx.db, noticeId);
  if (!row) return;
  const headers = noticeHeaders(await sandboxSecret(ctx), row.body, ctx.now());
  const answer = await deliver(ctx, { headers, rawBody: Buffer.from(row.body) });
  if (answer.status === 200) {
    await acknowledge(ctx.db, noticeId, ctx.now());
    return;
  }
  const pauseMs = PAUSES_MS[Math.min(row.attempts, PAUSES_MS.length) - 1] ?? 0;
  if (row.attempts < MOST_ATTEMPTS) await schedule(ctx, 'sendSandboxNotice', { noticeId }, ctx.now() + pauseMs);
}
