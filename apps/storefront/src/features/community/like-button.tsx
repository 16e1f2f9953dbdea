import { t } from '@lingui/core/macro';
import { formatCount } from '@voltfront/rules/format/count';
import { useState } from 'react';
import { cx, Icon } from '@/ui';
import { type LikeTarget, setLike } from './like';
import styles from './like-button.module.css';

export interface LikeButtonProps {
  target: LikeTarget;
  isLiked: boolean;
  count: number;
  /** Icon of 16 px in cards and comments, 24 px in the bar of an article. */
  size?: 16 | 24;
  className?: string;
}

/** Heart and count; the target is 44 px high. The heart pops when it is tapped, not when a liked card comes on screen. */
export function LikeButton({ target, isLiked, count, size = 16, className }: LikeButtonProps) {
  const [isPopping, setPopping] = useState(false);
  const shown = formatCount(count);
  const handleTap = () => {
    setPopping(!isLiked);
    setLike(target, !isLiked);
  };
  return (
    <button
      type="button"
      className={cx(
        styles.like,
        isLiked && styles.liked,
        isLiked && isPopping && styles.popping,
        size === 24 && styles.large,
        className,
      )}
      aria-pressed={isLiked}
      aria-label={t`点赞，${shown}`}
      onClick={handleTap}
      onAnimationEnd={() => setPopping(false)}
    >
      <Icon name={isLiked ? 'heart-filled' : 'heart'} size={size} className={styles.heart} />
      <span className={styles.count}>{count > 0 ? shown : t`赞`}</span>
    </button>
  );
}
