import { t } from '@lingui/core/macro';
import type { DrawRecordData } from '@voltfront/contract';
import { useAward } from '@/features/campaign/use-award';
import { navigate } from '@/navigation';
import { Button, Picture, Popup, Text } from '@/ui';
import styles from './draw.module.css';

export interface PrizePopupProps {
  /** What was drawn; null: nothing to show. */
  drawn: DrawRecordData | null;
  onClose: () => void;
  /** Opens the records of the draw; left out: all own prizes. */
  onRecords?: () => void;
  /** Says how goods are received, on a page of its own; left out: an address is asked for at once. */
  onGoods?: (awardId: string) => void;
  /** What opens before the prize is seen, a path under /assets; left out: the prize comes at once. */
  closed?: string;
}

/** Shows what the server has drawn; closing it early misses nothing. */
export function PrizePopup({ drawn, onClose, closed, onRecords, onGoods }: PrizePopupProps) {
  return (
    <Popup isOpen={drawn !== null} onClose={onClose} title={t`恭喜获得`}>
      {drawn && (
        <div key={`${drawn.award.awardId}`} className={styles.opening}>
          <div className={styles.stage}>
            {closed !== undefined && (
              <span className={styles.closed} aria-hidden>
                <Picture src={closed} width={180} aspect={1} alt="" clear fit="contain" eager />
              </span>
            )}
            <span className={styles.glow} aria-hidden />
            <span className={styles.figure}>
              <Picture src={drawn.award.picture} width={200} aspect={1} alt="" clear fit="contain" eager />
            </span>
          </div>
          <div className={styles.won} role="status">
            <Text size="title-2" weight="bold">
              {drawn.award.title}
            </Text>
            <Text size="small" tone="secondary">
              {drawn.isConsolation ? t`抽中的奖品已领完，为您补发此奖` : whereText(drawn)}
            </Text>
          </div>
          <div className={styles.ways}>
            <Button variant="secondary" block onClick={onRecords ?? (() => navigate('/pagesActivity/myPrize', {}))}>
              {onRecords ? t`抽奖记录` : t`我的奖品`}
            </Button>
            {drawn.award.state === 'waiting' && onGoods ? (
              <Button block onClick={() => onGoods(drawn.award.awardId)}>{t`去领取`}</Button>
            ) : drawn.award.state === 'waiting' ? (
              <GiveAddress award={drawn.award} onClose={onClose} />
            ) : (
              <Button block onClick={onClose}>{t`收下`}</Button>
            )}
          </div>
        </div>
      )}
    </Popup>
  );
}

/** Goods ask at once where they shall go. */
function GiveAddress({ award, onClose }: { award: DrawRecordData['award']; onClose: () => void }) {
  const { order, isBusy } = useAward(award);
  return (
    <Button block loading={isBusy} onClick={() => void order().then(onClose)}>
      {t`填写地址`}
    </Button>
  );
}

function whereText({ award: { kind } }: DrawRecordData): string {
  if (kind === 'goods') return t`请在我的奖品中填写收货地址`;
  return kind === 'coupon' ? t`已放入卡包` : t`已到账`;
}
