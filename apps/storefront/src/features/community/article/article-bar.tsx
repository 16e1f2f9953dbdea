import { t } from '@lingui/core/macro';
import type { ArticleData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import type { ReactNode } from 'react';
import { BottomBar, cx, Icon, type IconName, pressable } from '@/ui';
import { LikeButton } from '../like-button';
import styles from './article-bar.module.css';
import { useFavourite } from './use-favourite';

export interface ArticleBarProps {
  article: ArticleData;
  onWrite: () => void;
  onComments: () => void;
  /** A line above: what the text leads to. */
  top?: ReactNode;
}

/** Kept at the bottom: the way into a comment, and the counts that are buttons. */
export function ArticleBar({ article, onWrite, onComments, top }: ArticleBarProps) {
  const { counts, isLiked, isFavourite, articleId } = article;
  const isClosed = article.isCommentClosed || article.state !== 'published';
  const toggleFavourite = useFavourite(article);
  const closedText = article.isCommentClosed ? t`评论已关闭` : t`审核通过后可评论`;
  return (
    <BottomBar top={top}>
      <div className={cx(styles.input, isClosed && styles.closed)} {...pressable(isClosed ? undefined : onWrite)}>
        {isClosed ? closedText : t`说说你的想法`}
      </div>
      <div className={styles.actions}>
        <Action icon="comment" label={t`评论`} count={counts.comment} onPress={onComments} />
        <LikeButton target={{ kind: 'article', id: articleId }} isLiked={isLiked} count={counts.like} size={24} />
        <Action
          icon={isFavourite ? 'star-filled' : 'star'}
          label={t`收藏`}
          count={counts.favourite}
          isOn={isFavourite}
          onPress={toggleFavourite}
        />
      </div>
    </BottomBar>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  count: number;
  /** Given for what can be switched on and off. */
  isOn?: boolean;
  onPress: () => void;
}

function Action({ icon, label, count, isOn, onPress }: ActionProps) {
  const shown = formatCount(count);
  return (
    <button
      type="button"
      className={cx(styles.action, isOn && styles.on)}
      aria-pressed={isOn}
      aria-label={`${label}，${shown}`}
      onClick={onPress}
    >
      <Icon name={icon} size={24} className={styles.icon} />
      <span>{count > 0 ? shown : label}</span>
    </button>
  );
}
