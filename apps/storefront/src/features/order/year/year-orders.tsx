import { t } from '@lingui/core/macro';
import type { YearOrderData } from '@voltfront/contract';
import { OrderRibbon } from '../change/order-ribbon';
import styles from './year-orders.module.css';
import { yearStateName, yearStateTone, yearsText } from './year-words';

export interface YearOrdersProps {
  orders: readonly YearOrderData[];
  onPick: (orderNo: string) => void;
}

/** Several orders that a new model year concerns: one is picked. */
export function YearOrders({ orders, onPick }: YearOrdersProps) {
  return (
    <>
      <div className={styles.lead}>{t`以下订单受年款更新影响，请分别选择`}</div>
      {orders.map((each) => (
        <OrderRibbon
          key={each.order.orderNo}
          order={each.order}
          state={{ text: yearStateName(each.state), tone: yearStateTone(each.state) }}
          note={yearsText(each)}
          onClick={() => onPick(each.order.orderNo)}
        />
      ))}
      <div className={styles.end} />
    </>
  );
}
