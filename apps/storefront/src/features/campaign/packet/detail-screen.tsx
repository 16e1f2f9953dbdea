import { t } from '@lingui/core/macro';
import type { PacketData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup, ShareSheet } from '@/ui';
import { type Edition, landingAddress, openEntry } from './editions';
import { Envelope } from './envelope';
import styles from './packet.module.css';
import { ReceiverList, type Receivers } from './receiver-list';
import { useOpenPacket } from './use-open-packet';
import { usePacketShare } from './use-packet-share';

export interface DetailScreenProps {
  packet: PacketData;
  edition: Edition;
  list: Receivers;
  /** The envelope can be opened here. */
  canOpen?: boolean;
}

/** One packet: the envelope, the own share, and who opened it. */
export function DetailScreen({ packet, edition, list, canOpen }: DetailScreenProps) {
  const { packetId, isOwn, state, supplement, returnedPoints, own } = packet;
  const share = usePacketShare(packet, landingAddress(edition, packetId));
  const opening = useOpenPacket(packet);
  return (
    <>
      <Envelope
        packet={packet}
        {...(canOpen && { onOpen: () => void opening.open(), isBusy: opening.isBusy, isOpening: opening.isOpening })}
      />
      {(supplement > 0 || (isOwn && state === 'expired') || own) && (
        <CellGroup inset>
          {own && <Cell title={t`查看积分`} onClick={() => navigate('/pagesMine/integral')} />}
          {supplement > 0 && <Cell title={t`品牌加赠`} value={t`${supplement} 积分`} />}
          {isOwn && state === 'expired' && <Cell title={t`到期退回`} value={t`${returnedPoints} 积分`} />}
        </CellGroup>
      )}
      <ReceiverList packet={packet} list={list} />
      <div className={styles.buttons}>
        {isOwn && state === 'running' && <Button block onClick={share.open}>{t`再次分享`}</Button>}
        {!isOwn && (
          <Button block variant="secondary" onClick={() => openEntry(edition === 'first' ? 'new' : edition)}>
            {t`我也发一个`}
          </Button>
        )}
      </div>
      <ShareSheet {...share.sheet} />
    </>
  );
}
