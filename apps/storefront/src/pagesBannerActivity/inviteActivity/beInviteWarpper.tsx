import { t } from '@lingui/core/macro';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { GiftLanding } from '@/features/invite/gift-landing';
import { ModelPrices } from '@/features/invite/model-prices';
import { useInvitation } from '@/features/invite/use-invitation';
import { navigate, switchTab, useParams } from '@/navigation';
import { Page } from '@/page';
import { Button, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteActivity/beInviteWarpper';

/** 好友邀你选车: a friend accepts, gets a coupon for their first order, and chooses a car. */
export default function BeInvitedPage() {
  const { slug, shareCode, inviteRelationId, invitation } = useInvitation(useParams(ROUTE), 'invite-order');
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[invitation]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        invitation.data && (
          <GiftLanding
            invitation={invitation.data}
            shareCode={shareCode}
            inviteRelationId={inviteRelationId}
            formTitle={t`验证手机号，接受邀请`}
            acceptText={t`接受邀请`}
            onOwn={() => navigate('/pagesBannerActivity/inviteActivity/inviteWarpper', { id: slug })}
            after={
              <>
                <Button
                  variant="secondary"
                  block
                  onClick={() => navigate('/pagesActivity/testDrive/index', {})}
                >{t`预约试驾`}</Button>
                <Button block onClick={() => switchTab('/pages/car/index')}>{t`去选车`}</Button>
              </>
            }
          >
            <ModelPrices />
          </GiftLanding>
        )
      }
    </Page>
  );
}
