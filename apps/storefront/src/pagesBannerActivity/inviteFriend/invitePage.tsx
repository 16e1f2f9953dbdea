import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { Block } from '@/features/campaign/block';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { JoinLanding } from '@/features/invite/join-landing';
import { useInvitation } from '@/features/invite/use-invitation';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Fill, Icon, type IconName, Skeleton, Stack, Text } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteFriend/invitePage';

/** 加入品牌: a friend registers, is bound to the inviter and gets the newcomer's gift. */
export default function InvitePage() {
  const { slug, shareCode, inviteRelationId, invitation } = useInvitation(useParams(ROUTE), 'invite-register');
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
          <JoinLanding
            invitation={invitation.data}
            shareCode={shareCode}
            inviteRelationId={inviteRelationId}
            onOwn={() => redirect('/pagesBannerActivity/inviteFriend/index', { id: slug })}
          >
            <Highlights />
          </JoinLanding>
        )
      }
    </Page>
  );
}

/** What there is in the community. */
function Highlights() {
  const items: { icon: IconName; title: string; text: string }[] = [
    { icon: 'comment', title: t`车主真实分享`, text: t`用车心得、自驾路线，每天都有新内容` },
    { icon: 'calendar', title: t`线下活动`, text: t`试驾、露营、赛道日，报名就能来` },
    { icon: 'gift', title: t`积分好礼`, text: t`签到、发帖得积分，换${brand.name}周边` },
  ];
  return (
    <Block title={t`加入后可以`}>
      <Stack gap={3}>
        {items.map(({ icon, title, text }) => (
          <Stack key={title} row align="center" gap={3}>
            <Icon name={icon} size={28} />
            <Fill>
              <Text weight="medium">{title}</Text>
              <Text size="small" tone="secondary">
                {text}
              </Text>
            </Fill>
          </Stack>
        ))}
      </Stack>
    </Block>
  );
}
