import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { turnsOf } from './sms-code';
import { forgetBefore, forgetPhone } from './sms-code.repository';

/** A little longer than the longest period that counts are shown for. */
const KEEP_COUNTS_MS = 370 * DAY_MS;

/**
 * Deletes the codes of a cancelled account's phone number. Today's count stays, under a hash, or
 * every cancellation would allow ten more codes.
 */
export async function forgetCodesOf(ctx: Ctx, mobile: string): Promise<void> {
  for (const phoneHash of turnsOf(ctx, mobile)) await forgetPhone(ctx.db, phoneHash, formatDate(ctx.now()));
}

/** Deletes codes that expired a day ago, and counts that are no longer shown. */
export async function forgetOldCodes(ctx: Ctx): Promise<void> {
  await forgetBefore(ctx.db, ctx.now() - DAY_MS, formatDate(ctx.now() - KEEP_COUNTS_MS));
}
