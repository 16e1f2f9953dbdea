import { t } from '@lingui/core/macro';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { DriveLanding } from '@/features/invite/drive-landing';
import { ModelPrices } from '@/features/invite/model-prices';
import { useInvitation } from '@/features/invite/use-invitation';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/springEmp/share';

/** 春日试驾邀请: the customer of a staff ambassador accepts and books. */
export default function SpringEmpSharePage() {
  const { slug, shareCode, inviteRelationId, invitation } = useInvitation(useParams(ROUTE), 'spring-staff');
  const { data } = invitation;
  const isGiftGone = data?.ladder.some(({ side, kind, left }) => side === 'friend' && kind === 'goods' && left === 0);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[invitation]}
      hasBottomBar
      onReachBottom={() => undefined}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data && (
          <DriveLanding
            invitation={data}
            shareCode={shareCode}
            inviteRelationId={inviteRelationId}
            asksForCall
            onOwn={() => redirect('/pagesBannerActivity/springEmp/index', { id: slug })}
          >
            {isGiftGone && <NoticeBar icon="info">{t`春日礼品已领完，完成试驾改发积分`}</NoticeBar>}
            <ModelPrices />
          </DriveLanding>
        )
      }
    </Page>
  );
}
