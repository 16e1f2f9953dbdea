import type { ActivityData, ArticleData, CommentData } from '@voltfront/contract';
import { useState } from 'react';
import type { ApiList } from '@/api';
import { ArticleBody } from '@/features/community/article/article-body';
import { ArticlePreview } from '@/features/community/article/article-preview';
import { CommentArea } from '@/features/community/comments/comment-area';
import { CommentSection, type CommentSort } from '@/features/community/comments/comment-section';
import type { Place } from '@/features/place/use-place';
import { Picture, Text } from '@/ui';
import styles from './activity.module.css';
import { ActivityBar } from './activity-bar';
import { ActivityFacts, ActivityTags } from './activity-facts';
import { buttonOf } from './button-words';
import { CodeSheet, OwnSignUp } from './own-sign-up';
import { useActivityClock } from './use-activity-clock';
import { useSignUp } from './use-sign-up';

export interface ActivityScreenProps {
  activity: ActivityData;
  /** Its text, which comments and favourites belong to. */
  article: ArticleData;
  comments: ApiList<CommentData>;
  sort: CommentSort;
  onSort: (sort: CommentSort) => void;
  place: Place;
}

/** An activity with everything around it. */
export function ActivityScreen({ activity, article, comments, sort, onSort, place }: ActivityScreenProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const [isCodeOpen, setCodeOpen] = useState(false);
  const now = useActivityClock(activity);
  const { signUp, cancel, isSending } = useSignUp(activity);
  const { cover, title, blocks, counts, isCommentClosed } = article;
  const openCode = () => setCodeOpen(true);
  return (
    <CommentArea articleId={article.articleId} isClosed={isCommentClosed}>
      {({ write }) => (
        <>
          <Picture src={cover} width={390} aspect={3 / 2} alt={title} eager onClick={() => setViewed(cover)} />
          <div className={styles.head}>
            <ActivityTags activity={activity} />
            <Text size="title-2" weight="bold" leading="title-2" heading={1}>
              {title}
            </Text>
          </div>
          <OwnSignUp activity={activity} now={now} onCode={openCode} onCancel={() => void cancel()} />
          <ActivityFacts activity={activity} place={place} />
          <div className={styles.text}>
            <ArticleBody blocks={blocks} onPicture={setViewed} />
          </div>
          <div className={styles.comments}>
            <CommentSection
              list={comments}
              count={counts.comment}
              isClosed={isCommentClosed}
              sort={sort}
              onSort={onSort}
            />
          </div>
          <ActivityBar
            activity={activity}
            article={article}
            button={buttonOf(activity, now)}
            isSending={isSending}
            onSignUp={() => void signUp()}
            onCode={openCode}
            onWrite={() => write()}
          />
          <CodeSheet activity={activity} isOpen={isCodeOpen} onClose={() => setCodeOpen(false)} />
          <ArticlePreview article={article} viewed={viewed} onClose={() => setViewed(null)} />
        </>
      )}
    </CommentArea>
  );
}
