import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import { and, eq, lt } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { smsCodes, smsDays } from './account.tables';
import { hashPhone } from './sms-code';

/** A little longer than the longest period whose counts are shown. */
const KEEP_COUNTS_MS = 370 * DAY_MS;

/**
 * Forgets the codes of a phone whose account is cancelled. What it got today stays counted, under a hash, or every
 * cancellation would allow ten more.
 */
export async function forgetCodesOf(ctx: Ctx, mobile: string): Promise<void> {
  const phoneHash = hashPhone(ctx, mobile);
  await ctx.db.delete(smsCodes).where(eq(smsCodes.phoneHash, phoneHash));
  await ctx.db.delete(smsDays).where(and(eq(smsDays.phoneHash, phoneHash), lt(smsDays.day, formatDate(ctx.now()))));
}

/** Deletes codes that ended a day ago, and counts that are no longer shown. */
export async function forgetOldCodes(ctx: Ctx): Promise<void> {
  await ctx.db.delete(smsCodes).where(lt(smsCodes.expiresAt, ctx.now() - DAY_MS));
  await ctx.db.delete(smsDays).where(lt(smsDays.day, formatDate(ctx.now() - KEEP_COUNTS_MS)));
}
