import { z } from 'zod';
import type { Ctx } from '../../../kernel/context';
import { type Notice, NoticeRefused, type RawNotice } from '../types';
import {
  isSignedNotice,
  SANDBOX_SIGNATURE,
  SANDBOX_TIMESTAMP,
  SANDBOX_WINDOW_MS,
  sandboxSecret,
} from './sandbox-signature';

const Fen = z.int().min(0);
const PaymentReport = z.object({
  paymentNo: z.string().max(64),
  status: z.enum(['pending', 'paid', 'failed', 'closed']),
  amountFen: Fen,
  providerNo: z.string().max(64).nullable(),
  paidAt: z.int().nullable(),
  reason: z.string().max(200).nullable(),
});
const RefundReport = z.object({
  refundNo: z.string().max(64),
  paymentNo: z.string().max(64),
  status: z.enum(['processing', 'done', 'failed']),
  amountFen: Fen,
});
const NoticeBody = z.discriminatedUnion('about', [
  z.object({ noticeId: z.string().min(1).max(64), about: z.literal('payment'), report: PaymentReport }),
  z.object({ noticeId: z.string().min(1).max(64), about: z.literal('refund'), report: RefundReport }),
]);

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

function readBody(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new NoticeRefused('not JSON');
  }
}

/**
 * Verifies age and signature (over the raw body) of a sandbox notice, then parses it. @throws
 * NoticeRefused
 */
export async function parseSandboxNotice(ctx: Ctx, { headers, rawBody }: RawNotice): Promise<Notice> {
  const timestamp = one(headers[SANDBOX_TIMESTAMP]);
  const signature = one(headers[SANDBOX_SIGNATURE]);
  if (!isSignedNotice(await sandboxSecret(ctx), timestamp, rawBody, signature))
    throw new NoticeRefused('wrong signature');
  if (!(Math.abs(ctx.now() - Number(timestamp)) <= SANDBOX_WINDOW_MS)) throw new NoticeRefused('too old or too new');
  const parsed = NoticeBody.safeParse(readBody(rawBody));
  if (!parsed.success) throw new NoticeRefused('misshapen');
  return parsed.data;
}
