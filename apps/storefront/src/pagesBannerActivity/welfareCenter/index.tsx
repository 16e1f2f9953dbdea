import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { HallScreen } from '@/features/offer/hall-screen';
import { OFFERS } from '@/features/offer/offer-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { picture, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/welfareCenter/index';
/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

/** 福利中心: tasks, the shelf for points and the wheel of this season. */
export default function WelfareCenterPage() {
  const { id: slug = 'welfare-hall' } = useParams(ROUTE);
  const offers = useQuery(apiQuery(OFFERS, { slug }));
  const share = () => ({
    title: t`来福利中心，做任务换好礼`,
    address: `${ROUTE}?id=${slug}`,
    ...(offers.data && { imageUrl: picture(offers.data.campaign.artwork.wide, CARD_WIDTH) }),
  });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[offers]}
      share={share}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => offers.data && <HallScreen offers={offers.data} share={share()} />}
    </Page>
  );
}
