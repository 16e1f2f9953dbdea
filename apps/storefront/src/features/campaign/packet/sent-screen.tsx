import { t } from '@lingui/core/macro';
import type { PacketData } from '@voltfront/contract';
import { serverNow } from '@/api';
import { SubscribeCell } from '@/features/message/subscribe-cell';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup, Countdown, ShareSheet, Tag } from '@/ui';
import { EDITIONS, type Edition, landingAddress, openDetail, openRecords } from './editions';
import { Envelope } from './envelope';
import styles from './packet.module.css';
import { readPacketAgain } from './packet-cache';
import { kindName, momentText, stateName, stateTone } from './packet-words';
import { usePacketShare } from './use-packet-share';

/** A packet that was just made: what is in it, until when, and the ways to give it away. */
export function SentScreen({ packet, edition }: { packet: PacketData; edition: Edition }) {
  const { packetId, points, shares, supplement, expiresAt, state, taken, kind, slug } = packet;
  const isFirst = edition === 'first';
  const share = usePacketShare(
    packet,
    landingAddress(edition, packetId),
    isFirst ? undefined : EDITIONS[edition].landing,
  );
  const isRunning = state === 'running';
  return (
    <>
      <Envelope packet={packet}>
        <Tag tone={stateTone(state)}>{share.isShared && isRunning ? t`已分享` : stateName(packet)}</Tag>
      </Envelope>
      <CellGroup inset>
        <Cell title={t`红包`} value={t`${kindName(kind)}，${shares} 个`} />
        <Cell title={t`总积分`} value={String(points)} />
        {supplement > 0 && <Cell title={t`其中品牌加赠`} value={String(supplement)} />}
        <Cell title={t`已领取`} value={`${taken}/${shares}`} onClick={() => openDetail(edition, packetId)} />
        <Cell
          title={t`有效期至`}
          value={
            isRunning && !isFirst ? (
              <Countdown variant="plain" endAt={expiresAt} now={serverNow} onEnd={() => readPacketAgain(packetId)} />
            ) : (
              momentText(expiresAt)
            )
          }
        />
      </CellGroup>
      {edition === 'new' && (
        <SubscribeCell topic="packet" title={t`领完和退回提醒`} note={t`红包领完或到期退回时通知您`} />
      )}
      <div className={styles.buttons}>
        {isRunning && (
          <Button block onClick={share.open}>
            {share.hasPoster ? t`发送给好友或保存海报` : t`发送给好友`}
          </Button>
        )}
        <Button block variant="secondary" onClick={() => openDetail(edition, packetId)}>
          {t`查看红包详情`}
        </Button>
        <Button block variant="secondary" onClick={() => openRecords(edition, slug)}>
          {t`红包记录`}
        </Button>
        <Button block variant="secondary" onClick={() => navigate(EDITIONS[edition].entry, { slug })}>
          {t`再发一个`}
        </Button>
      </div>
      <ShareSheet {...share.sheet} />
    </>
  );
}
