import { t } from '@lingui/core/macro';
import type { ArticleData, CommentData, TweetData } from '@voltfront/contract';
import { useState } from 'react';
import { type ApiList, useServerNow } from '@/api';
import { ArticleBar } from '@/features/community/article/article-bar';
import { ArticleBody } from '@/features/community/article/article-body';
import { ArticleHead } from '@/features/community/article/article-head';
import { ArticlePreview } from '@/features/community/article/article-preview';
import { CommentArea } from '@/features/community/comments/comment-area';
import { COMMENTS_ID, CommentSection, type CommentSort } from '@/features/community/comments/comment-section';
import { navigate, pageAction } from '@/navigation';
import { scrollToTopOf } from '@/platform/scroll';
import { Cell, CellGroup, Icon, pressable, Tag } from '@/ui';
import { buttonOfTweet, buttonText, canSignUp } from './button-words';
import styles from './tweet.module.css';

export interface TweetScreenProps {
  tweet: TweetData;
  article: ArticleData;
  comments: ApiList<CommentData>;
  sort: CommentSort;
  onSort: (sort: CommentSort) => void;
}

/** An official post of an activity, whose card stays at the bottom. */
export function TweetScreen({ tweet, article, comments, sort, onSort }: TweetScreenProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const { articleId, cover, blocks, counts, isCommentClosed } = article;
  return (
    <CommentArea articleId={articleId} isClosed={isCommentClosed}>
      {({ write }) => (
        <>
          <ArticleHead article={article} onCover={() => setViewed(cover)} />
          <ArticleBody blocks={blocks} onPicture={setViewed} />
          <Mentions mentions={tweet.mentions} />
          <CommentSection
            list={comments}
            count={counts.comment}
            isClosed={isCommentClosed}
            sort={sort}
            onSort={onSort}
          />
          <ArticleBar
            article={article}
            onWrite={() => write()}
            onComments={() => scrollToTopOf(COMMENTS_ID)}
            top={<ActivityLine tweet={tweet} />}
          />
          <ArticlePreview article={article} viewed={viewed} onClose={() => setViewed(null)} />
        </>
      )}
    </CommentArea>
  );
}

/** The card of the activity: what it is called, and its state now. */
function ActivityLine({ tweet }: { tweet: TweetData }) {
  const { activityId, title } = tweet.activity;
  const button = buttonOfTweet(tweet, useServerNow()());
  return (
    <div className={styles.line} {...pressable(() => navigate('/pagesCommunity/activity/index', { id: activityId }))}>
      <Icon name="calendar" size={16} />
      <span className={styles.title}>{title}</span>
      <Tag tone={canSignUp(button) ? 'accent' : 'neutral'}>{buttonText(button)}</Tag>
      <Icon name="chevron-right" size={16} />
    </div>
  );
}

function Mentions({ mentions }: Pick<TweetData, 'mentions'>) {
  if (mentions.length === 0) return null;
  return (
    <CellGroup title={t`文中提到`} className={styles.mentions}>
      {mentions.map(({ kind, id, name, note }) => (
        <Cell
          key={id}
          icon={kind === 'car' ? 'car' : 'store'}
          title={name}
          note={note}
          onClick={
            kind === 'car'
              ? pageAction('/pagesDetail/carModel', { modelId: id })
              : pageAction('/pagesStore/storeDetail', { storeId: id })
          }
        />
      ))}
    </CellGroup>
  );
}
