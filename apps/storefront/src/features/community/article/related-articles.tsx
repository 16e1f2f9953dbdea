import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@voltfront/rules/format/count';
import { truncateName } from '@voltfront/rules/format/truncate';
import { apiQuery } from '@/api';
import { linked, Picture } from '@/ui';
import { RELATED } from '../community-cache';
import type { ArticleCardData } from '../feed/arrange-feed';
import { cardAction } from '../feed/open-card';
import styles from './related-articles.module.css';

/** Articles close to this one, beside each other; left out when there are none. */
export function RelatedArticles({ articleId }: { articleId: string }) {
  const { data = [] } = useQuery(apiQuery(RELATED, { articleId }));
  const cards = data.filter((card): card is ArticleCardData => card.kind === 'article');
  if (cards.length === 0) return null;
  return (
    <div className={styles.related}>
      <div className={styles.title} role="heading" aria-level={2}>{t`相关推荐`}</div>
      <div className={styles.row}>
        {cards.map((card) => (
          <RelatedCard key={card.cardId} card={card} />
        ))}
      </div>
    </div>
  );
}

function RelatedCard({ card }: { card: ArticleCardData }) {
  const likes = formatCount(card.likeCount);
  return (
    <div className={styles.card} {...linked(cardAction(card))}>
      <Picture src={card.cover} width={168} aspect={3 / 2} alt="" round="card" />
      <div className={styles.name}>{card.title}</div>
      <div className={styles.note}>{t`${truncateName(card.author.nickname)} · ${likes} 赞`}</div>
    </div>
  );
}
