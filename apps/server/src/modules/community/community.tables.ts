import type { BodyOf, PageOfTextData, QueryOf, ReplyOf } from '@voltfront/contract';
import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, createdAt, idColumn, moment } from '../../kernel/columns';
import { masked, notPersonal, personal, pick } from '../../kernel/personal-data';

export type ReportedKind = QueryOf<'GET /api/mpmkt/v1/staff/reports'>['kind'] & string;
export type ReportReason = BodyOf<'POST /api/mpmkt/v1/community/report'>['reason'];
type Blocks = ReplyOf<'GET /api/mpmkt/v1/community/article'>['blocks'];

/**
 * Authors. A customer becomes one with their first comment; the author id is then the account id.
 */
export const communityAuthor = pgTable(
  'community_author',
  {
    authorId: text('author_id').primaryKey(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull(),
    bio: text('bio').notNull(),
    isOwner: boolean('is_owner').notNull(),
    isOfficial: boolean('is_official').notNull(),
    /** Listed among the suggested authors. */
    isSuggested: boolean('is_suggested').notNull(),
    followerCount: integer('follower_count').notNull().default(0),
  },
  (t) => [index('community_author_suggested').on(t.followerCount, t.authorId).where(sql`${t.isSuggested}`)],
);

/** Articles with their counters. */
export const communityArticle = pgTable(
  'community_article',
  {
    id: idColumn(),
    authorId: text('author_id')
      .notNull()
      .references(() => communityAuthor.authorId),
    /** `published`, `reviewing` or `deleted`. */
    state: text('state').notNull(),
    /** The page that shows it: texts of activities and votes are articles with the same id, and never in the feed. */
    page: text('page').$type<PageOfTextData>().notNull().default('article'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    cover: text('cover').notNull(),
    blocks: jsonb('blocks').$type<Blocks>().notNull(),
    topic: text('topic'),
    modelId: text('model_id'),
    place: text('place'),
    publishedAt: moment('published_at').notNull(),
    isCommentClosed: boolean('is_comment_closed').notNull(),
    viewCount: count('view_count').notNull().default(0),
    likeCount: count('like_count').notNull().default(0),
    favouriteCount: count('favourite_count').notNull().default(0),
    commentCount: count('comment_count').notNull().default(0),
  },
  (t) => [
    index('community_article_topic').on(t.topic, t.publishedAt).where(sql`${t.state} = 'published'`),
    index('community_article_model').on(t.modelId, t.publishedAt).where(sql`${t.state} = 'published'`),
    index('community_article_author').on(t.authorId, t.publishedAt),
    index('community_article_liked')
      .on(t.modelId, t.likeCount, t.id)
      .where(sql`${t.state} = 'published' and ${t.page} = 'article'`),
    index('community_article_about')
      .on(t.modelId, t.topic, t.publishedAt, t.id)
      .where(sql`${t.state} = 'published' and ${t.page} = 'article'`),
    check('community_article_counts', sql`${t.likeCount} >= 0 and ${t.favouriteCount} >= 0 and ${t.commentCount} >= 0`),
  ],
);

/** Activities shown as cards. */
export const communityActivity = pgTable('community_activity', {
  id: idColumn(),
  title: text('title').notNull(),
  cover: text('cover').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  place: text('place').notNull(),
  joinedCount: integer('joined_count').notNull(),
});

/** Votes shown as cards. */
export const communityVote = pgTable('community_vote', {
  id: idColumn(),
  title: text('title').notNull(),
  cover: text('cover').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  ballotCount: integer('ballot_count').notNull(),
});

/**
 * One row per feed card, holding only what the tabs sort and filter by, so that likes never update
 * it. Ranks are fixed, so paging is stable.
 */
export const communityCard = pgTable(
  'community_card',
  {
    /** Id of the article, activity or vote. */
    cardId: text('card_id').primaryKey(),
    /** `article`, `activity` or `vote`. */
    kind: text('kind').notNull(),
    /** Publishing time in epoch milliseconds: sort key of all tabs except `recommend`. */
    newestRank: count('newest_rank').notNull(),
    /** Sort key of `recommend`: publishing time, moved forward for promoted content. */
    recommendRank: count('recommend_rank').notNull(),
    isSelected: boolean('is_selected').notNull(),
    modelId: text('model_id'),
    authorId: text('author_id'),
    isVisible: boolean('is_visible').notNull(),
  },
  (t) => [
    index('community_card_recommend').on(t.recommendRank, t.cardId).where(sql`${t.isVisible}`),
    index('community_card_newest').on(t.newestRank, t.cardId).where(sql`${t.isVisible}`),
    index('community_card_selected').on(t.newestRank, t.cardId).where(sql`${t.isVisible} and ${t.isSelected}`),
    index('community_card_model').on(t.modelId, t.newestRank, t.cardId).where(sql`${t.isVisible}`),
    index('community_card_author').on(t.authorId, t.newestRank, t.cardId).where(sql`${t.isVisible}`),
  ],
);

/**
 * Comments and replies; a reply to a reply has the top-level comment as its parent. Ids are
 * time-ordered.
 */
export const communityComment = pgTable(
  'community_comment',
  {
    id: idColumn(),
    articleId: text('article_id')
      .notNull()
      .references(() => communityArticle.id),
    /** Null for a top-level comment. */
    parentId: text('parent_id'),
    authorId: text('author_id')
      .notNull()
      .references(() => communityAuthor.authorId),
    /** Author of the reply that this one answers. */
    replyToAuthorId: text('reply_to_author_id'),
    text: text('text').notNull(),
    isDeleted: boolean('is_deleted').notNull().default(false),
    likeCount: count('like_count').notNull().default(0),
    replyCount: integer('reply_count').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('community_comment_newest').on(t.articleId, t.id).where(sql`${t.parentId} is null and not ${t.isDeleted}`),
    index('community_comment_hottest')
      .on(t.articleId, t.likeCount, t.id)
      .where(sql`${t.parentId} is null and not ${t.isDeleted}`),
    index('community_comment_replies').on(t.parentId, t.id).where(sql`not ${t.isDeleted}`),
    index('community_comment_author').on(t.authorId, t.id).where(sql`not ${t.isDeleted}`),
    check('community_comment_counts', sql`${t.likeCount} >= 0 and ${t.replyCount} >= 0`),
  ],
);

/** Likes: one per person and target. */
export const communityLike = pgTable(
  'community_like',
  {
    accountId: text('account_id').notNull(),
    /** `article` or `comment`. */
    kind: text('kind').notNull(),
    targetId: text('target_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind, t.targetId] })],
);

/** A person's favourite articles. */
export const communityFavourite = pgTable(
  'community_favourite',
  { accountId: text('account_id').notNull(), articleId: text('article_id').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.accountId, t.articleId] })],
);

/** Authors a person follows. */
export const communityFollow = pgTable(
  'community_follow',
  { accountId: text('account_id').notNull(), authorId: text('author_id').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.accountId, t.authorId] })],
);

