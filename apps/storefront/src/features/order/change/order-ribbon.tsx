import { t } from '@lingui/core/macro';
import type { ChangedOrderData } from '@voltfront/contract';
import { carName } from '@/features/order-summary/order-words';
import { Fill, Picture, Price, Tag, type TagProps } from '@/ui';
import styles from './order-ribbon.module.css';

export interface OrderRibbonProps {
  order: Pick<ChangedOrderData, 'orderNo' | 'kind' | 'cutout' | 'totalFen' | 'modelName' | 'versionName'>;
  /** State of the order, or of what is decided about it. */
  state?: { text: string; tone: NonNullable<TagProps['tone']> };
  /** After the price. */
  note?: string;
  onClick?: () => void;
}

/** Which order a page is about, in one slim card. */
export function OrderRibbon({ order, state, note, onClick }: OrderRibbonProps) {
  const { orderNo, kind, cutout, totalFen } = order;
  const content = (
    <>
      <span className={styles.picture}>
        <Picture src={cutout} width={96} aspect={16 / 10} alt="" clear fit="contain" />
      </span>
      <Fill inline>
        <span className={styles.name}>
          {carName(order)}
          {state && <Tag tone={state.tone}>{state.text}</Tag>}
        </span>
        <span className={styles.number}>{t`订单 ${orderNo}`}</span>
        <span className={styles.foot}>
          {kind !== 'blind' && <Price fen={totalFen} size="small" tone="secondary" />}
          {note && <span>{note}</span>}
        </span>
      </Fill>
    </>
  );
  if (!onClick) return <div className={styles.ribbon}>{content}</div>;
  return (
    <button type="button" className={styles.ribbon} onClick={onClick}>
      {content}
    </button>
  );
}
