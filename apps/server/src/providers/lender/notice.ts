import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@voltfront/rules/time';
import { z } from 'zod';
import { type LenderNotice, LenderNoticeRefused, type LenderReport, type RawLenderNotice } from './types';

/** Signature headers, in both directions. */
export const LENDER_SIGNATURE = 'x-lender-signature';
export const LENDER_TIMESTAMP = 'x-lender-timestamp';

/** A message is refused when its timestamp is off by more than this, in either direction. */
const LENDER_WINDOW_MS = 10 * MINUTE_MS;

const Report = z.object({
  applicationNo: z.string().min(1).max(64),
  state: z.enum(['opened', 'submitted', 'reviewing', 'approved', 'rejected', 'withdrawn']),
  providerNo: z.string().max(64).nullable(),
  approvedFen: z.int().min(0).nullable(),
  approvedUntil: z.int().min(0).max(8.64e15).nullable(),
  reason: z.string().max(200).nullable(),
});

const Body = z.object({ noticeId: z.string().min(1).max(64), report: Report });

/** HMAC-SHA-256 over timestamp and text, in hex. */
export const signMessage = (secret: string, timestamp: string, text: Buffer | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(text).digest('hex');

/** Signature headers of a message sent now. */
export function signedHeaders(secret: string, text: string, now: number): Record<string, string> {
  const timestamp = String(now);
  return {
    'content-type': 'application/json',
    [LENDER_TIMESTAMP]: timestamp,
    [LENDER_SIGNATURE]: signMessage(secret, timestamp, text),
  };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

function isSigned(secret: string, timestamp: string, rawBody: Buffer, signature: string): boolean {
  const right = Buffer.from(signMessage(secret, timestamp, rawBody));
  const given = Buffer.from(signature);
  return secret !== '' && right.length === given.length && timingSafeEqual(right, given);
}

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new LenderNoticeRefused('not JSON');
  }
}

/**
 * Parses a lender's report from a response or a notice. @throws LenderNoticeRefused when it is
 * malformed
 */
export function readReport(value: unknown): LenderReport {
  const parsed = Report.safeParse(value);
  if (!parsed.success) throw new LenderNoticeRefused('misshapen');
  return parsed.data;
}

/** Verifies signature and age of a notice, then parses it. @throws LenderNoticeRefused */
export function readSignedNotice(secret: string, { headers, rawBody }: RawLenderNotice, now: number): LenderNotice {
  const timestamp = one(headers[LENDER_TIMESTAMP]);
  if (!isSigned(secret, timestamp, rawBody, one(headers[LENDER_SIGNATURE])))
    throw new LenderNoticeRefused('wrong signature');
  if (!(Math.abs(now - Number(timestamp)) <= LENDER_WINDOW_MS)) throw new LenderNoticeRefused('too old or too new');
  const parsed = Body.safeParse(readJson(rawBody));
  if (!parsed.success) throw new LenderNoticeRefused('misshapen');
  return parsed.data;
}
