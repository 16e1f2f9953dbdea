import { t } from '@lingui/core/macro';
import type { PacketData } from '@voltfront/contract';
import { Button } from '@/ui';
import { openDetail, openEntry, replaceByDetail } from './editions';
import { Envelope } from './envelope';
import styles from './packet.module.css';
import { useOpenPacket } from './use-open-packet';

/** The closed packet of the festival as its receiver gets it; once it is open, its details take the place of the page. */
export function LandingScreen({ packet }: { packet: PacketData }) {
  const { packetId, isOwn } = packet;
  const opening = useOpenPacket(packet, () => replaceByDetail('festival', packetId));
  return (
    <Envelope packet={packet} onOpen={() => void opening.open()} isBusy={opening.isBusy} isOpening={opening.isOpening}>
      <div className={styles.buttons}>
        {isOwn && (
          <Button block variant="secondary" onClick={() => openDetail('festival', packetId)}>
            {t`查看领取详情`}
          </Button>
        )}
        <Button block variant="secondary" onClick={() => openEntry('festival')}>
          {t`我也发一个`}
        </Button>
      </div>
    </Envelope>
  );
}