/** The review queue: one report per person and target. */
export const communityReport = pgTable(
  'community_report',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind').$type<ReportedKind>().notNull(),
    targetId: text('target_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull(),
    /** `open` until staff decide; `dismissed` or `upheld` then. */
    state: text('state').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.kind, t.targetId] }),
    index('community_report_queue').on(t.state, t.createdAt),
  ],
);

/** What was reported, each thing once, and what staff decided. */
export const communityReported = pgTable(
  'community_reported',
  {
    id: idColumn(),
    /** `article`, `comment`, or `configuration` of the showcase. */
    kind: text('kind').$type<ReportedKind>().notNull(),
    targetId: text('target_id').notNull(),
    /** `open` until staff decide, and again with the next report. */
    state: text('state').$type<'open' | 'kept' | 'takenDown'>().notNull(),
    reportCount: integer('report_count').notNull(),
    /** How many people gave which reason. */
    reasons: jsonb('reasons').$type<Partial<Record<ReportReason, number>>>().notNull(),
    firstAt: moment('first_at').notNull(),
    /** The first report since the last decision. */
    openedAt: moment('opened_at').notNull(),
    newestAt: moment('newest_at').notNull(),
    /** Counts the decisions. */
    edit: integer('edit').notNull().default(0),
    decidedAt: moment('decided_at'),
    /** Account of the member of staff. */
    decidedBy: text('decided_by'),
    /** Why it was taken down, as its author reads it. */
    decision: text('decision').notNull().default(''),
  },
  (t) => [
    uniqueIndex('community_reported_once').on(t.kind, t.targetId),
    index('community_reported_newest').on(t.newestAt, t.id),
    index('community_reported_open').on(t.newestAt, t.id).where(sql`${t.state} = 'open'`),
    index('community_reported_decided').on(t.newestAt, t.id).where(sql`${t.state} <> 'open'`),
  ],
);

