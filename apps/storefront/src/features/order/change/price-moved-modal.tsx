import { t } from '@lingui/core/macro';
import { Modal, Price } from '@/ui';
import styles from './price-moved-modal.module.css';

/** A total that differs from the one shown, in fen. */
export interface PriceMove {
  fromFen: number;
  toFen: number;
}

export interface PriceMovedModalProps {
  move: PriceMove | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** The price moved while the customer was reading: old and new total, and whether to go on. */
export function PriceMovedModal({ move, onAccept, onDecline }: PriceMovedModalProps) {
  return (
    <Modal
      isOpen={move !== null}
      title={t`价格已更新`}
      content={
        move && (
          <>
            <span className={styles.prices}>
              <Price fen={move.fromFen} struck tone="secondary" />
              <Price fen={move.toFen} size="large" />
            </span>
            <span className={styles.words}>{t`差价已按新价格重新计算，请确认后继续`}</span>
          </>
        )
      }
      cancelText={t`再看看`}
      confirmText={t`接受并继续`}
      onConfirm={onAccept}
      onCancel={onDecline}
    />
  );
}
