import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { serverNow } from '@/api';
import { Avatar, cx, linked, Picture, relativeDate, Text } from '@/ui';
import { LikeButton } from '../like-button';
import { PersonName } from '../person-name';
import type { ArticleCardData } from './arrange-feed';
import styles from './article-card.module.css';
import { cardAction } from './open-card';

export interface ArticleCardProps {
  card: ArticleCardData;
  /** Full width with the beginning of the text; default: half the width. */
  large?: boolean;
}

/** An article of the feed. The whole card opens it; the heart likes it without leaving the feed. */
export const ArticleCard = memo(function ArticleCard({ card, large }: ArticleCardProps) {
  const { title, cover, summary, topic, author, publishedAt, likeCount, isLiked } = card;
  const time = relativeDate(publishedAt, serverNow());
  return (
    <div className={cx(styles.card, large && styles.large)}>
      <div className={styles.cover}>
        <Picture src={cover} width={large ? 358 : 173} aspect={large ? 3 / 2 : 1.12} alt="" />
        {large && topic && <span className={styles.topic}>{t`# ${topic}`}</span>}
      </div>
      <div className={styles.words}>
        <div className={styles.title} {...linked(cardAction(card))}>
          {title}
        </div>
        {large && summary && <div className={styles.summary}>{summary}</div>}
      </div>
      <div className={styles.foot}>
        <Avatar src={author.avatar} name="" size="mini" />
        <div className={styles.by}>
          <PersonName person={large ? author : { ...author, isOwner: false, isOfficial: false }} />
          <Text size="micro" tone="secondary" oneLine>
            {time}
          </Text>
        </div>
        <LikeButton
          target={{ kind: 'article', id: card.cardId }}
          isLiked={isLiked}
          count={likeCount}
          className={styles.like}
        />
      </div>
    </div>
  );
});
