import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { Button, ConsentBox, modal, Popup } from '@/ui';
import styles from './order-detail.module.css';

export interface SheetProps {
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
}

/** Locking asks twice: a tick that neither change nor refund is possible afterwards, then a question. */
export function LockSheet({ isOpen, isBusy, onClose, onLock }: SheetProps & { onLock: () => void }) {
  const [isTicked, setTicked] = useState(false);
  useEffect(() => {
    if (isOpen) setTicked(false);
  }, [isOpen]);
  const tips = useQuery({
    ...apiQuery('GET /{product}-config-order/v1/order/tips/open/toc/queryOrderTips', { scene: 'lock' }),
    enabled: isOpen,
  });
  const ask = async () => {
    const content = t`锁单后将安排生产，配置、城市与购车人不可更改，定金不可退。确定锁单吗？`;
    if (await modal({ title: t`确认锁单`, content, confirmText: t`确认锁单`, cancelText: t`再想想` })) onLock();
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`锁定订单`}
      footer={
        <Button block disabled={!isTicked} loading={isBusy} onClick={ask}>
          {t`锁定订单`}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <ul className={styles.rules}>
          {tips.data?.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <ConsentBox checked={isTicked} onChange={setTicked}>
          {t`我已知悉：锁单后不可更改，也不可退款`}
        </ConsentBox>
      </div>
    </Popup>
  );
}
