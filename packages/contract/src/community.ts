import { z } from 'zod';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { ShareCode } from './recommend-shapes';
import { ModelId } from './vehicle';

export const TabKey = z.enum(['recommend', 'aggregated', 'newest', 'selected', 'follow']);

export const Author = z.object({
  authorId: Id,
  nickname: z.string(),
  avatar: PicturePath,
  bio: z.string(),
  isOwner: z.boolean(),
  isOfficial: z.boolean(),
  isFollowed: z.boolean(),
});

/** The page that shows a text; its `id` is that of the text. */
export const PageOfText = z.enum(['article', 'activity', 'tweet', 'designVote', 'designVotes']);

const cardBase = { cardId: Id, title: z.string(), cover: PicturePath };

/** A card of the feed; its kind decides where a tap leads. */
export const FeedCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('article'),
    ...cardBase,
    page: PageOfText,
    summary: z.string(),
    author: Author.pick({ authorId: true, nickname: true, avatar: true, isOwner: true, isOfficial: true }),
    publishedAt: At,
    likeCount: z.int(),
    commentCount: z.int(),
    isLiked: z.boolean(),
    topic: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('activity'),
    ...cardBase,
    startsAt: At,
    endsAt: At,
    place: z.string(),
    joinedCount: z.int(),
  }),
  z.object({ kind: z.literal('vote'), ...cardBase, startsAt: At, endsAt: At, ballotCount: z.int() }),
]);

export const ArticleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('quote'), text: z.string() }),
  z.object({ kind: z.literal('picture'), src: PicturePath, aspect: z.number(), caption: z.string().nullable() }),
  z.object({ kind: z.literal('video'), src: z.string(), poster: PicturePath, aspect: z.number() }),
]);

export const Article = z.object({
  articleId: Id,
  /** `reviewing` is seen by the author only. */
  state: z.enum(['published', 'reviewing']),
  title: z.string(),
  cover: PicturePath,
  blocks: z.array(ArticleBlock),
  author: Author,
  topic: z.string().nullable(),
  modelId: Id.nullable(),
  modelName: z.string().nullable(),
  place: z.string().nullable(),
  publishedAt: At,
  counts: z.object({ view: z.int(), like: z.int(), favourite: z.int(), comment: z.int() }),
  isLiked: z.boolean(),
  isFavourite: z.boolean(),
  isOwn: z.boolean(),
  isCommentClosed: z.boolean(),
});

export const Reply = z.object({
  commentId: Id,
  author: Author.pick({ authorId: true, nickname: true, avatar: true, isOwner: true, isOfficial: true }),
  /** Nickname of the person answered, for replies to replies. */
  replyTo: z.string().nullable(),
  text: z.string(),
  createdAt: At,
  likeCount: z.int(),
  isLiked: z.boolean(),
  isOwn: z.boolean(),
});

/** A comment with its first two replies. */
export const Comment = Reply.extend({ replyCount: z.int(), replies: z.array(Reply) });

/** One comment and the text it stands under. */
export const CommentThread = z.object({
  comment: Comment,
  article: z.object({ articleId: Id, title: z.string(), cover: PicturePath, page: PageOfText }),
  /** Nothing can be answered: comments are closed, or the text is under review. */
  isClosed: z.boolean(),
});

export const CommentText = z
  .string()
  .trim()
  .min(1)
  .refine((text) => [...text].length <= 500, '最多500字');

const ArticleRef = z.object({ articleId: Id });

/** Why something is reported. */
export const ReportReason = z.enum(['spam', 'abuse', 'falsehood', 'infringement', 'other']);

