import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { IndexScreen } from '@/features/voice/index-screen';
import { USUAL_SLUG, VOICE } from '@/features/voice/voice-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/volume/index';

/** 一起发声: posts on four channels, a stamp for each. */
export default function VolumePage() {
  const { id: slug = USUAL_SLUG } = useParams(ROUTE);
  const voice = useQuery(apiQuery(VOICE, { slug }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[voice]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => voice.data && <IndexScreen voice={voice.data} />}
    </Page>
  );
}
