import { t } from '@lingui/core/macro';
import type { ArticleData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { serverNow } from '@/api';
import { pageAction } from '@/navigation';
import { Avatar, cx, Icon, linked, NoticeBar, Picture, relativeDate, Text } from '@/ui';
import { FollowButton } from '../follow-button';
import { PersonName } from '../person-name';
import styles from './article-head.module.css';

export interface ArticleHeadProps {
  article: ArticleData;
  /** Opens the cover full-screen. */
  onCover: () => void;
}

/** Cover, title, author, and what the article is about. */
export function ArticleHead({ article, onCover }: ArticleHeadProps) {
  const { title, cover, author, publishedAt, counts, isOwn, state } = article;
  const time = relativeDate(publishedAt, serverNow());
  const views = formatCount(counts.view);
  return (
    <>
      {state === 'reviewing' && <NoticeBar tone="warning">{t`审核中，通过后所有人可见`}</NoticeBar>}
      {cover && <Picture src={cover} width={390} aspect={3 / 2} alt={title} eager onClick={onCover} />}
      <div className={styles.head}>
        <div className={styles.title} role="heading" aria-level={1}>
          {title}
        </div>
        <div className={styles.author}>
          <Avatar src={author.avatar} name="" size="small" />
          <div className={styles.by}>
            <PersonName person={author} className={styles.name} />
            <Text size="caption" tone="secondary" leading="normal">{t`${time} · ${views} 阅读`}</Text>
          </div>
          {!isOwn && <FollowButton author={author} />}
        </div>
      </div>
    </>
  );
}

/** Topic, model and place, under the text. */
export function ArticleTags({ article: { topic, modelId, modelName, place } }: { article: ArticleData }) {
  if (!topic && !modelName && !place) return null;
  const openTopic = topic && modelId ? pageAction('/pagesCommunity/aggregatedPage', { modelId, topic }) : undefined;
  const openModel = modelId ? pageAction('/pagesDetail/carModel', { modelId }) : undefined;
  return (
    <div className={styles.tags}>
      {topic && (
        <span className={cx(styles.tag, openTopic && styles.linked)} {...linked(openTopic)}>{`# ${topic}`}</span>
      )}
      {modelName && (
        <span className={cx(styles.tag, openModel && styles.linked)} {...linked(openModel)}>
          <Icon name="car" size={16} />
          <span className={styles.tagText}>{modelName}</span>
          {openModel && <Icon name="chevron-right" size={12} />}
        </span>
      )}
      {place && (
        <span className={styles.tag}>
          <Icon name="location" size={16} />
          <span className={styles.tagText}>{place}</span>
        </span>
      )}
    </div>
  );
}
