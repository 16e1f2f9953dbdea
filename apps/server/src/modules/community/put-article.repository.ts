import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { communityArticle, communityCard } from './community.tables';

/** Most topics that are offered to authors. */
const MOST_TOPICS = 60;

type NewRow = typeof communityArticle.$inferInsert;

/** Adds an article with its card of the feed, or shows it again with what it says now. */
export async function upsertArticle(db: Db, row: Omit<NewRow, 'state' | 'isCommentClosed' | 'page'>): Promise<void> {
  const article = { ...row, state: 'published', isCommentClosed: false };
  const { id: cardId, authorId, publishedAt } = row;
  const modelId = row.modelId ?? null;
  const rank = { newestRank: publishedAt, recommendRank: publishedAt };
  const card = { ...rank, kind: 'article', isSelected: false, modelId, authorId, isVisible: true };
  await db.insert(communityArticle).values(article).onConflictDoUpdate({ target: communityArticle.id, set: article });
  await db
    .insert(communityCard)
    .values({ cardId, ...card })
    .onConflictDoUpdate({ target: communityCard.cardId, set: card });
}

/** Topics of published articles: from one to the next along the index, however many articles have each. */
export async function selectTopics(db: Db): Promise<string[]> {
  const published = sql`${communityArticle} where state = 'published'`;
  const { rows } = await db.execute<{ topic: string }>(sql`
    with recursive topics as (
      (select topic from ${published} and topic is not null order by topic limit 1)
      union all
      select (select a.topic from ${communityArticle} a where a.state = 'published' and a.topic > topics.topic order by a.topic limit 1)
      from topics where topics.topic is not null
    )
    select topic from topics where topic is not null limit ${MOST_TOPICS}`);
  return rows.map(({ topic }) => topic);
}
