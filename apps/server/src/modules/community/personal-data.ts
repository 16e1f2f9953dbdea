import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, maskMiddle, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import {
  communityArticle,
  communityComment,
  communityFavourite,
  communityFollow,
  communityLike,
  communityReport,
} from './community.tables';

const ownComments = (accountId: string) =>
  and(eq(communityComment.authorId, accountId), eq(communityComment.isDeleted, false));

async function writingFact(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact> {
  const [comments] = await ctx.db
    .select({ count: countSince(communityComment.createdAt, since) })
    .from(communityComment)
    .where(ownComments(accountId));
  const [articles] = await ctx.db
    .select({ count: countSince(communityArticle.publishedAt, since) })
    .from(communityArticle)
    .where(eq(communityArticle.authorId, accountId));
  const [reports] = await ctx.db
    .select({ count: countSince(communityReport.createdAt, since) })
    .from(communityReport)
    .where(eq(communityReport.accountId, accountId));
  const [newest] = await ctx.db
    .select({ text: communityComment.text })
    .from(communityComment)
    .where(ownComments(accountId))
    .orderBy(desc(communityComment.id))
    .limit(1);
  const count = (comments?.count ?? 0) + (articles?.count ?? 0) + (reports?.count ?? 0);
  return { key: 'community', value: newest ? maskMiddle(newest.text, 6, 0) : null, count };
}

/** What a person wrote and marked within the period. */
export async function communityFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [likes] = await ctx.db
    .select({ count: countSince(communityLike.createdAt, since) })
    .from(communityLike)
    .where(eq(communityLike.accountId, accountId));
  const [favourites] = await ctx.db
    .select({ count: countSince(communityFavourite.createdAt, since) })
    .from(communityFavourite)
    .where(eq(communityFavourite.accountId, accountId));
  const [follows] = await ctx.db
    .select({ count: countSince(communityFollow.createdAt, since) })
    .from(communityFollow)
    .where(eq(communityFollow.accountId, accountId));
  return [
    await writingFact(ctx, accountId, since),
    {
      key: 'reaction',
      value: null,
      count: (likes?.count ?? 0) + (favourites?.count ?? 0) + (follows?.count ?? 0),
    },
  ];
}

/** What a person wrote and marked, for their own copy. */
export async function communityData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { db } = ctx;
  const { title, summary, publishedAt, state } = communityArticle;
  const { articleId, text, createdAt } = communityComment;
  return [
    {
      title: '文章',
      rows: await db
        .select({ title, summary, state, publishedAt })
        .from(communityArticle)
        .where(eq(communityArticle.authorId, accountId))
        .limit(COPY_ROWS),
    },
    {
      title: '评论',
      rows: await db
        .select({ articleId, text, createdAt })
        .from(communityComment)
        .where(ownComments(accountId))
        .orderBy(desc(communityComment.id))
        .limit(COPY_ROWS),
    },
    {
      title: '点赞',
      rows: await db.select().from(communityLike).where(eq(communityLike.accountId, accountId)).limit(COPY_ROWS),
    },
    {
      title: '收藏',
      rows: await db
        .select()
        .from(communityFavourite)
        .where(eq(communityFavourite.accountId, accountId))
        .limit(COPY_ROWS),
    },
    {
      title: '关注',
      rows: await db.select().from(communityFollow).where(eq(communityFollow.accountId, accountId)).limit(COPY_ROWS),
    },
    {
      title: '举报',
      rows: await db.select().from(communityReport).where(eq(communityReport.accountId, accountId)).limit(COPY_ROWS),
    },
  ];
}
