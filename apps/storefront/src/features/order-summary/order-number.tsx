import { t } from '@lingui/core/macro';
import { copyText } from '@/platform/clipboard';
import { Icon, toast } from '@/ui';
import styles from './order-number.module.css';

/** The number of an order, which a tap copies. */
export function OrderNumber({ orderNo }: { orderNo: string }) {
  const copy = async () => toast((await copyText(orderNo)) ? t`订单编号已复制` : t`复制失败，请长按选择`);
  return (
    <button type="button" className={styles.number} aria-label={t`复制订单编号 ${orderNo}`} onClick={copy}>
      <span className={styles.digits}>{orderNo}</span>
      <Icon name="copy" size={14} className={styles.copy} />
    </button>
  );
}
