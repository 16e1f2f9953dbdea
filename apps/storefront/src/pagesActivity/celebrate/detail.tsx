import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { ACTIVITY } from '@/features/activity/activity-cache';
import { activitySubject } from '@/features/activity/activity-subject';
import { CELEBRATION } from '@/features/celebrate/celebrate-cache';
import { CelebrationScreen } from '@/features/celebrate/celebration-screen';
import { textShare } from '@/features/community/article/article-share';
import { ShareBar } from '@/features/community/article/share-bar';
import { useParams } from '@/navigation';
import { foundNothing, Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/celebrate/detail';

/** 庆典详情: one city celebration. */
export default function CelebrationPage() {
  const { id = '' } = useParams(ROUTE);
  const enabled = id !== '';
  const activity = useQuery({
    ...apiQuery(ACTIVITY, { activityId: id }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const celebration = useQuery({ ...apiQuery(CELEBRATION, { celebrationId: id }), enabled });
  const { data } = celebration;
  const title = activity.data?.title ?? '';
  const share = data && (() => textShare(ROUTE, { articleId: id, title, cover: data.settings.pictures[0] ?? '' }));
  return (
    <Page
      route={ROUTE}
      subject={activitySubject}
      isMissing={!enabled || foundNothing(activity) || foundNothing(celebration)}
      queries={[activity, celebration]}
      navBar={<ShareBar title={t`庆典详情`} share={share} />}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(share && { share })}
    >
      {() => data && activity.data && <CelebrationScreen celebration={data} activity={activity.data} />}
    </Page>
  );
}
