import type { ArticleData, AuthorData, CommentData, FeedCardData, ReplyData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { uploadAddress } from '../upload';
import type { AuthorRow } from './author.repository';
import type { CommentRow } from './comment.repository';
import type { CardRow } from './feed.repository';

/** The short form of an author in a card or comment. */
function presentAuthorBrief(ctx: Ctx, { authorId, nickname, avatar, isOwner, isOfficial }: AuthorRow) {
  return { authorId, nickname, avatar: uploadAddress(ctx, avatar), isOwner, isOfficial };
}

/** An author in full. */
export function presentAuthor(ctx: Ctx, row: AuthorRow, isFollowed: boolean): AuthorData {
  return { ...presentAuthorBrief(ctx, row), bio: row.bio, isFollowed };
}

/** A feed card without personal data; null for a row whose article, activity or vote is missing. */
export function presentCard(ctx: Ctx, row: CardRow): FeedCardData | null {
  const { cardId, article, author, activity, vote } = row;
  if (row.kind === 'article' && article && author) {
    return { kind: 'article', cardId, ...article, author: presentAuthorBrief(ctx, author), isLiked: false };
  }
  if (row.kind === 'activity' && activity) return { ...activity, kind: 'activity', cardId };
  if (row.kind === 'vote' && vote) return { ...vote, kind: 'vote', cardId };
  return null;
}

/** A reply; `isOwn` and `isLiked` depend on the caller. */
export function presentReply(ctx: Ctx, row: CommentRow, liked: ReadonlySet<string>): ReplyData {
  const { comment, author, replyTo } = row;
  return {
    commentId: comment.id,
    author: presentAuthorBrief(ctx, author),
    replyTo,
    text: comment.text,
    createdAt: comment.createdAt,
    likeCount: comment.likeCount,
    isLiked: liked.has(comment.id),
    isOwn: comment.authorId === ctx.actor?.accountId,
  };
}

/** A top-level comment with its own ones among `replies`. */
export function presentComment(
  ctx: Ctx,
  row: CommentRow,
  replies: readonly CommentRow[],
  liked: ReadonlySet<string>,
): CommentData {
  const own = replies.filter((reply) => reply.comment.parentId === row.comment.id);
  return {
    ...presentReply(ctx, row, liked),
    replyCount: row.comment.replyCount,
    replies: own.map((reply) => presentReply(ctx, reply, liked)),
  };
}

/** State of an article that can be shown. */
export const shownState = (state: string): ArticleData['state'] => (state === 'reviewing' ? 'reviewing' : 'published');
