import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { InvitationData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { apiQuery } from '@/api';
import { AwardCard } from '@/features/campaign/award-card';
import { useSession } from '@/session';
import { BottomBar, Button } from '@/ui';
import { AcceptForm } from './accept-form';
import { RECORD } from './invite-keys';
import { InviterHead } from './inviter-head';
import { LadderList } from './ladder-list';
import { OwnBar } from './own-bar';
import { useAccept, wayOf } from './use-accept';

export interface GiftLandingProps {
  invitation: InvitationData;
  shareCode: string;
  inviteRelationId: string | undefined;
  /** Over the form for visitors, and on its button. */
  formTitle: string;
  acceptText: string;
  /** The form of visitors asks for their city too. */
  asksCity?: boolean;
  /** For who opens their own link. */
  onOwn: () => void;
  /** What there is to do afterwards, and for whom the gift is not. */
  after: ReactNode;
  /** Between the rewards and the form. */
  children?: ReactNode;
}

/** An invitation with a gift for who accepts; who did before sees what came of it. */
export function GiftLanding(props: GiftLandingProps) {
  const { invitation, shareCode, inviteRelationId, formTitle, acceptText, asksCity, onOwn, after, children } = props;
  const { state, campaign, ladder } = invitation;
  const { slug } = campaign;
  const { isLoggedIn } = useSession();
  const record = useQuery({ ...apiQuery(RECORD, { slug }), enabled: isLoggedIn && state === 'mine' });
  const { accept, isBusy } = useAccept({
    slug,
    shareCode,
    ...wayOf(inviteRelationId),
  });
  return (
    <>
      <InviterHead invitation={invitation} />
      <LadderList ladder={ladder} side="friend" title={t`你将获得`} />
      {record.data?.acceptance?.awards.map((award) => (
        <AwardCard key={award.awardId} award={award} />
      ))}
      {children}
      {state === 'open' && !isLoggedIn && (
        <AcceptForm
          shareCode={shareCode}
          title={formTitle}
          buttonText={acceptText}
          asksCity={asksCity}
          onLoggedIn={accept}
        />
      )}
      {state === 'open' && isLoggedIn && (
        <BottomBar>
          <Button block loading={isBusy} onClick={() => void accept()}>
            {acceptText}
          </Button>
        </BottomBar>
      )}
      {state === 'own' && <OwnBar onOwn={onOwn} />}
      {state !== 'own' && state !== 'open' && <BottomBar>{after}</BottomBar>}
    </>
  );
}
