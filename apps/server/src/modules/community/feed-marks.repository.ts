import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { communityArticle, communityLike } from './community.tables';

/** The parts of a card that depend on the caller or on the current counters. */
export interface CardMark extends Record<string, unknown> {
  isLiked: boolean;
  likeCount: number;
  commentCount: number;
}

/** Marks of the published ones among these articles, by id, in one statement. */
export async function findMarks(db: Db, accountId: string, ids: readonly string[]): Promise<Map<string, CardMark>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<CardMark & { id: string }>(
    sql`select article.id, article.like_count as "likeCount", article.comment_count as "commentCount",
        own.account_id is not null as "isLiked"
      from ${communityArticle} as article
      left join ${communityLike} as own
        on own.account_id = ${accountId} and own.kind = 'article' and own.target_id = article.id
      where article.id = any(${sql.param([...ids])}::text[]) and article.state = 'published'`,
  );
  return new Map(rows.map(({ id, ...mark }) => [id, mark]));
}
