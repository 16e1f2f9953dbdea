import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { AwardCard } from '@/features/campaign/award-card';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { AcceptForm } from '@/features/invite/accept-form';
import { INVITATION, RECORD } from '@/features/invite/invite-keys';
import { InviterHead } from '@/features/invite/inviter-head';
import { LadderList } from '@/features/invite/ladder-list';
import { useAccept } from '@/features/invite/use-accept';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { shareCode as keptCode, useSession } from '@/session';
import { BottomBar, Button, Skeleton } from '@/ui';

const ROUTE = '/pages/share/target';

/** 好友邀请你: a friend accepts and gets what newcomers get; who did before sees what came of it. */
export default function ShareTargetPage() {
  const { id: slug = 'referral', share_code: code = keptCode() ?? '', inviteRelationId } = useParams(ROUTE);
  const { isLoggedIn } = useSession();
  const input = { slug, ...(code && { shareCode: code }), ...(inviteRelationId && { inviteRelationId }) };
  const invitation = useQuery(apiQuery(INVITATION, input));
  const state = invitation.data?.state;
  const record = useQuery({ ...apiQuery(RECORD, { slug }), enabled: isLoggedIn && state === 'mine' });
  const { accept, isBusy } = useAccept({ shareCode: code, channel: inviteRelationId ? 'poster' : 'link', ...input });
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
          <>
            <InviterHead invitation={invitation.data} />
            <LadderList ladder={invitation.data.ladder} side="friend" title={t`你将获得`} />
            {record.data?.acceptance?.awards.map((award) => (
              <AwardCard key={award.awardId} award={award} />
            ))}
            {state === 'open' && !isLoggedIn && (
              <AcceptForm
                shareCode={code}
                title={t`验证手机号，领取新人好礼`}
                buttonText={t`领取`}
                onLoggedIn={accept}
              />
            )}
            {state === 'open' && isLoggedIn && (
              <BottomBar>
                <Button block loading={isBusy} onClick={() => void accept()}>{t`领取`}</Button>
              </BottomBar>
            )}
            {state === 'own' && (
              <BottomBar>
                <Button block onClick={() => navigate('/pages/share/index', { id: slug })}>{t`查看我的邀请`}</Button>
              </BottomBar>
            )}
            {state !== 'own' && state !== 'open' && (
              <BottomBar>
                <Button variant="secondary" block onClick={() => navigate('/pages/download/index')}>
                  {t`下载 App`}
                </Button>
                <Button block onClick={() => navigate('/pagesActivity/testDrive/index', {})}>{t`预约试驾`}</Button>
              </BottomBar>
            )}
          </>
        )
      }
    </Page>
  );
}
