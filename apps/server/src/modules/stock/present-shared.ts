import type { StockCardData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { CardRow } from './find-cars.repository';
import type { CarPage } from './list-page';
import { type LiveCar, selectLive } from './live-cars.repository';
import { cardFor } from './stock.presenter';

/** Lays what is known now over a car that is the same for everybody; null when it has left its list. */
function withLive(row: CardRow, live: LiveCar | undefined): CardRow | null {
  if (!live || live.status === 'withdrawn') return null;
  // Sold cars stay in the list of a sale alone.
  if (live.status === 'sold' && row.saleStartsAt === null) return null;
  return { ...row, status: live.status, heldBy: live.heldBy, heldUntil: live.heldUntil };
}

/**
 * A shared page for its caller: one statement lays own holds and reminders, and what became of the cars meanwhile, over it.
 * Visitors cost none: what others do, they see when the page is read again.
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
