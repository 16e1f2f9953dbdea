import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { CheerScreen } from '@/features/poll/cheer-screen';
import { POLL } from '@/features/poll/poll-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { picture, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/asianVote/index';
/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

/** 亚洲赛事应援: some votes a day for sports events. */
export default function CheerPage() {
  const { id: slug = 'sports-vote' } = useParams(ROUTE);
  const poll = useQuery(apiQuery(POLL, { slug }));
  const share = () => ({
    title: t`和我一起，为热爱的项目应援`,
    address: `${ROUTE}?id=${slug}`,
    ...(poll.data && { imageUrl: picture(poll.data.campaign.artwork.wide, CARD_WIDTH) }),
  });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[poll]}
      share={share}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => poll.data && <CheerScreen poll={poll.data} share={share()} />}
    </Page>
  );
}
