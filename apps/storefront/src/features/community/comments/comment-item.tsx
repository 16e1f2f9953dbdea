import { t } from '@lingui/core/macro';
import type { CommentData, ReplyData } from '@voltfront/contract';
import { truncateName } from '@voltfront/rules/format/truncate';
import { memo } from 'react';
import { serverNow } from '@/api';
import { navigate } from '@/navigation';
import { Avatar, cx, Icon, relativeDate } from '@/ui';
import { LikeButton } from '../like-button';
import { PersonName } from '../person-name';
import { deleteComment, useCommentActions } from './comment-actions';
import styles from './comment-item.module.css';

export interface CommentItemProps {
  comment: CommentData;
  className?: string;
}

/** A comment with its first replies; all of them are a page of their own. */
export const CommentItem = memo(function CommentItem({ comment, className }: CommentItemProps) {
  const { replies, replyCount, commentId } = comment;
  return (
    <div className={cx(styles.comment, className)}>
      <CommentLine comment={comment} parentId={commentId} />
      {replies.length > 0 && (
        <div className={styles.replies}>
          {replies.map((reply) => (
            <div key={reply.commentId} className={styles.short}>
              <span className={styles.shortName}>{truncateName(reply.author.nickname)}</span>
              {reply.replyTo && <span className={styles.to}>{t` 回复 @${reply.replyTo}`}</span>}
              <span className={styles.shortText}>{`：${reply.text}`}</span>
            </div>
          ))}
          <button
            type="button"
            className={styles.all}
            onClick={() => navigate('/pagesCommunity/article/replyDetail', { id: commentId })}
          >
            {t`全部 ${replyCount} 条回复`}
            <Icon name="chevron-right" size={16} />
          </button>
        </div>
      )}
    </div>
  );
});

export interface CommentLineProps {
  comment: ReplyData;
  /** The comment whose thread an answer belongs to. */
  parentId: string;
  className?: string;
}

/** One comment or reply: who, what, when, and what can be done with it. */
export function CommentLine({ comment, parentId, className }: CommentLineProps) {
  const { author, text, replyTo, createdAt, likeCount, isLiked, isOwn, commentId } = comment;
  const { articleId, isClosed, answer, report } = useCommentActions();
  return (
    <div className={cx(styles.line, className)}>
      <Avatar src={author.avatar} name="" size="small" />
      <div className={styles.main}>
        <div className={styles.top}>
          <PersonName person={author} className={styles.name} />
          <LikeButton
            target={{ kind: 'comment', id: commentId }}
            isLiked={isLiked}
            count={likeCount}
            className={styles.like}
          />
        </div>
        <div className={styles.text}>
          {replyTo && <span className={styles.to}>{t`回复 @${replyTo}：`}</span>}
          {text}
        </div>
        <div className={styles.foot}>
          <span className={styles.time}>{relativeDate(createdAt, serverNow())}</span>
          {!isClosed && (
            <button type="button" className={styles.action} onClick={() => answer({ answered: comment, parentId })}>
              {t`回复`}
            </button>
          )}
          {isOwn ? (
            <button type="button" className={styles.action} onClick={() => deleteComment(articleId, comment, parentId)}>
              {t`删除`}
            </button>
          ) : (
            <button type="button" className={styles.action} onClick={() => report(comment)}>
              {t`举报`}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
