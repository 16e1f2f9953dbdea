import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { InvitationData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { AwardCard } from '@/features/campaign/award-card';
import { DRAW } from '@/features/draw/draw-cache';
import { useDrawOnce } from '@/features/draw/use-draw-once';
import { navigate } from '@/navigation';
import { useSession } from '@/session';
import { Avatar, BottomBar, Button, NoticeBar, Picture, Skeleton, Text } from '@/ui';
import { AcceptForm } from './accept-form';
import { RECORD } from './invite-keys';
import { invitationNotice } from './invite-words';
import { OwnBar } from './own-bar';
import styles from './packet.module.css';
import { useAccept, wayOf } from './use-accept';

const PACKET = '/assets/coupons/skin-feast.webp';

export interface NewYearPacketProps {
  invitation: InvitationData;
  shareCode: string;
  inviteRelationId: string | undefined;
  /** For who opens their own link. */
  onOwn: () => void;
}

/** A closed packet under the inviter's greeting; opened, it asks for the phone, and then gives its points. */
export function NewYearPacket({ invitation, shareCode, inviteRelationId, onOwn }: NewYearPacketProps) {
  const { campaign, inviter, greeting, state, settings } = invitation;
  const { isLoggedIn } = useSession();
  const [isOpened, setOpened] = useState(false);
  const { accept, isBusy } = useAccept({
    slug: campaign.slug,
    shareCode,
    ...wayOf(inviteRelationId),
  });
  const open = () => {
    if (isLoggedIn) void accept();
    else setOpened(true);
  };
  const notice = state === 'mine' ? null : invitationNotice(state);
  return (
    <div className={styles.feast} style={{ backgroundColor: campaign.artwork.accent }}>
      {inviter && <Avatar src={inviter.avatar} name={inviter.nickname} size="large" />}
      <h1 className={styles.title}>{inviter ? t`${inviter.nickname} 送你新年红包` : campaign.title}</h1>
      <div className={styles.greeting}>{greeting ?? settings.captions[0] ?? campaign.lead}</div>
      <span className={styles.packet}>
        <Picture src={PACKET} width={220} aspect={0.75} alt={t`新年红包`} clear fit="contain" eager />
      </span>
      {notice && <NoticeBar icon="info">{notice}</NoticeBar>}
      {state === 'open' && !isOpened && (
        <Button size="large" variant="secondary" loading={isBusy} onClick={open}>
          {t`打开红包`}
        </Button>
      )}
      {state === 'open' && isOpened && !isLoggedIn && (
        <div className={styles.form}>
          <AcceptForm shareCode={shareCode} title={t`验证手机号，领取红包`} buttonText={t`领取`} onLoggedIn={accept} />
        </div>
      )}
      {state === 'mine' && isLoggedIn && settings.draw !== null && (
        <Received slug={campaign.slug} draw={settings.draw} />
      )}
      {state === 'own' && <OwnBar onOwn={onOwn} />}
      {state !== 'own' && state !== 'open' && (
        <BottomBar>
          <Button block onClick={() => navigate('/pagesActivity/testDrive/index', {})}>{t`预约试驾`}</Button>
        </BottomBar>
      )}
    </div>
  );
}

/** What came of it: the coupon, and the points of the packet, which is opened once. */
function Received({ slug, draw: drawSlug }: { slug: string; draw: string }) {
  const record = useQuery(apiQuery(RECORD, { slug }));
  const draw = useQuery(apiQuery(DRAW, { slug: drawSlug }));
  const records = useQuery(apiQuery('GET /api/mpmkt/v1/campaign/draw/records', { slug: drawSlug }));
  const once = useDrawOnce(drawSlug, null);
  if (!record.data || !draw.data || !records.data) return <Skeleton variant="card" />;
  const { own, isSoldOut } = draw.data;
  const drawn = once.drawn ?? records.data.items[0] ?? null;
  // Chances are shown by their packet.
  const gifts = record.data.acceptance?.awards.filter(({ kind }) => kind !== 'chances') ?? [];
  return (
    <div className={styles.form}>
      {drawn && (
        <div className={styles.amount} role="status">
          {t`获得 ${drawn.award.title}`}
        </div>
      )}
      {!drawn && isSoldOut && (
        <Text tone="secondary" className={styles.gone}>{t`红包积分已领完，新人券已放入卡包`}</Text>
      )}
      {!drawn && !isSoldOut && own !== null && own.chances > 0 && (
        <Button
          block
          size="large"
          variant="secondary"
          loading={once.isDrawing}
          onClick={() => void once.draw('chance')}
        >
          {t`拆红包`}
        </Button>
      )}
      {gifts.map((award) => (
        <AwardCard key={award.awardId} award={award} />
      ))}
    </div>
  );
}
