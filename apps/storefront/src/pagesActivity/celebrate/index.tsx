import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { DrawData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { LIVE } from '@/features/celebrate/celebrate-cache';
import { CelebrateScreen } from '@/features/celebrate/celebrate-screen';
import { DRAW } from '@/features/draw/draw-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { formatAddress } from '@/platform/router/address';
import { getSession } from '@/session';
import { picture, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/celebrate/index';
const CARD_WIDTH = 750;

/** What a friend sees as a card. */
const cardOf = ({ campaign: { slug, title, lead, artwork } }: DrawData) => ({
  title: t`${title}：${lead}`,
  address: formatAddress(ROUTE, { id: slug, share_code: getSession().user?.userId }),
  imageUrl: picture(artwork.wide, CARD_WIDTH),
});

/** 车展庆典: the broadcast of a show with its draw. */
export default function CelebratePage() {
  const { id: slug = 'celebrate' } = useParams(ROUTE);
  const draw = useQuery(apiQuery(DRAW, { slug }));
  const live = useQuery(apiQuery(LIVE, { slug }));
  const { data } = draw;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[draw, live]}
      skeleton={<Skeleton variant="detail" />}
      {...(data && { title: data.campaign.title, share: () => cardOf(data) })}
    >
      {() =>
        data?.settings.live &&
        live.data && <CelebrateScreen draw={data} settings={data.settings.live} live={live.data} share={cardOf(data)} />
      }
    </Page>
  );
}
