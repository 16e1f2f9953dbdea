import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { COLLECT } from '@/features/collect/collect-cache';
import { cardOf } from '@/features/collect/collect-words';
import { ComposeScreen } from '@/features/collect/compose-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesBannerActivity/pin/compose';
const ALBUM = '/pagesBannerActivity/pin/index';

/** 徽章合成: several pins make one. */
export default function PinComposePage() {
  const { id: slug = 'pin' } = useParams(ROUTE);
  const collect = useQuery(apiQuery(COLLECT, { slug }));
  const { data } = collect;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[collect]}
      hasBottomBar
      {...(data && { share: () => cardOf(data, ALBUM) })}
    >
      {() => data && <ComposeScreen collect={data} share={cardOf(data, ALBUM)} />}
    </Page>
  );
}
