import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { InvitationData } from '@voltfront/contract';
import { type ReactNode, useState } from 'react';
import { apiQuery } from '@/api';
import { CityStores } from '@/features/drive-gift/city-stores';
import { DriveBody } from '@/features/test-drive/drive-body';
import { navigate } from '@/navigation';
import { useSession } from '@/session';
import { BottomBar, Button, Checkbox, Section, Skeleton, Text } from '@/ui';
import { AcceptForm } from './accept-form';
import { InviterHead } from './inviter-head';
import { LadderList } from './ladder-list';
import { ModelPrices } from './model-prices';
import { OwnBar } from './own-bar';
import { useAccept, wayOf } from './use-accept';

export interface DriveLandingProps {
  invitation: InvitationData;
  shareCode: string;
  inviteRelationId: string | undefined;
  /** For who opens their own link. */
  onOwn: () => void;
  /** Asks whether the inviter may call. */
  asksForCall?: boolean;
  /** Under the rewards, such as models. */
  children?: ReactNode;
}

/** An invitation to a test drive as its friend sees it: accept, then book; without a gift where it does not count. */
export function DriveLanding(props: DriveLandingProps) {
  const { invitation, shareCode, inviteRelationId, onOwn, asksForCall, children } = props;
  const { campaign, settings, ladder, state } = invitation;
  const { isLoggedIn } = useSession();
  const [mayCall, setMayCall] = useState(false);
  const channel = settings.channel;
  const booking = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: channel ?? '' }),
    enabled: channel !== null && state !== 'own',
  });
  const { accept, isBusy } = useAccept({
    slug: campaign.slug,
    shareCode,
    mayCall,
    ...wayOf(inviteRelationId),
  });
  const isOpen = state === 'open';
  return (
    <>
      <InviterHead invitation={invitation} />
      <LadderList ladder={ladder} side="friend" title={t`你将获得`} />
      {children}
      {isOpen && asksForCall && (
        <Section pad="m">
          <Checkbox checked={mayCall} onChange={setMayCall}>
            {t`同意邀请人电话联系我（可不勾选）`}
          </Checkbox>
        </Section>
      )}
      {isOpen && !isLoggedIn && (
        <AcceptForm
          shareCode={shareCode}
          title={t`验证手机号，接受邀请`}
          buttonText={t`接受邀请`}
          onLoggedIn={accept}
        />
      )}
      {isOpen && isLoggedIn && (
        <Section pad="l" label={t`接受邀请`}>
          <Text tone="secondary">{t`接受后邀请关系即锁定，完成试驾双方得奖励`}</Text>
          <Button block loading={isBusy} onClick={() => void accept()}>{t`接受邀请`}</Button>
        </Section>
      )}
      {state === 'own' && <OwnBar onOwn={onOwn} />}
      {isOpen && booking.data && (
        <>
          <ModelPrices />
          <CityStores channel={booking.data} />
        </>
      )}
      {!isOpen && state !== 'own' && booking.isLoading && <Skeleton variant="detail" />}
      {!isOpen && state !== 'own' && booking.data && (
        <DriveBody channel={booking.data} wanted={{ modelId: invitation.car?.modelId }} />
      )}
      {!isOpen && state !== 'own' && channel === null && (
        <BottomBar>
          <Button block onClick={() => navigate('/pagesActivity/testDrive/index', {})}>{t`预约试驾`}</Button>
        </BottomBar>
      )}
    </>
  );
}
