import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { HelpData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { HELP } from '@/features/help/help-cache';
import { StartScreen } from '@/features/help/start-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { picture, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/help/index';
/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

/** The card of a campaign: it leads friends to the own team, where there is one. */
function cardOf({ campaign, own, steps }: HelpData) {
  const { slug, artwork } = campaign;
  const prize = steps.at(-1)?.title ?? campaign.title;
  const isRunning = own?.team?.state === 'running';
  return {
    title: t`帮我点一下，就能领到${prize}`,
    address: isRunning ? `/pagesActivity/help/group?id=${own.team?.teamId ?? ''}` : `${ROUTE}?id=${slug}`,
    imageUrl: picture(artwork.wide, CARD_WIDTH),
  };
}

/** 好友助力: five friends bring a charging coupon. */
export default function HelpPage() {
  const { id: slug = 'help' } = useParams(ROUTE);
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
      {() => data && <StartScreen help={data} share={cardOf(data)} />}
    </Page>
  );
}
