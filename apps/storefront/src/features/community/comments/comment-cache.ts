import type { CommentData, ReplyData } from '@voltfront/contract';
import { queryClient } from '@/api';
import { addComments, COMMENTS, REPLIES, THREAD, updateLists, updateThreads } from '../community-cache';

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
  updateThreads((comment) => (comment.commentId === parentId ? withReply(comment, made) : comment));
}

/**
 * Takes a deleted comment or reply off the screen.
 *
 * @param parentId the comment whose thread it was in; its own id for a comment
 */
export function removeComment(articleId: string, { commentId }: ReplyData, parentId: string): void {
  let removed = 1;
  updateLists(
    COMMENTS,
    (comments) =>
      comments
        .filter((comment) => {
          if (comment.commentId !== commentId) return true;
          removed = 1 + comment.replyCount;
          return false;
        })
        .map((comment) => (comment.commentId === parentId ? withoutReply(comment, commentId) : comment)),
    (input) => input.articleId === articleId,
  );
  updateLists(REPLIES, (replies) => replies.filter((reply) => reply.commentId !== commentId));
  addComments(articleId, -removed);
  // A thread whose comment is gone says so, once the server has.
  queryClient.invalidateQueries({ queryKey: [THREAD] });
}

function withoutReply(comment: CommentData, replyId: string): CommentData {
  const replies = comment.replies.filter((reply) => reply.commentId !== replyId);
  return { ...comment, replies, replyCount: Math.max(0, comment.replyCount - 1) };
}

/** A comment that was just written also arrives with a later page of the list; it is shown once. */
export function eachOnce<T extends { commentId: string }>(comments: readonly T[]): T[] {
  return [...new Map(comments.map((comment) => [comment.commentId, comment])).values()];
}

/** The same for replies, where what was just written stays last. */
export function eachOnceAtEnd<T extends { commentId: string }>(replies: readonly T[]): T[] {
  return eachOnce([...replies].reverse()).reverse();
}
