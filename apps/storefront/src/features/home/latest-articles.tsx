import { t } from '@lingui/core/macro';
import { serverNow } from '@/api';
import { navigate, switchTab } from '@/navigation';
import { Button, Picture, pressable, relativeDate } from '@/ui';
import styles from './latest-articles.module.css';
import { Section } from './section';
import type { HomeArticleData } from './types';

/** The three latest articles, and the way into the community. */
export function LatestArticles({ articles }: { articles: readonly HomeArticleData[] }) {
  return (
    <Section title={t`社区新鲜事`}>
      {articles.map((article) => (
        <ArticleLine key={article.articleId} article={article} />
      ))}
      <Button block size="medium" variant="secondary" className={styles.enter} onClick={() => switchTab('/')}>
        {t`进入社区`}
      </Button>
    </Section>
  );
}

function ArticleLine({ article }: { article: HomeArticleData }) {
  const { articleId, title, cover, authorName, publishedAt } = article;
  return (
    <div className={styles.line} {...pressable(() => navigate('/pagesCommunity/article/index', { id: articleId }))}>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.note}>{`${authorName} · ${relativeDate(publishedAt, serverNow())}`}</div>
      </div>
      <Picture className={styles.cover} src={cover} width={112} aspect={4 / 3} round="card" alt="" />
    </div>
  );
}
