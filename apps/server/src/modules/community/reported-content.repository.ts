import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { communityArticle, communityAuthor, communityComment } from './community.tables';

/** Articles in any state, with the names of their authors. */
export async function selectArticlesById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ article: communityArticle, nickname: communityAuthor.nickname })
    .from(communityArticle)
    .innerJoin(communityAuthor, eq(communityAuthor.authorId, communityArticle.authorId))
    .where(inArray(communityArticle.id, [...ids]));
}

/** Comments, also deleted ones, with the names of their authors and what they stand under. */
export async function selectCommentsById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const under = { articleId: communityArticle.id, title: communityArticle.title, page: communityArticle.page };
  return db
    .select({ comment: communityComment, nickname: communityAuthor.nickname, under })
    .from(communityComment)
    .innerJoin(communityAuthor, eq(communityAuthor.authorId, communityComment.authorId))
    .innerJoin(communityArticle, eq(communityArticle.id, communityComment.articleId))
    .where(inArray(communityComment.id, [...ids]));
}
