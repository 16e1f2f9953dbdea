import { t } from '@lingui/core/macro';
import { cx } from '@/ui';
import { setFollow } from './follow';
import styles from './follow-button.module.css';

export interface FollowButtonProps {
  author: { authorId: string; nickname: string; isFollowed: boolean };
}

/** Follows an author, or leaves one; a pill in a target of 44 px. */
export function FollowButton({ author: { authorId, nickname, isFollowed } }: FollowButtonProps) {
  return (
    <button
      type="button"
      className={styles.target}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? t`已关注${nickname}` : t`关注${nickname}`}
      onClick={() => setFollow(authorId, !isFollowed)}
    >
      <span className={cx(styles.pill, isFollowed && styles.followed)}>{isFollowed ? t`已关注` : t`关注`}</span>
    </button>
  );
}