export const community = defineEndpoints({
  'GET /api/mpmkt/v1/community/tabs': {
    summary: 'Tabs of the community.',
    auth: 'public',
    reply: z.array(z.object({ key: TabKey, label: z.string() })),
  },
  'GET /api/mpmkt/v1/community/banners': {
    summary: 'Banners of the community.',
    auth: 'public',
    reply: z.array(z.object({ bannerId: Id, title: z.string(), picture: PicturePath, link: z.string() })),
  },
  'GET /api/mpmkt/v1/community/feed': {
    summary: 'Cards of one tab, newest cursor first; `follow` is empty for visitors.',
    auth: 'optional',
    query: Paging.extend({ tab: TabKey }),
    reply: pageOf(FeedCard),
  },
  'GET /api/mpmkt/v1/community/modelArticles': {
    summary: 'Articles about one model, also of one topic: the newest or the most liked first.',
    auth: 'optional',
    query: Paging.extend({
      modelId: ModelId,
      sort: z.enum(['newest', 'hottest']).default('newest'),
      topic: z.string().min(1).max(20).optional(),
    }),
    reply: pageOf(FeedCard),
  },
  'GET /api/mpmkt/v1/community/suggestedAuthors': {
    summary: 'Authors to follow, not yet followed by the caller.',
    auth: 'optional',
    reply: z.array(Author),
  },
  'GET /api/mpmkt/v1/community/welfareBubble': {
    summary: 'The floating welfare bubble, when one is open for the caller.',
    auth: 'optional',
    reply: z.object({
      bubble: z.object({ bubbleId: Id, picture: PicturePath, title: z.string(), link: z.string() }).nullable(),
    }),
  },
  'GET /api/mpmkt/v1/community/article': {
    summary: 'One article.',
    auth: 'optional',
    query: ArticleRef,
    reply: Article,
  },
  'GET /api/mpmkt/v1/community/article/related': {
    summary: 'Up to four articles close to this one.',
    auth: 'optional',
    query: ArticleRef,
    reply: z.array(FeedCard),
  },
  'GET /api/mpmkt/v1/community/comments': {
    summary: 'Comments of an article with their first two replies.',
    auth: 'optional',
    query: Paging.extend({ articleId: Id, sort: z.enum(['hottest', 'newest']).default('hottest') }),
    reply: pageOf(Comment),
  },
  'GET /api/mpmkt/v1/community/comment': {
    summary: 'One comment with the text it stands under; for a reply, the comment that it answers.',
    auth: 'optional',
    query: z.object({ commentId: Id }),
    reply: CommentThread,
  },
  'GET /api/mpmkt/v1/community/replies': {
    summary: 'All replies of a comment, oldest first.',
    auth: 'optional',
    query: Paging.extend({ commentId: Id }),
    reply: pageOf(Reply),
  },
  'POST /api/mpmkt/v1/community/like': {
    summary: 'Likes or unlikes an article or a comment.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ kind: z.enum(['article', 'comment']), id: Id, isLiked: z.boolean() }),
    reply: z.object({ isLiked: z.boolean(), likeCount: z.int() }),
  },
  'POST /api/mpmkt/v1/community/favourite': {
    summary: 'Keeps or drops an article.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ articleId: Id, isFavourite: z.boolean() }),
    reply: z.object({ isFavourite: z.boolean(), favouriteCount: z.int() }),
  },
  'POST /api/mpmkt/v1/community/article/sharedOpen': {
    summary:
      'Notes that the caller opened an article that somebody shared; earns the sharer points within their daily limit.',
    auth: 'customer',
    rate: 'write',
    body: ArticleRef.extend({ shareCode: ShareCode }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/community/follow': {
    summary: 'Follows or leaves an author.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ authorId: Id, isFollowed: z.boolean() }),
    reply: z.object({ isFollowed: z.boolean() }),
  },
  'POST /api/mpmkt/v1/community/comment': {
    summary:
      'Comments an article, or replies to a comment; 1 to 500 characters, filtered. Earns points within the daily limit.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ articleId: Id, replyToId: Id.optional(), text: CommentText }),
    reply: z.object({ comment: Comment, pointsEarned: z.int() }),
  },
  'POST /api/mpmkt/v1/community/comment/delete': {
    summary: 'Deletes an own comment; its replies go with it.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ commentId: Id }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/community/article/delete': {
    summary: 'Deletes an own article.',
    auth: 'customer',
    rate: 'write',
    body: ArticleRef,
    reply: Done,
  },
  'POST /api/mpmkt/v1/community/report': {
    summary: 'Reports an article or a comment to the review queue; once per person and item.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      kind: z.enum(['article', 'comment']),
      id: Id,
      reason: ReportReason,
      note: z.string().max(200).optional(),
    }),
    reply: Done,
  },
});
