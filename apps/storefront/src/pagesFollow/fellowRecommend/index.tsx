import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { FellowCard, Recommendation } from '@/features/fellow/fellow-card';
import { FellowForm } from '@/features/fellow/fellow-form';
import { FellowShare, fellowContent } from '@/features/fellow/fellow-share';
import { fellowNotice } from '@/features/fellow/fellow-words';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { useSession } from '@/session';
import { NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pagesFollow/fellowRecommend/index';

/** 顾问推荐: the card of an adviser, who calls back whoever leaves a number; the adviser shares it from here. */
export default function FellowRecommendPage() {
  const { id: slug = 'fellow-recommend', share_code: given } = useParams(ROUTE);
  const { isLoggedIn, user } = useSession();
  const shareCode = given ?? user?.userId ?? '';
  const fellow = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/campaign/fellow', { slug, shareCode }),
    enabled: shareCode !== '',
    refetchOnMount: isLoggedIn ? 'always' : true,
  });
  const { data } = fellow;
  const notice = data && fellowNotice(data.state);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      isMissing={shareCode === ''}
      queries={[fellow]}
      hasBottomBar={data?.state === 'open' || data?.state === 'own'}
      skeleton={<Skeleton variant="detail" />}
      {...(data && { share: () => fellowContent(data, shareCode) })}
    >
      {() =>
        data && (
          <>
            {notice && <NoticeBar icon="info">{notice}</NoticeBar>}
            <FellowCard fellow={data} />
            {data.recommendation && <Recommendation recommendation={data.recommendation} />}
            {data.state === 'own' && <FellowShare fellow={data} shareCode={shareCode} />}
            {data.state === 'open' && (
              <FellowForm fellow={data} shareCode={shareCode} onDone={() => void fellow.refetch()} />
            )}
          </>
        )
      }
    </Page>
  );
}
