import type { FeedCardData, QueryOf, ReplyOf, TabKeyData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { loadModels } from '../vehicle';
import { presentCard } from './community.presenter';
import { findLiked } from './community.repository';
import { cutPage, fromCursor, toCursor } from './cursor';
import { type CardRow, type FeedFilter, listCards } from './feed.repository';

/** Shows cards to the caller; one query for all likes. */
export async function presentCards(ctx: Ctx, rows: readonly CardRow[]): Promise<FeedCardData[]> {
  const ids = rows.filter((row) => row.kind === 'article').map((row) => row.cardId);
  const liked = ctx.actor ? await findLiked(ctx.db, ctx.actor.accountId, 'article', ids) : new Set<string>();
  return rows.map((row) => presentCard(row, liked)).filter((card) => card !== null);
}

/** What a tab shows; null when it is empty for the caller. */
async function filterOf(ctx: Ctx, tab: TabKeyData): Promise<FeedFilter | null> {
  switch (tab) {
    case 'recommend':
      return { rank: 'recommend' };
    case 'newest':
      return { rank: 'newest' };
    case 'selected':
      return { rank: 'newest', onlySelected: true };
    case 'aggregated': {
      const [flagship] = await loadModels(ctx);
      return flagship ? { rank: 'newest', modelId: flagship.modelId } : null;
    }
    case 'follow':
      return ctx.actor ? { rank: 'newest', followedBy: ctx.actor.accountId } : null;
  }
}

/**
 * Cards of one tab: two queries for a page, one for visitors. `aggregated` shows the first model of the catalogue.
 * @throws BAD_INPUT for a cursor this list did not give
 */
export async function showFeed(
  ctx: Ctx,
  { tab, cursor, size }: QueryOf<'GET /api/mpmkt/v1/community/feed'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/community/feed'>> {
  const after = fromCursor(cursor);
  const filter = await filterOf(ctx, tab);
  if (!filter) return { items: [], nextCursor: null };
  const rows = await listCards(ctx.db, filter, after, size + 1);
  const { page, nextCursor } = cutPage(rows, size, ({ rank, cardId }) => toCursor({ rank, id: cardId }));
  return { items: await presentCards(ctx, page), nextCursor };
}
