import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { GalleryScreen } from '@/features/poll/gallery-screen';
import { POLL } from '@/features/poll/poll-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/asianVote/zeekr';

/** 赛事用车涂装投票: the brand's own poll beside the cheering. */
export default function LiveryPollPage() {
  const { id: slug = 'livery-vote' } = useParams(ROUTE);
  const poll = useQuery(apiQuery(POLL, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[poll]} skeleton={<Skeleton variant="detail" />}>
      {() => poll.data && <GalleryScreen poll={poll.data} />}
    </Page>
  );
}
