import type { StockCardData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { CardRow } from './find-cars.repository';
import type { CarPage } from './list-page';
import { type LiveCar, selectLive } from './live-cars.repository';
import { cardFor } from './stock.presenter';

/** Merges a car's current state into its cached row; null when it is no longer part of the list. */
function withLive(row: CardRow, live: LiveCar | undefined): CardRow | null {
  if (!live || live.status === 'withdrawn') return null;
  // Sold cars remain in lists of sales only.
  if (live.status === 'sold' && row.saleStartsAt === null) return null;
  return { ...row, status: live.status, heldBy: live.heldBy, heldUntil: live.heldUntil };
}

/**
 * A cached page for its caller: one statement adds the caller's holds and reminders, and the cars'
 * current states. For visitors there is no statement: they see other people's changes when the page
 * is read again.
 */
export async function presentShared(
  ctx: Ctx,
  { rows, facts }: { rows: readonly CardRow[]; facts: CarPage['facts'] },
): Promise<StockCardData[]> {
  const ids = rows.map(({ stockCarId }) => stockCarId);
  const live = ctx.actor ? await selectLive(ctx.db, ctx.actor.accountId, ids) : null;
  const reminded = new Set(ids.filter((id) => live?.get(id)?.isReminded));
  const shown = live ? rows.map((row) => withLive(row, live.get(row.stockCarId))) : rows;
  return shown.flatMap((row) => {
    const known = row && facts.get(row.stockCarId);
    return known ? [cardFor(ctx, row, known, reminded)] : [];
  });
}
