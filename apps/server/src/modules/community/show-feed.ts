import type { FeedCardData, QueryOf, ReplyOf, TabKeyData } from '@voltfront/contract';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { createSharedReads } from '../../kernel/shared-reads';
import { loadModels } from '../vehicle';
import { presentCard } from './community.presenter';
import { type CardRow, type FeedFilter, listCards } from './feed.repository';
import { findMarks } from './feed-marks.repository';

/** How long pages are cached; a caller's own changes are always shown immediately. */
const KEEP_MS = 3 * SECOND_MS;

type FeedPage = ReplyOf<'GET /api/mpmkt/v1/community/feed'>;

const sharedCards = createSharedReads<CardRow[]>(KEEP_MS);

/**
 * Adds the caller's data to cached cards: their likes and, in the same statement, the current
 * counters, so that a new like is counted immediately. Articles deleted meanwhile are left out.
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

/** Filter of a tab; null when it is empty for the caller. */
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
 * Cards of one tab: the page is cached for everybody; one statement adds a person's likes, none for
 * visitors; the tab of followed authors is read per person. `aggregated` shows the first model of
 * the catalogue.
 * @throws BAD_INPUT for a cursor of another list
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
      rows.map((row) => presentCard(ctx, row)).filter((card) => card !== null),
    ),
    nextCursor,
  };
}
