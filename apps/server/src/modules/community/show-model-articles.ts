import type { FeedCardData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { presentCard } from './community.presenter';
import { listCards, listModelArticles } from './feed.repository';
import { withOwnMarks } from './show-feed';

type Key = 'GET /api/mpmkt/v1/community/modelArticles';

/**
 * Articles about one model, with the caller's likes.
 * @throws BAD_INPUT for a cursor of another list
 */
export async function showModelArticles(ctx: Ctx, query: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/community/modelArticles', query);
  const read = await listModelArticles(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ rank, cardId }) => ({ key: rank, id: cardId }));
  const cards = rows.map((row) => presentCard(ctx, row)).filter((card) => card !== null);
  return { items: await withOwnMarks(ctx, cards), nextCursor };
}

/** Visible cards by their ids, in one statement. */
export async function findCards(ctx: Ctx, cardIds: string[]): Promise<Map<string, FeedCardData>> {
  if (cardIds.length === 0) return new Map();
  const rows = await listCards(ctx.db, { rank: 'newest', cardIds }, { after: null, limit: cardIds.length });
  const cards = rows.map((row) => presentCard(ctx, row)).filter((card) => card !== null);
  return new Map(cards.map((card) => [card.cardId, card]));
}
