import { t } from '@lingui/core/macro';
import type { ReplyData } from '@voltfront/contract';
import { useRef, useState } from 'react';
import { ApiError, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { toast } from '@/ui';
import { addComment } from './comment-cache';
import { canSend, cutComment } from './comment-rules';

/** Target of a text: an article, a comment, or a reply under a comment. */
export interface CommentTarget {
  /** The comment or reply answered; null: the article. */
  answered: ReplyData | null;
  /** The comment whose thread it belongs to; null: the article. */
  parentId: string | null;
}

const ARTICLE_TARGET: CommentTarget = { answered: null, parentId: null };

export interface CommentForm {
  isOpen: boolean;
  target: CommentTarget;
  text: string;
  canSend: boolean;
  isSending: boolean;
  setText: (text: string) => void;
  /** Opens the form; visitors are sent to login. */
  open: (target?: CommentTarget) => void;
  close: () => void;
  send: () => void;
}

/** Writing a comment or an answer. What was written for a target is kept until it is sent. */
export function useCommentForm(articleId: string): CommentForm {
  const [isOpen, setOpen] = useState(false);
  const [target, setTarget] = useState(ARTICLE_TARGET);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const isStarted = useRef(false);
  const post = useApiMutation('POST /api/mpmkt/v1/community/comment');
  const draftKey = target.answered?.commentId ?? '';
  const text = drafts[draftKey] ?? '';
  const setText = (next: string) => setDrafts({ ...drafts, [draftKey]: cutComment(next) });

  const open = (next = ARTICLE_TARGET) => {
    if (!ensureLogin()) return;
    setTarget(next);
    setOpen(true);
  };

  const send = async () => {
    if (!canSend(text) || isStarted.current) return;
    isStarted.current = true;
    try {
      const replyToId = target.answered?.commentId;
      const answer = await post.mutateAsync({ articleId, text: text.trim(), ...(replyToId ? { replyToId } : {}) });
      addComment(articleId, answer.comment, target.parentId);
      setDrafts((kept) => ({ ...kept, [draftKey]: '' }));
      setOpen(false);
      toast(successText(answer.pointsEarned));
    } catch (error) {
      // The call has shown the error; the text stays for another try.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      isStarted.current = false;
    }
  };

  const close = () => setOpen(false);
  return { isOpen, target, text, canSend: canSend(text), isSending: post.isPending, setText, open, close, send };
}

const successText = (points: number): string => (points > 0 ? t`评论成功，获得 ${points} 积分` : t`评论成功`);
