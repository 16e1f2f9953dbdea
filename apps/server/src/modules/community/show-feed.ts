import type { FeedCardData, QueryOf, ReplyOf, TabKeyData } from '@voltfront/contract';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { createSharedReads } from '../../kernel/shared-reads';
import { loadModels } from '../vehicle';
import { presentCard } from './community.presenter';
import { type CardRow, type FeedFilter, listCards } from './feed.repository';
import { findMarks } from './feed-marks.repository';

/** How long people may see the same page; what they did themselves is never older than their call. */
const KEEP_MS = 3 * SECOND_MS;

type FeedPage = ReplyOf<'GET /api/mpmkt/v1/community/feed'>;

const sharedCards = createSharedReads<CardRow[]>(KEEP_MS);

/**
 * Lays what belongs to the caller over cards that are the same for everybody: the own likes and, in the same statement, the
 * counters of now, so that an own like is counted at once. Articles that were deleted meanwhile are left out.
 */
export async function withOwnMarks(ctx: Ctx, cards: readonly FeedCardData[]): Promise<FeedCardData[]> {
  if (!ctx.actor) return [...cards];
  const ids = cards.filter((card) => card.kind === 'article').map((card) => card.cardId);
  const marks = await findMarks(ctx.db, ctx.actor.accountId, ids);
  return cards.flatMap((card): FeedCardData[] => {
    if (card.kind !== 'article') return [card];
    const mark = marks.get(card.cardId);
    return mark ? [{ ...card, ...mark }] : [];
  });
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
 * Cards of one tab: one statement for a person's own marks while the page itself is shared, none for visitors; the list of
 * authors followed is read for its person. `aggregated` shows the first model of the catalogue.
 * @throws BAD_INPUT for a cursor this list did not give
 */
export async function showFeed(ctx: Ctx, query: QueryOf<'GET /api/mpmkt/v1/community/feed'>): Promise<FeedPage> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/community/feed', query, query.tab === 'follow');
  const filter = await filterOf(ctx, query.tab);
  if (!filter) return { items: [], nextCursor: null };
  const { after, limit } = page;
  const read = () => listCards(ctx.db, filter, { after, limit });
  const cards = filter.followedBy
    ? await read()
    : await sharedCards.read(ctx, JSON.stringify([filter, after, limit]), read);
  const { rows, nextCursor } = page.cut(cards, ({ rank, cardId }) => ({ key: rank, id: cardId }));
  return {
    items: await withOwnMarks(
      ctx,
      rows.map(presentCard).filter((card) => card !== null),
    ),
    nextCursor,
  };
}
