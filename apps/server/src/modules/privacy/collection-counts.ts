import { type CarriedCall, countedItems, itemsCarried } from '@voltfront/brand/privacy';
import type { PrivacyFactData } from '@voltfront/contract';
import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { privacyCounts } from './privacy.tables';

/** Day in Asia/Shanghai, `2026-11-20`. */
export const dayOf = (at: number): string => new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/**
 * Counts the items that a call of a person carried and that no table tells otherwise, such as the position. Nothing of
 * their values is kept. A fault is logged: no call fails for its count.
 */
export async function noteCollected(ctx: Ctx, call: CarriedCall): Promise<void> {
  const accountId = ctx.actor?.accountId;
  const items = itemsCarried(call);
  if (!accountId || items.length === 0) return;
  const day = dayOf(ctx.now());
  const isActive = ctx.app.accountGuard?.whileActive(accountId) ?? sql`true`;
  const rows = sql`select ${accountId}, item, ${day}, 1 from jsonb_array_elements_text(${JSON.stringify(items)}) item`;
  await ctx.db
    .execute(sql`insert into ${privacyCounts} (account_id, item, day, times) ${rows} where ${isActive}
      on conflict (account_id, item, day) do update set times = ${privacyCounts.times} + 1`)
    .catch((error: unknown) => ctx.log.error({ err: error }, 'collection not counted'));
}

/** Times by item since the day of a moment; items that were never carried have 0. */
export async function countsSince(db: Db, accountId: string, since: number): Promise<PrivacyFactData[]> {
  const rows = await db
    .select({ item: privacyCounts.item, times: sql<number>`sum(${privacyCounts.times})`.mapWith(Number) })
    .from(privacyCounts)
    .where(and(eq(privacyCounts.accountId, accountId), gte(privacyCounts.day, dayOf(since))))
    .groupBy(privacyCounts.item);
  const times = new Map(rows.map((row) => [row.item, row.times]));
  return countedItems.map((key) => ({ key, value: null, count: times.get(key) ?? 0 }));
}
