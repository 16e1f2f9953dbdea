import { t } from '@lingui/core/macro';
import type { ReplyData } from '@voltfront/contract';
import { createContext, useContext } from 'react';
import { api } from '@/api';
import { modal, toast } from '@/ui';
import { removeComment } from './comment-cache';
import type { CommentTarget } from './use-comment-form';

/** Actions on the comments of an article, for the components below it. */
export interface CommentActions {
  articleId: string;
  /** Comments are closed or the article is under review: nothing can be answered. */
  isClosed: boolean;
  answer: (target: CommentTarget) => void;
  report: (comment: ReplyData) => void;
}

export const CommentContext = createContext<CommentActions | null>(null);

/** The actions of the article around the component. */
export function useCommentActions(): CommentActions {
  const actions = useContext(CommentContext);
  if (!actions) throw new TypeError('useCommentActions needs a CommentContext');
  return actions;
}

/** Asks, then deletes an own comment or reply of a thread. */
export async function deleteComment(articleId: string, comment: ReplyData, parentId: string): Promise<void> {
  if (!(await modal({ content: t`删除后无法恢复，确定删除这条评论吗？` }))) return;
  try {
    await api('POST /api/mpmkt/v1/community/comment/delete', { body: { commentId: comment.commentId } });
  } catch {
    // The call has shown the error.
    return;
  }
  removeComment(articleId, comment, parentId);
  toast(t`已删除`);
}
