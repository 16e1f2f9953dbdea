import { t } from '@lingui/core/macro';
import { Modal, Price } from '@/ui';
import styles from './confirm.module.css';
import type { PriceChange } from './use-draft';

export interface PriceChangeModalProps {
  change: PriceChange | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** Asks whether to continue at a changed price; shows the old and the new one. */
export function PriceChangeModal({ change, onAccept, onDecline }: PriceChangeModalProps) {
  return (
    <Modal
      isOpen={change !== null}
      title={t`价格已更新`}
      content={
        change && (
          <>
            <div className={styles.change}>
              <Price fen={change.fromFen} struck tone="secondary" />
              <span aria-hidden>→</span>
              <Price fen={change.toFen} size="large" />
            </div>
            <div>{t`接受后，购车协议将按新价格重新签署`}</div>
          </>
        )
      }
      cancelText={t`返回修改`}
      confirmText={t`接受新价格`}
      onConfirm={onAccept}
      onCancel={onDecline}
    />
  );
}
