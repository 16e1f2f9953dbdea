import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { forNobody } from '../../kernel/transaction-scope';
import {
  communityArticle,
  communityAuthor,
  communityCard,
  communityComment,
  communityFavourite,
  communityFollow,
  communityLike,
} from './community.tables';

/** What can be liked or reported. */
export type TargetKind = 'article' | 'comment';

/** An article with its author, in any state. */
export async function findArticle(db: Db, id: string) {
  const rows = await db
    .select({ article: communityArticle, author: communityAuthor })
    .from(communityArticle)
    .innerJoin(communityAuthor, eq(communityAuthor.authorId, communityArticle.authorId))
    .where(eq(communityArticle.id, id));
  return rows[0];
}

/** Counts a view of an article, without recording the viewer. */
export async function countView(db: Db, id: string): Promise<void> {
  const more = { viewCount: sql`${communityArticle.viewCount} + 1` };
  await forNobody(() => db.update(communityArticle).set(more).where(eq(communityArticle.id, id)));
}

/** The targets among these that the account likes, in one query. */
export async function findLiked(db: Db, accountId: string, kind: TargetKind, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: communityLike.targetId })
    .from(communityLike)
    .where(
      and(eq(communityLike.accountId, accountId), eq(communityLike.kind, kind), inArray(communityLike.targetId, ids)),
    );
  return new Set(rows.map((row) => row.id));
}

/** Whether an account likes and keeps an article and follows its author, in one query. */
export async function findRelations(db: Db, accountId: string, articleId: string, authorId: string) {
  const like = sql`exists (select 1 from ${communityLike} where ${communityLike.accountId} = ${accountId} and ${communityLike.kind} = 'article' and ${communityLike.targetId} = ${articleId})`;
  const favourite = sql`exists (select 1 from ${communityFavourite} where ${communityFavourite.accountId} = ${accountId} and ${communityFavourite.articleId} = ${articleId})`;
  const follow = sql`exists (select 1 from ${communityFollow} where ${communityFollow.accountId} = ${accountId} and ${communityFollow.authorId} = ${authorId})`;
  const { rows } = await db.execute<{ liked: boolean; favourite: boolean; followed: boolean }>(
    sql`select ${like} as liked, ${favourite} as favourite, ${follow} as followed`,
  );
  return rows[0];
}

/**
 * Adds or removes a like; true when that changed something. Of several concurrent callers one gets
 * true.
 */
export async function setLike(
  db: Db,
  like: { accountId: string; kind: TargetKind; targetId: string },
  isLiked: boolean,
  now: number,
): Promise<boolean> {
  if (isLiked) {
    const row = { ...like, createdAt: now };
    const rows = await db
      .insert(communityLike)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: communityLike.targetId });
    return rows.length > 0;
  }
  const { accountId, kind, targetId } = communityLike;
  const rows = await db
    .delete(communityLike)
    .where(and(eq(accountId, like.accountId), eq(kind, like.kind), eq(targetId, like.targetId)))
    .returning({ id: targetId });
  return rows.length > 0;
}

/**
 * Changes the like counter of a published article; returns its value, or null when there is no such
 * article.
 */
export async function moveArticleLikes(db: Db, id: string, delta: number): Promise<number | null> {
  const rows = await db
    .update(communityArticle)
    .set({ likeCount: sql`greatest(${communityArticle.likeCount} + ${delta}, 0)` })
    .where(and(eq(communityArticle.id, id), eq(communityArticle.state, 'published')))
    .returning({ count: communityArticle.likeCount });
  return rows[0]?.count ?? null;
}

/** Changes the like counter of a comment that is not deleted. */
export async function moveCommentLikes(db: Db, id: string, delta: number): Promise<number | null> {
  const rows = await db
    .update(communityComment)
    .set({ likeCount: sql`greatest(${communityComment.likeCount} + ${delta}, 0)` })
    .where(and(eq(communityComment.id, id), sql`not ${communityComment.isDeleted}`))
    .returning({ count: communityComment.likeCount });
  return rows[0]?.count ?? null;
}

/** Adds or removes a favourite; true when that changed something. */
export async function setFavourite(db: Db, accountId: string, articleId: string, isKept: boolean, now: number) {
  const table = communityFavourite;
  const rows = isKept
    ? await db
        .insert(table)
        .values({ accountId, articleId, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: table.articleId })
    : await db
        .delete(table)
        .where(and(eq(table.accountId, accountId), eq(table.articleId, articleId)))
        .returning({ id: table.articleId });
  return rows.length > 0;
}

/** Changes the favourite counter of a published article. */
export async function moveFavourites(db: Db, id: string, delta: number): Promise<number | null> {
  const rows = await db
    .update(communityArticle)
    .set({ favouriteCount: sql`greatest(${communityArticle.favouriteCount} + ${delta}, 0)` })
    .where(and(eq(communityArticle.id, id), eq(communityArticle.state, 'published')))
    .returning({ count: communityArticle.favouriteCount });
  return rows[0]?.count ?? null;
}

/** Follows or unfollows an author; true when that changed something. */
export async function setFollow(db: Db, accountId: string, authorId: string, isFollowed: boolean, now: number) {
  const table = communityFollow;
  const rows = isFollowed
    ? await db
        .insert(table)
        .values({ accountId, authorId, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: table.authorId })
    : await db
        .delete(table)
        .where(and(eq(table.accountId, accountId), eq(table.authorId, authorId)))
        .returning({ id: table.authorId });
  return rows.length > 0;
}

/** Changes the follower counter; false when there is no such author. */
export async function moveFollowers(db: Db, authorId: string, delta: number): Promise<boolean> {
  const rows = await db
    .update(communityAuthor)
    .set({ followerCount: sql`greatest(${communityAuthor.followerCount} + ${delta}, 0)` })
    .where(eq(communityAuthor.authorId, authorId))
    .returning({ id: communityAuthor.authorId });
  return rows.length > 0;
}

/** Suggested authors, most followed first, without those the account already follows. */
export async function listSuggested(db: Db, accountId: string | null, limit: number) {
  const own = accountId
    ? notExists(
        db
          .select({ id: communityFollow.authorId })
          .from(communityFollow)
          .where(and(eq(communityFollow.accountId, accountId), eq(communityFollow.authorId, communityAuthor.authorId))),
      )
    : undefined;
  return db
    .select()
    .from(communityAuthor)
    .where(and(sql`${communityAuthor.isSuggested}`, own))
    .orderBy(desc(communityAuthor.followerCount), desc(communityAuthor.authorId))
    .limit(limit);
}

/**
 * Marks an article of the account deleted and removes its feed card; false when the account has no
 * such article.
 */
export async function deleteArticle(db: Db, articleId: string, authorId: string): Promise<boolean> {
  const { id, state } = communityArticle;
  const rows = await db
    .update(communityArticle)
    .set({ state: 'deleted' })
    .where(and(eq(id, articleId), eq(communityArticle.authorId, authorId), sql`${state} <> 'deleted'`))
    .returning({ id });
  if (rows.length === 0) return false;
  await db.update(communityCard).set({ isVisible: false }).where(eq(communityCard.cardId, articleId));
  return true;
}
