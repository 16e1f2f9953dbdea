import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@voltfront/rules/format/count';
import { useId, useState } from 'react';
import { apiQuery } from '@/api';
import { useInView } from '@/platform/in-view';
import { Picture } from '@/ui';
import { RELATED } from '../community-cache';
import type { ArticleCardData } from '../feed/arrange-feed';
import { cardAction, linked } from '../feed/open-card';
import styles from './related-articles.module.css';

/** Articles close to this one; asked for when the reader comes near, and left out when there are none. */
export function RelatedArticles({ articleId }: { articleId: string }) {
  const id = useId();
  const [isNear, setNear] = useState(false);
  useInView(id, !isNear, () => setNear(true));
  const { data = [] } = useQuery({ ...apiQuery(RELATED, { articleId }), enabled: isNear });
  const cards = data.filter((card): card is ArticleCardData => card.kind === 'article');
  return (
    <div id={id} className={styles.anchor}>
      {cards.length > 0 && (
        <div className={styles.related}>
          <div className={styles.title} role="heading" aria-level={2}>{t`相关推荐`}</div>
          {cards.map((card) => (
            <RelatedCard key={card.cardId} card={card} />
          ))}
        </div>
      )}
    </div>
  );
}

function RelatedCard({ card }: { card: ArticleCardData }) {
  const likes = formatCount(card.likeCount);
  return (
    <div className={styles.card} {...linked(cardAction(card))}>
      <div className={styles.words}>
        <div className={styles.name}>{card.title}</div>
        <div className={styles.note}>{t`${card.author.nickname} · ${likes} 赞`}</div>
      </div>
      <div className={styles.cover}>
        <Picture src={card.cover} width={108} aspect={3 / 2} alt="" round="card" />
      </div>
    </div>
  );
}
