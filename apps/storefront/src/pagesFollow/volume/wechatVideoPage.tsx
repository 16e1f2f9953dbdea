import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { FollowScreen } from '@/features/voice/follow-screen';
import { USUAL_SLUG, VOICE } from '@/features/voice/voice-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesFollow/volume/wechatVideoPage';

/** 关注视频号: films of the brand and the word that one of them shows. */
export default function FollowWechatVideoPage() {
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
      {() => voice.data && <FollowScreen voice={voice.data} />}
    </Page>
  );
}