personal(communityAuthor, {
  owner: communityAuthor.authorId,
  exported: {
    title: '作者资料',
    columns: pick(communityAuthor, 'nickname', 'avatar', 'bio', 'followerCount'),
  },
  erased: { by: 'blindAuthor' },
});
personal(communityArticle, {
  owner: communityArticle.authorId,
  exported: {
    title: '文章',
    columns: pick(communityArticle, 'title', 'summary', 'state', 'publishedAt'),
    newest: communityArticle.publishedAt,
  },
  erased: { keep: 'stays without a name, under the blinded author' },
  items: [{ key: 'community', since: communityArticle.publishedAt }],
});
personal(communityComment, {
  owner: communityComment.authorId,
  rows: eq(communityComment.isDeleted, false),
  exported: {
    title: '评论',
    columns: pick(communityComment, 'articleId', 'text', 'createdAt'),
    newest: communityComment.createdAt,
  },
  erased: { keep: 'stays without a name, under the blinded author' },
  items: [
    {
      key: 'community',
      since: communityComment.createdAt,
      columns: pick(communityComment, 'text'),
      value: (row) => masked(row.text, 6, 0),
    },
  ],
});
personal(communityLike, {
  owner: communityLike.accountId,
  exported: {
    title: '点赞',
    columns: pick(communityLike, 'accountId', 'kind', 'targetId', 'createdAt'),
    newest: communityLike.createdAt,
  },
  erased: { keep: 'counted with the article; the account it names has no name any more' },
  items: [{ key: 'reaction', since: communityLike.createdAt }],
});
personal(communityFavourite, {
  owner: communityFavourite.accountId,
  exported: {
    title: '收藏',
    columns: pick(communityFavourite, 'accountId', 'articleId', 'createdAt'),
    newest: communityFavourite.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'reaction', since: communityFavourite.createdAt }],
});
personal(communityFollow, {
  owner: communityFollow.accountId,
  exported: {
    title: '关注',
    columns: pick(communityFollow, 'accountId', 'authorId', 'createdAt'),
    newest: communityFollow.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'reaction', since: communityFollow.createdAt }],
});
personal(communityReport, {
  owner: communityReport.accountId,
  exported: {
    title: '举报',
    columns: pick(communityReport, 'accountId', 'kind', 'targetId', 'reason', 'note', 'state', 'createdAt'),
    newest: communityReport.createdAt,
  },
  erased: { keep: 'the review queue decides about somebody else; the account it names has no name any more' },
  items: [{ key: 'community', since: communityReport.createdAt }],
});
notPersonal('cards of articles, whose author is declared with them', communityCard);
notPersonal(
  'counts of reports and a decision; author and reporters are declared with what they wrote',
  communityReported,
);
