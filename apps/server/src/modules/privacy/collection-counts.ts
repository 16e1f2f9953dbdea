import { type CarriedCall, countedItems, itemsCarried } from '@voltfront/brand/privacy';
import type { PrivacyFactData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { ofActive } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { countItems, timesSince } from './collection-count.repository';

/**
 * Counts the personal data items of a request that no other table records, such as the location.
 * Their values are not stored. An error is only logged, so that counting never fails a request.
 */
export async function noteCollected(ctx: Ctx, call: CarriedCall): Promise<void> {
  const accountId = ctx.actor?.accountId;
  const items = itemsCarried(call);
  if (!accountId || items.length === 0) return;
  const day = formatDate(ctx.now());
  await countItems(ctx.db, { accountId, items, day }, ofActive(ctx, accountId)).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'collection not counted'),
  );
}

/** Counts by item since the day of a time; 0 for items that were never sent. */
export async function countsSince(db: Db, accountId: string, since: number): Promise<PrivacyFactData[]> {
  const times = await timesSince(db, accountId, formatDate(since));
  return countedItems.map((key) => ({ key, value: null, count: times.get(key) ?? 0 }));
}
