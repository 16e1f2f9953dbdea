import { t } from '@lingui/core/macro';
import type { PacketData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import type { ReactNode } from 'react';
import { serverNow } from '@/api';
import { Button, Countdown, cx, Fill, Picture, pressable, ShareSheet, Stack, Tag, Text } from '@/ui';
import { type Edition, landingAddress, openDetail } from './editions';
import styles from './packet.module.css';
import { readPacketAgain } from './packet-cache';
import { kindName, stateName, stateTone } from './packet-words';
import { usePacketShare } from './use-packet-share';

interface RowProps {
  packet: PacketData;
  onOpen: () => void;
  /** First line. */
  title: string;
  /** Points at the right. */
  points: number;
  tags?: ReactNode;
  note: ReactNode;
  action?: ReactNode;
}

/** A packet in a list. */
export function PacketRow({ packet, onOpen, title, points, tags, note, action }: RowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.small} aria-hidden>
        <Picture src={packet.skin.picture} width={52} aspect={0.85} alt="" clear fit="contain" />
      </span>
      <Fill className={cx('vf-column')}>
        <div {...pressable(onOpen)}>
          <Stack row align="center" gap={2} wrap>
            <Text weight="medium">{title}</Text>
            {tags}
          </Stack>
          <Text size="small" tone="secondary">
            {note}
          </Text>
        </div>
      </Fill>
      <Stack align="end" gap={1}>
        <Text weight="medium">{t`${points} 积分`}</Text>
        {action}
      </Stack>
    </div>
  );
}

/** A packet that the person sent: shares taken, state, and sharing again while it runs. */
export function SentRow({ packet, edition, isLive }: { packet: PacketData; edition: Edition; isLive?: boolean }) {
  const { kind, taken, shares, state, createdAt, expiresAt, points, packetId, returnedPoints, thanks } = packet;
  const share = usePacketShare(packet, landingAddress(edition, packetId));
  const back = state === 'expired' ? t`，退回 ${returnedPoints}` : '';
  return (
    <>
      <PacketRow
        packet={packet}
        onOpen={() => openDetail(edition, packetId)}
        title={t`${kindName(kind)}红包`}
        points={points}
        tags={
          <>
            <Tag tone={stateTone(state)}>{stateName(packet)}</Tag>
            {thanks > 0 && <Tag tone="success">{t`谢谢 ×${thanks}`}</Tag>}
          </>
        }
        note={
          <>
            <div>{t`已领 ${taken}/${shares}${back}`}</div>
            <div>
              {isLive ? (
                <Countdown variant="plain" endAt={expiresAt} now={serverNow} onEnd={() => readPacketAgain(packetId)} />
              ) : (
                formatDateTime(createdAt)
              )}
            </div>
          </>
        }
        action={
          state === 'running' && (
            <Button size="small" variant="secondary" onClick={share.open} label={t`再次分享 ${packet.greeting}`}>
              {t`再次分享`}
            </Button>
          )
        }
      />
      <ShareSheet {...share.sheet} />
    </>
  );
}

/** A packet that the person opened. */
export function ReceivedRow({
  packet,
  onOpen,
  action,
}: {
  packet: PacketData;
  onOpen: () => void;
  action?: ReactNode;
}) {
  const { sender, title, kind, own, greeting } = packet;
  return (
    <PacketRow
      packet={packet}
      onOpen={onOpen}
      title={sender?.nickname ?? title ?? greeting}
      points={own?.points ?? 0}
      tags={
        <>
          <Tag>{kindName(kind)}</Tag>
          {own?.isLuckiest && <Tag tone="warning">{t`手气最佳`}</Tag>}
        </>
      }
      note={own ? formatDateTime(own.at) : ''}
      action={action}
    />
  );
}
