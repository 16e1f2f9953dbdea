import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { HUB } from '@/features/invite/invite-keys';
import { InviteScreen } from '@/features/invite/invite-screen';
import { inviteContent } from '@/features/invite/use-invite-share';
import { navigate, redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDriveDeliver/index';

/** 邀友试驾 交付有礼: owners are rewarded along the whole way to their friend's own car. */
export default function InviteDriveDeliverPage() {
  const { id: slug = 'invite-drive-deliver' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const { data } = hub;
  const isNoOwner = data?.campaign.refusal === 'role';
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(data && !isNoOwner && { share: () => inviteContent(data, data.own?.code ?? '') })}
    >
      {() =>
        data && (
          <InviteScreen
            hub={data}
            recordsTitle={t`我的记录`}
            onRecords={() => navigate('/pagesBannerActivity/inviteDriveDeliver/recordList', { id: slug })}
            onRules={() => navigate('/pagesBannerActivity/inviteDriveDeliver/rule', { id: slug })}
            {...(isNoOwner && { bar: <ForOthers /> })}
          >
            {isNoOwner && <NoticeBar icon="info">{t`本活动仅限已提车的车主参加，您可以参加“邀请好友试驾”`}</NoticeBar>}
          </InviteScreen>
        )
      }
    </Page>
  );
}

/** Everybody else can invite to a drive as well, with other rewards. */
function ForOthers() {
  return (
    <BottomBar>
      <Button block onClick={() => redirect('/pagesBannerActivity/inviteDrive/index', {})}>{t`去邀请好友试驾`}</Button>
    </BottomBar>
  );
}
