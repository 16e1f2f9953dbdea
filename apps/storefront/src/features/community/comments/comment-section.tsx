import { t } from '@lingui/core/macro';
import type { CommentData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { useMemo } from 'react';
import type { ApiList } from '@/api';
import { EmptyState, ListFooter, useArrivals } from '@/page';
import { SegmentedControl, Text } from '@/ui';
import { eachOnce } from './comment-cache';
import { CommentItem } from './comment-item';
import styles from './comment-section.module.css';

export type CommentSort = 'hottest' | 'newest';

/** Scroll target at the start of the comments. */
export const COMMENTS_ID = 'article-comments';

export interface CommentSectionProps {
  list: ApiList<CommentData>;
  count: number;
  isClosed: boolean;
  sort: CommentSort;
  onSort: (sort: CommentSort) => void;
}

/** The comments of an article, sorted as the reader likes. */
export function CommentSection({ list, count, isClosed, sort, onSort }: CommentSectionProps) {
  const comments = useMemo(() => eachOnce(list.items), [list.items]);
  const arrival = useArrivals(comments.map(({ commentId }) => commentId));
  const number = formatCount(count);
  return (
    <div className={styles.section}>
      <div id={COMMENTS_ID} className={styles.head}>
        <Text size="title-3" weight="bold" leading="title-3" heading={2}>
          {count > 0 ? t`评论 ${number}` : t`评论`}
        </Text>
        {count > 1 && (
          <SegmentedControl
            label={t`评论排序`}
            items={[
              { key: 'hottest', text: t`最热` },
              { key: 'newest', text: t`最新` },
            ]}
            value={sort}
            onChange={onSort}
            className={styles.sort}
          />
        )}
      </div>
      {comments.map((comment) => (
        <CommentItem key={comment.commentId} comment={comment} className={arrival(comment.commentId)} />
      ))}
      <ListFooter list={list} empty={<NoComments isClosed={isClosed} />} />
    </div>
  );
}

function NoComments({ isClosed }: { isClosed: boolean }) {
  if (isClosed) return <EmptyState type="message" title={t`评论已关闭`} desc={t`作者关闭了这篇文章的评论`} top={8} />;
  return <EmptyState type="message" title={t`还没有评论`} desc={t`来说第一句吧`} top={8} />;
}
