import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { PRESENT, RECRUIT } from '@/features/creator/creator-cache';
import { RecruitScreen } from '@/features/creator/recruit-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { picture, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/koc/index';
/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

/** 共创官招募: what creators do and get, and the way to become one. */
export default function KocPage() {
  const { id: slug = PRESENT } = useParams(ROUTE);
  const recruit = useQuery(apiQuery(RECRUIT, { slug }));
  const share = () => ({
    title: t`说真话的人，值得先出发`,
    address: `${ROUTE}?id=${slug}`,
    ...(recruit.data && { imageUrl: picture(recruit.data.campaign.artwork.wide, CARD_WIDTH) }),
  });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[recruit]}
      share={share}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => recruit.data && <RecruitScreen recruit={recruit.data} share={share()} />}
    </Page>
  );
}
