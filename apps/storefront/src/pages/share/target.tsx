import { t } from '@lingui/core/macro';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { GiftLanding } from '@/features/invite/gift-landing';
import { useInvitation } from '@/features/invite/use-invitation';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Button, Skeleton } from '@/ui';

const ROUTE = '/pages/share/target';

/** 好友邀请你: a friend accepts and gets what newcomers get; who did before sees what came of it. */
export default function ShareTargetPage() {
  const { slug, shareCode, inviteRelationId, invitation } = useInvitation(useParams(ROUTE), 'referral');
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[invitation]}
      onReachBottom={() => undefined}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        invitation.data && (
          <GiftLanding
            invitation={invitation.data}
            shareCode={shareCode}
            inviteRelationId={inviteRelationId}
            formTitle={t`验证手机号，领取新人好礼`}
            acceptText={t`领取`}
            asksCity
            onOwn={() => navigate('/pages/share/index', { id: slug })}
            after={
              <>
                <Button variant="secondary" block onClick={() => navigate('/pages/download/index')}>
                  {t`下载 App`}
                </Button>
                <Button block onClick={() => navigate('/pagesActivity/testDrive/index', {})}>{t`预约试驾`}</Button>
              </>
            }
          />
        )
      }
    </Page>
  );
}
