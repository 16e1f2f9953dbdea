import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { RouteScreen } from '@/features/voice/route-screen';
import { USUAL_SLUG, VOICE } from '@/features/voice/voice-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/volume/route';

/** 任务路线: the four stations; one that the address or a scanned code names is marked. */
export default function VolumeRoutePage() {
  const { id: slug = USUAL_SLUG, channel } = useParams(ROUTE);
  const voice = useQuery(apiQuery(VOICE, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[voice]} skeleton={<Skeleton variant="card" count={4} />}>
      {() => voice.data && <RouteScreen voice={voice.data} marked={channel} />}
    </Page>
  );
}
