import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { HelpData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { HELP } from '@/features/help/help-cache';
import { JourneyScreen } from '@/features/help/journey-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { picture, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/worldActivity/index';
/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

/** The card of a campaign: it leads friends to the own journey, where there is one. */
function cardOf({ campaign, own }: HelpData) {
  const { slug, artwork } = campaign;
  const isRunning = own?.team?.state === 'running';
  return {
    title: isRunning ? t`我在环游世界，帮我点亮下一座城市` : t`48 小时，和好友点亮八座城市`,
    address: isRunning
      ? `/pagesBannerActivity/worldActivity/share?id=${own.team?.teamId ?? ''}`
      : `${ROUTE}?id=${slug}`,
    imageUrl: picture(artwork.wide, CARD_WIDTH),
  };
}

/** 世界行: friends light eight cities. */
export default function WorldPage() {
  const { id: slug = 'world' } = useParams(ROUTE);
  const help = useQuery(apiQuery(HELP, { slug }));
  const { data } = help;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[help]}
      hasBottomBar
      {...(data && { share: () => cardOf(data) })}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => data && <JourneyScreen help={data} share={cardOf(data)} />}
    </Page>
  );
}
