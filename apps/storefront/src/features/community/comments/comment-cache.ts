import type { CommentData, ReplyData } from '@voltfront/contract';
import { addComments, COMMENTS, REPLIES, updateLists } from '../community-cache';

/** Replies shown under a comment. */
const SHOWN_REPLIES = 2;

function withReply(comment: CommentData, reply: ReplyData): CommentData {
  const replies = comment.replies.length < SHOWN_REPLIES ? [...comment.replies, reply] : comment.replies;
  return { ...comment, replies, replyCount: comment.replyCount + 1 };
}

/** Shows a comment that was just stored: first of the list, or last under the comment it answers. */
export function addComment(articleId: string, made: CommentData, parentId: string | null): void {
  addComments(articleId, 1);
  updateLists(
    COMMENTS,
    (comments, at) => {
      if (parentId === null) return at === 0 ? [made, ...comments] : comments;
      return comments.map((comment) => (comment.commentId === parentId ? withReply(comment, made) : comment));
    },
    (input) => input.articleId === articleId,
  );
  if (parentId === null) return;
  updateLists(
    REPLIES,
    (replies) => [...replies, made],
    (input) => input.commentId === parentId,
  );
}

/** Takes a deleted comment or reply off the screen. */
export function removeComment(articleId: string, { commentId }: ReplyData): void {
  let removed = 0;
  updateLists(
    COMMENTS,
    (comments) =>
      comments
        .filter((comment) => {
          if (comment.commentId !== commentId) return true;
          removed = 1 + comment.replyCount;
          return false;
        })
        .map((comment) => withoutReply(comment, commentId)),
    (input) => input.articleId === articleId,
  );
  updateLists(REPLIES, (replies) => replies.filter((reply) => reply.commentId !== commentId));
  addComments(articleId, -Math.max(1, removed));
}

function withoutReply(comment: CommentData, replyId: string): CommentData {
  const replies = comment.replies.filter((reply) => reply.commentId !== replyId);
  if (replies.length === comment.replies.length) return comment;
  return { ...comment, replies, replyCount: Math.max(0, comment.replyCount - 1) };
}

/** A comment that was just written also arrives with a later page of the list; it is shown once. */
export function eachOnce<T extends { commentId: string }>(comments: readonly T[]): T[] {
  return [...new Map(comments.map((comment) => [comment.commentId, comment])).values()];
}
