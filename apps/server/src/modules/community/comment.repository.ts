import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import { keyset, keysetById, type PageRange } from '../../kernel/list';
import { communityArticle, communityAuthor, communityComment } from './community.tables';

const answered = alias(communityAuthor, 'answered');
const isAlive = sql`not ${communityComment.isDeleted}`;

const shown = {
  comment: communityComment,
  author: communityAuthor,
  replyTo: answered.nickname,
};

function selectShown(db: Db) {
  return db
    .select(shown)
    .from(communityComment)
    .innerJoin(communityAuthor, eq(communityAuthor.authorId, communityComment.authorId))
    .leftJoin(answered, eq(answered.authorId, communityComment.replyToAuthorId));
}

/** A comment with its author and the author it replies to. */
export type CommentRow = Awaited<ReturnType<typeof listReplies>>[number];

const ORDERS = {
  hottest: keyset(communityComment.likeCount, communityComment.id),
  newest: keysetById(communityComment.id),
};

/** Top-level comments of an article, by likes or by time. */
export async function listComments(
  db: Db,
  { articleId, sort }: { articleId: string; sort: keyof typeof ORDERS },
  { after, limit }: PageRange,
): Promise<CommentRow[]> {
  const ofArticle = and(eq(communityComment.articleId, articleId), isNull(communityComment.parentId), isAlive);
  return selectShown(db)
    .where(and(ofArticle, ORDERS[sort].after(after)))
    .orderBy(...ORDERS[sort].order)
    .limit(limit);
}

const oldestFirst = keysetById(communityComment.id, 'asc');

/** Replies to a comment, oldest first. */
export async function listReplies(db: Db, parentId: string, { after, limit }: PageRange) {
  return selectShown(db)
    .where(and(eq(communityComment.parentId, parentId), isAlive, oldestFirst.after(after)))
    .orderBy(...oldestFirst.order)
    .limit(limit);
}

/** The first two replies of each of these comments, in one query. */
export async function listFirstReplies(db: Db, parentIds: string[]): Promise<CommentRow[]> {
  if (parentIds.length === 0) return [];
  const parent = alias(communityComment, 'parent');
  const first = db
    .select({ id: communityComment.id })
    .from(communityComment)
    .where(and(eq(communityComment.parentId, parent.id), isAlive))
    .orderBy(asc(communityComment.id))
    .limit(2)
    .as('first');
  const ids = db.select({ id: first.id }).from(parent).crossJoinLateral(first).where(inArray(parent.id, parentIds));
  return selectShown(db).where(inArray(communityComment.id, ids)).orderBy(asc(communityComment.id));
}

/** A comment that is not deleted, with its author. */
export async function findComment(db: Db, id: string): Promise<CommentRow | undefined> {
  const rows = await selectShown(db).where(and(eq(communityComment.id, id), isAlive));
  return rows[0];
}

/** How many comments of an author are shown, of those since a moment (epoch ms). */
export async function countCommentsBy(db: Db, authorId: string, since = 0): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(communityComment)
    .where(and(eq(communityComment.authorId, authorId), isAlive, gte(communityComment.createdAt, since)));
  return row?.count ?? 0;
}

/** Articles that somebody published and comments that they wrote since a moment, those that are still there. */
export async function countPostsBy(db: Db, authorId: string, since: number): Promise<number> {
  const articles = await db.$count(
    communityArticle,
    and(
      eq(communityArticle.authorId, authorId),
      eq(communityArticle.state, 'published'),
      eq(communityArticle.page, 'article'),
      gte(communityArticle.publishedAt, since),
    ),
  );
  return articles + (await countCommentsBy(db, authorId, since));
}

export async function insertComment(db: Db, row: typeof communityComment.$inferInsert) {
  const rows = await db.insert(communityComment).values(row).returning();
  return rows[0];
}

/** Changes the reply counter of a comment that is not deleted; false when it is deleted. */
export async function moveReplies(db: Db, id: string, delta: number): Promise<boolean> {
  const rows = await db
    .update(communityComment)
    .set({ replyCount: sql`greatest(${communityComment.replyCount} + ${delta}, 0)` })
    .where(and(eq(communityComment.id, id), isAlive))
    .returning({ id: communityComment.id });
  return rows.length > 0;
}

/** Changes the comment counter of an article. */
export async function moveComments(db: Db, articleId: string, delta: number): Promise<void> {
  await db
    .update(communityArticle)
    .set({ commentCount: sql`greatest(${communityArticle.commentCount} + ${delta}, 0)` })
    .where(eq(communityArticle.id, articleId));
}

/**
 * Locks a comment's row until the transaction ends, so that it cannot be deleted or replied to
 * meanwhile.
 */
export async function lockComment(db: Db, id: string): Promise<void> {
  await db.select({ id: communityComment.id }).from(communityComment).where(eq(communityComment.id, id)).for('update');
}

/** Marks a comment deleted; false when it already was. */
export async function markDeleted(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(communityComment)
    .set({ isDeleted: true })
    .where(and(eq(communityComment.id, id), isAlive))
    .returning({ id: communityComment.id });
  return rows.length > 0;
}

/** Marks all replies to a comment deleted; returns how many there were. */
export async function markRepliesDeleted(db: Db, parentId: string): Promise<number> {
  const rows = await db
    .update(communityComment)
    .set({ isDeleted: true })
    .where(and(eq(communityComment.parentId, parentId), isAlive))
    .returning({ id: communityComment.id });
  return rows.length;
}
