import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { ACTIVITY } from '@/features/activity/activity-cache';
import { ActivityScreen } from '@/features/activity/activity-screen';
import { activitySubject } from '@/features/activity/activity-subject';
import { textShare } from '@/features/community/article/article-share';
import { ShareBar } from '@/features/community/article/share-bar';
import type { CommentSort } from '@/features/community/comments/comment-section';
import { ARTICLE, COMMENTS } from '@/features/community/community-cache';
import { useOwnView } from '@/features/community/use-own-view';
import { placeQuery, usePlace } from '@/features/place/use-place';
import { useParams } from '@/navigation';
import { foundNothing, Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesCommunity/activity/index';

/** 活动详情. */
export default function ActivityPage() {
  const { id = '' } = useParams(ROUTE);
  const [sort, setSort] = useState<CommentSort>('hottest');
  const place = usePlace();
  const enabled = id !== '';
  const activity = useQuery({
    ...apiQuery(ACTIVITY, { activityId: id, ...placeQuery(place) }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const article = useQuery({ ...apiQuery(ARTICLE, { articleId: id }), enabled });
  const comments = useApiList(COMMENTS, { articleId: id, sort }, { enabled: article.data !== undefined });
  useOwnView([ACTIVITY, ARTICLE, COMMENTS]);
  const text = article.data;
  const share = text && (() => textShare(ROUTE, text));
  return (
    <Page
      route={ROUTE}
      subject={activitySubject}
      isMissing={!enabled || foundNothing(activity) || foundNothing(article)}
      queries={[activity, article]}
      navBar={<ShareBar title={t`活动详情`} share={share} />}
      hasBottomBar
      onReachBottom={comments.loadMore}
      skeleton={<Skeleton variant="detail" />}
      share={share}
    >
      {() =>
        activity.data &&
        text && (
          <ActivityScreen
            activity={activity.data}
            article={text}
            comments={comments}
            sort={sort}
            onSort={setSort}
            place={place}
          />
        )
      }
    </Page>
  );
}
