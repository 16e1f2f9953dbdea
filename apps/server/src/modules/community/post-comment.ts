import type { BodyOf, CommentData, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { earnFrom } from '../points';
import { findComment, insertComment, moveComments, moveReplies } from './comment.repository';
import { findVisibleArticle } from './community.policy';
import { presentComment } from './community.presenter';
import { communityTexts } from './community.texts';
import { becomeAuthor } from './put-article';
import { isRefusedText } from './refused-words';

declare module '../../kernel/jobs' {
  interface EventMap {
    /** A customer's comment or reply was answered by somebody else. */
    CommentAnswered: { accountId: string; articleId: string; commentId: string; nickname: string; text: string };
  }
}

/** Characters of an answer that its message quotes. */
const MOST_QUOTED = 40;

type Body = BodyOf<'POST /api/mpmkt/v1/community/comment'>;

async function checkArticle(ctx: ActorCtx, { articleId, text }: Body): Promise<void> {
  const { article } = await findVisibleArticle(ctx, articleId);
  if (article.isCommentClosed || article.state !== 'published') throw refuse('COMMENTS_CLOSED');
  if (isRefusedText(text)) throw refuse('CONTENT_REFUSED');
}

/** Where a comment goes: at the top, under a comment, or under a comment in answer to one of its replies. */
async function findThread({ db }: ActorCtx, { articleId, replyToId }: Body) {
  if (!replyToId) return { parentId: null, answered: null, target: null };
  const target = await findComment(db, replyToId);
  if (!target || target.comment.articleId !== articleId)
    throw refuse('NOT_FOUND', { message: communityTexts.commentMissing });
  const { id, parentId } = target.comment;
  return { parentId: parentId ?? id, answered: parentId ? target.author : null, target: target.author };
}

async function store(ctx: ActorCtx, body: Body): Promise<CommentData> {
  const { db } = ctx;
  const author = await becomeAuthor(ctx, ctx.actor.accountId);
  const { parentId, answered, target } = await findThread(ctx, body);
  // Comment rows are always locked before their article: see delete-comment.ts.
  if (parentId && !(await moveReplies(db, parentId, 1)))
    throw refuse('NOT_FOUND', { message: communityTexts.commentMissing });
  await moveComments(db, body.articleId, 1);
  const createdAt = ctx.now();
  const comment = await insertComment(db, {
    id: newId(createdAt),
    articleId: body.articleId,
    parentId,
    authorId: author.authorId,
    replyToAuthorId: answered?.authorId ?? null,
    text: body.text,
    createdAt,
  });
  if (!comment) throw refuse('STATE_CHANGED');
  if (target && target.authorId !== author.authorId) {
    const { articleId, text } = body;
    const quoted = text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
    const { nickname } = author;
    const answer = { accountId: target.authorId, articleId, commentId: comment.id, nickname, text: quoted };
    await publish(ctx, 'CommentAnswered', answer);
  }
  return presentComment(ctx, { comment, author, replyTo: answered?.nickname ?? null }, [], new Set());
}

/**
 * Comments an article or answers a comment; needs a transaction, in which the points are booked as well.
 * @throws NOT_FOUND article or comment gone, COMMENTS_CLOSED, CONTENT_REFUSED by the content filter
 */
export async function postComment(ctx: ActorCtx, body: Body): Promise<ReplyOf<'POST /api/mpmkt/v1/community/comment'>> {
  await checkArticle(ctx, body);
  const comment = await store(ctx, body);
  const { accountId } = ctx.actor;
  const { booked } = await earnFrom(ctx, { accountId, code: 'comment', ref: comment.commentId });
  await publish(ctx, 'CommentPosted', { accountId, commentId: comment.commentId });
  return { comment, pointsEarned: booked };
}
