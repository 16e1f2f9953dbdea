import { t } from '@lingui/core/macro';
import type { DrawRecordData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Button, Picture, Popup, Text } from '@/ui';
import styles from './draw.module.css';

const BOX = '/assets/coupons/prize-blind-box.webp';

export interface BoxOpeningProps {
  /** What was drawn; null: nothing is opened. */
  drawn: DrawRecordData | null;
  onClose: () => void;
}

/** The box opens and shows what the server has drawn; closing it early misses nothing. */
export function BoxOpening({ drawn, onClose }: BoxOpeningProps) {
  return (
    <Popup isOpen={drawn !== null} onClose={onClose} title={t`开盒结果`}>
      {drawn && (
        <div key={drawn.n} className={styles.opening}>
          <div className={styles.stage}>
            <span className={styles.closed} aria-hidden>
              <Picture src={BOX} width={180} aspect={1} alt="" clear fit="contain" eager />
            </span>
            <span className={styles.glow} aria-hidden />
            <span className={styles.figure}>
              <Picture
                src={drawn.award.picture}
                width={200}
                aspect={1}
                alt={drawn.award.title}
                clear
                fit="contain"
                eager
              />
            </span>
          </div>
          <div className={styles.won} role="status">
            <Text size="title-2" weight="bold">
              {drawn.award.title}
            </Text>
            <Text size="small" tone="secondary">
              {drawn.isConsolation ? t`抽中的款式已领完，为您补发此款` : t`已放入我的盲盒`}
            </Text>
          </div>
          <div className={styles.ways}>
            <Button
              variant="secondary"
              block
              onClick={() => navigate('/pagesBannerActivity/blindBox/mine', {})}
            >{t`我的盲盒`}</Button>
            <Button block onClick={onClose}>{t`再开一只`}</Button>
          </div>
        </div>
      )}
    </Popup>
  );
}
