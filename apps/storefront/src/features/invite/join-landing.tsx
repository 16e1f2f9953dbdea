import { t } from '@lingui/core/macro';
import type { InvitationData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { ensureLogin, redirect, switchTab } from '@/navigation';
import { useSession } from '@/session';
import { BottomBar, Button, Section } from '@/ui';
import { AcceptForm } from './accept-form';
import { InviterHead } from './inviter-head';
import { LadderList } from './ladder-list';
import { OwnBar } from './own-bar';
import { useAccept, wayOf } from './use-accept';

export interface JoinLandingProps {
  invitation: InvitationData;
  shareCode: string;
  inviteRelationId: string | undefined;
  /** For who opens their own link. */
  onOwn: () => void;
  /** Under the form. */
  children?: ReactNode;
}

const toWelfare = () => redirect('/pagesActivity/newPeopleWelfare/index', {});

/** An invitation to register as its friend sees it: whoever accepts goes on to the gifts of newcomers. */
export function JoinLanding({ invitation, shareCode, inviteRelationId, onOwn, children }: JoinLandingProps) {
  const { state, campaign, ladder } = invitation;
  const { isLoggedIn } = useSession();
  const { accept, isBusy } = useAccept({
    slug: campaign.slug,
    shareCode,
    ...wayOf(inviteRelationId),
  });
  const join = async () => {
    if (await accept()) toWelfare();
  };
  const byPlatform = () => {
    const run = () => void join();
    if (ensureLogin(run)) run();
  };
  const isOpen = state === 'open';
  return (
    <>
      <InviterHead invitation={invitation} />
      <LadderList ladder={ladder} side="friend" title={t`新人礼`} />
      {isOpen && !isLoggedIn && (
        <>
          <AcceptForm
            shareCode={shareCode}
            title={t`验证手机号，领取新人礼`}
            buttonText={t`领取并加入`}
            onLoggedIn={join}
          />
          <Section pad="m">
            <Button block variant="text" onClick={byPlatform}>{t`使用其他方式登录`}</Button>
          </Section>
        </>
      )}
      {children}
      {isOpen && isLoggedIn && (
        <BottomBar>
          <Button block loading={isBusy} onClick={() => void join()}>{t`领取并加入`}</Button>
        </BottomBar>
      )}
      {state === 'own' && <OwnBar onOwn={onOwn} />}
      {state === 'mine' && (
        <BottomBar>
          <Button block onClick={toWelfare}>{t`查看新人福利`}</Button>
        </BottomBar>
      )}
      {!isOpen && state !== 'own' && state !== 'mine' && (
        <BottomBar>
          <Button block onClick={() => switchTab('/')}>{t`进入社区`}</Button>
        </BottomBar>
      )}
    </>
  );
}
