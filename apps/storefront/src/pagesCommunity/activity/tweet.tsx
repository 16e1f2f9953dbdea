import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { TWEET } from '@/features/activity/activity-cache';
import { TweetScreen } from '@/features/activity/tweet-screen';
import { textShare } from '@/features/community/article/article-share';
import { articleSubject } from '@/features/community/article/article-subject';
import { ShareBar } from '@/features/community/article/share-bar';
import type { CommentSort } from '@/features/community/comments/comment-section';
import { ARTICLE, COMMENTS } from '@/features/community/community-cache';
import { useOwnView } from '@/features/community/use-own-view';
import { useParams } from '@/navigation';
import { foundNothing, Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesCommunity/activity/tweet';

/** 活动推文. */
export default function TweetPage() {
  const { id: articleId = '' } = useParams(ROUTE);
  const [sort, setSort] = useState<CommentSort>('hottest');
  const enabled = articleId !== '';
  const article = useQuery({ ...apiQuery(ARTICLE, { articleId }), enabled });
  const tweet = useQuery({ ...apiQuery(TWEET, { articleId }), enabled });
  const comments = useApiList(COMMENTS, { articleId, sort }, { enabled: article.data !== undefined });
  useOwnView([ARTICLE, TWEET, COMMENTS]);
  const text = article.data;
  const share = text && (() => textShare(ROUTE, text));
  return (
    <Page
      route={ROUTE}
      plain
      subject={articleSubject}
      isMissing={!enabled || foundNothing(article) || foundNothing(tweet)}
      queries={[article, tweet]}
      navBar={<ShareBar title={t`活动推文`} share={share} />}
      hasBottomBar
      onReachBottom={comments.loadMore}
      skeleton={<Skeleton variant="detail" />}
      share={share}
    >
      {() =>
        text &&
        tweet.data && <TweetScreen tweet={tweet.data} article={text} comments={comments} sort={sort} onSort={setSort} />
      }
    </Page>
  );
}
