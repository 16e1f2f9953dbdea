import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { InvitationData, InviteStepsData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { Block } from '@/features/campaign/block';
import { CityStores } from '@/features/drive-gift/city-stores';
import { DriveBody } from '@/features/test-drive/drive-body';
import { Skeleton } from '@/ui';
import { GiftTile } from './gift-shelf';
import { stepName } from './invite-words';
import { InviterHead } from './inviter-head';
import { OwnBar } from './own-bar';
import styles from './shelf.module.css';
import { type InvitedBy, useInvitedDrive } from './use-invited-drive';

export interface GiftDriveLandingProps extends InvitedBy {
  invitation: InvitationData;
  steps: InviteStepsData;
  /** For who opens their own link. */
  onOwn: () => void;
}

/** An invitation to a test drive as its friend sees it: the own gift, the stores around, and one form for relation and drive. */
export function GiftDriveLanding({ invitation, steps, onOwn, ...by }: GiftDriveLandingProps) {
  const { settings, state } = invitation;
  const isOwn = state === 'own';
  const channel = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: settings.channel ?? 'standard' }),
    enabled: !isOwn,
  });
  const { begin, onSend } = useInvitedDrive(by);
  // Who does not count books as anybody does.
  const isCounted = state === 'open' || state === 'mine';
  return (
    <>
      <InviterHead invitation={invitation} />
      <FriendGifts gifts={steps.friendGifts} />
      {channel.data && <CityStores channel={channel.data} />}
      {channel.isLoading && <Skeleton variant="detail" />}
      {channel.data && (
        <DriveBody
          channel={channel.data}
          wanted={{ modelId: undefined }}
          begin={begin}
          {...(isCounted && { onSend })}
        />
      )}
      {isOwn && <OwnBar onOwn={onOwn} />}
    </>
  );
}

/** What the friend gets, with what is left of it. */
function FriendGifts({ gifts }: { gifts: InviteStepsData['friendGifts'] }) {
  if (gifts.length === 0) return null;
  return (
    <Block title={t`你的礼物`}>
      <div className={styles.gifts}>
        {gifts.map((gift) => (
          <div key={gift.prizeId}>
            <GiftTile gift={gift} isGone={gift.left === 0} />
            <div className={styles.reason}>{stepName(gift.milestone)}</div>
          </div>
        ))}
      </div>
    </Block>
  );
}
