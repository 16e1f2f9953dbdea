import type { ReactNode } from 'react';
import type { LikeTarget } from '../like';
import { ReportSheet } from '../report-sheet';
import { useReport } from '../use-report';
import { CommentContext } from './comment-actions';
import { CommentForm } from './comment-form';
import { type CommentTarget, useCommentForm } from './use-comment-form';

/** What the content of a comment area can open. */
export interface CommentTools {
  /** The form, for a comment on the text by default. */
  write: (target?: CommentTarget) => void;
  report: (target: LikeTarget) => void;
}

export interface CommentAreaProps {
  articleId: string;
  /** Nothing can be written or answered. */
  isClosed: boolean;
  children: (tools: CommentTools) => ReactNode;
}

/** What stands around the comments of a text: the form in which they are written, and the sheet that reports them. */
export function CommentArea({ articleId, isClosed, children }: CommentAreaProps) {
  const form = useCommentForm(articleId);
  const report = useReport();
  const actions = {
    articleId,
    isClosed,
    answer: form.open,
    report: (comment: { commentId: string }) => report.open({ kind: 'comment', id: comment.commentId }),
  };
  return (
    <CommentContext.Provider value={actions}>
      {children({ write: form.open, report: report.open })}
      <CommentForm form={form} />
      <ReportSheet target={report.target} isOpen={report.isOpen} onClose={report.close} />
    </CommentContext.Provider>
  );
}
