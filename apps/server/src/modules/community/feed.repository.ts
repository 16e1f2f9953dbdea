import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import {
  communityActivity,
  communityArticle,
  communityAuthor,
  communityCard,
  communityFollow,
  communityVote,
} from './community.tables';

/** Filter and order of the feed. */
export interface FeedFilter {
  rank: 'newest' | 'recommend';
  onlySelected?: boolean;
  modelId?: string;
  /** Only authors that this account follows. */
  followedBy?: string;
  cardIds?: string[];
}

function conditionsOf(db: Db, filter: FeedFilter): (SQL | undefined)[] {
  const followed =
    filter.followedBy === undefined
      ? undefined
      : inArray(
          communityCard.authorId,
          db
            .select({ id: communityFollow.authorId })
            .from(communityFollow)
            .where(eq(communityFollow.accountId, filter.followedBy)),
        );
  return [
    sql`${communityCard.isVisible}`,
    filter.onlySelected ? sql`${communityCard.isSelected}` : undefined,
    filter.modelId ? eq(communityCard.modelId, filter.modelId) : undefined,
    filter.cardIds ? inArray(communityCard.cardId, filter.cardIds) : undefined,
    followed,
  ];
}

/** Cards with all displayed data and the column that they are sorted by. */
const selectCards = (db: Db, rank: PgColumn) =>
  db
    .select({
      cardId: communityCard.cardId,
      kind: communityCard.kind,
      rank: sql<number>`${rank}`.mapWith((value) => Number(rank.mapFromDriverValue(value))),
      article: {
        page: communityArticle.page,
        title: communityArticle.title,
        summary: communityArticle.summary,
        cover: communityArticle.cover,
        topic: communityArticle.topic,
        publishedAt: communityArticle.publishedAt,
        likeCount: communityArticle.likeCount,
        commentCount: communityArticle.commentCount,
      },
      author: communityAuthor,
      activity: communityActivity,
      vote: communityVote,
    })
    .from(communityCard)
    .leftJoin(communityArticle, eq(communityArticle.id, communityCard.cardId))
    .leftJoin(communityAuthor, eq(communityAuthor.authorId, communityArticle.authorId))
    .leftJoin(communityActivity, eq(communityActivity.id, communityCard.cardId))
    .leftJoin(communityVote, eq(communityVote.id, communityCard.cardId));

/** A page of cards, in one query. */
export async function listCards(db: Db, filter: FeedFilter, { after, limit }: PageRange) {
  const rank = filter.rank === 'recommend' ? communityCard.recommendRank : communityCard.newestRank;
  const byRank = keyset(rank, communityCard.cardId);
  return selectCards(db, rank)
    .where(and(...conditionsOf(db, filter), byRank.after(after)))
    .orderBy(...byRank.order)
    .limit(limit);
}

/** Which articles about a model. */
export interface ModelArticles {
  modelId: string;
  sort: 'newest' | 'hottest';
  topic?: string | undefined;
}

/** A page of articles about one model, from the index of its order. */
export async function listModelArticles(db: Db, filter: ModelArticles, { after, limit }: PageRange) {
  const { modelId, sort, topic } = filter;
  if (sort === 'newest' && topic === undefined) return listCards(db, { rank: 'newest', modelId }, { after, limit });
  const rank = sort === 'hottest' ? communityArticle.likeCount : communityArticle.publishedAt;
  const byRank = keyset(rank, communityArticle.id);
  return selectCards(db, rank)
    .where(
      and(
        eq(communityArticle.modelId, modelId),
        sql`${communityArticle.state} = 'published' and ${communityArticle.page} = 'article'`,
        topic === undefined ? undefined : eq(communityArticle.topic, topic),
        byRank.after(after),
      ),
    )
    .orderBy(...byRank.order)
    .limit(limit);
}

/** A card as read. */
export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

/** Ids of published articles with this topic or about this model, newest first. */
export async function findCloseArticles(
  db: Db,
  { topic, modelId }: { topic: string | null; modelId: string | null },
  limit: number,
): Promise<string[]> {
  const branches = [
    ...(topic ? [eq(communityArticle.topic, topic)] : []),
    ...(modelId ? [eq(communityArticle.modelId, modelId)] : []),
  ];
  const found: string[] = [];
  for (const branch of branches) {
    const rows = await db
      .select({ id: communityArticle.id })
      .from(communityArticle)
      .where(and(branch, eq(communityArticle.state, 'published'), eq(communityArticle.page, 'article')))
      .orderBy(desc(communityArticle.publishedAt))
      .limit(limit);
    found.push(...rows.map((row) => row.id));
  }
  return found;
}
