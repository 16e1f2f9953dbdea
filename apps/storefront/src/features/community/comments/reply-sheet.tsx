import { t } from '@lingui/core/macro';
import type { CommentData } from '@voltfront/contract';
import { truncateName } from '@voltfront/rules/format/truncate';
import { useApiList } from '@/api';
import { ListFooter, useArrivals } from '@/page';
import { Popup } from '@/ui';
import { REPLIES } from '../community-cache';
import { useCommentActions } from './comment-actions';
import { eachOnce } from './comment-cache';
import { CommentLine } from './comment-item';
import styles from './reply-sheet.module.css';

export interface ReplySheetProps {
  comment: CommentData;
  isOpen: boolean;
  onClose: () => void;
}

/** Every reply to a comment, oldest first. */
export function ReplySheet({ comment, isOpen, onClose }: ReplySheetProps) {
  const list = useApiList(REPLIES, { commentId: comment.commentId }, { enabled: isOpen });
  const replies = eachOnce(list.items);
  const arrival = useArrivals(replies.map((reply) => reply.commentId));
  const { isClosed, answer } = useCommentActions();
  const { replyCount, commentId, author } = comment;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`${replyCount} 条回复`}
      tall
      footer={
        !isClosed && (
          <button
            type="button"
            className={styles.input}
            onClick={() => answer({ answered: comment, parentId: commentId })}
          >
            {t`回复 @${truncateName(author.nickname)}`}
          </button>
        )
      }
    >
      <div className={styles.first}>
        <CommentLine comment={comment} parentId={commentId} />
      </div>
      <div className={styles.replies}>
        {replies.map((reply) => (
          <CommentLine
            key={reply.commentId}
            comment={reply}
            parentId={commentId}
            className={arrival(reply.commentId)}
          />
        ))}
        <ListFooter list={list} />
      </div>
    </Popup>
  );
}
