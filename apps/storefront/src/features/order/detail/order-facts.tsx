import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { needsSigning } from '@/features/agreement/agreement-words';
import { OrderNumber } from '@/features/order-summary/order-number';
import { methodName, paymentStateName } from '@/features/payment/payment-words';
import { PriceLines } from '@/features/vehicle/price-lines';
import { navigate } from '@/navigation';
import { dial } from '@/platform/external';
import { Avatar, Button, Cell, CellGroup, IconButton, Price, Stack } from '@/ui';
import styles from './order-detail.module.css';
import { OrderFold } from './order-fold';

/** States in which there is something to see about the final payment. */
const HAS_FINAL: readonly OrderDetailData['state'][] = ['locked', 'inProduction', 'inTransit', 'arrived', 'paidInFull'];

/** Price lines, which a blind order has none of yet, and what was paid so far. */
export function OrderMoney({ order }: { order: OrderDetailData }) {
  const { orderNo, kind, state, lines, totalFen, paidFen, payments } = order;
  return (
    <>
      {kind !== 'blind' && (
        <OrderFold title={t`价格明细`} sum={<Price fen={totalFen} size="small" />}>
          <PriceLines lines={lines} totalFen={totalFen} />
          {HAS_FINAL.includes(state) && (
            <Stack row justify="center">
              <Button variant="text" size="small" onClick={() => navigate('/pagesOrder/payInfo', { orderNo })}>
                {t`查看尾款`}
              </Button>
            </Stack>
          )}
        </OrderFold>
      )}
      {payments.length > 0 && (
        <OrderFold title={t`支付记录`} sum={<Price fen={paidFen} size="small" />}>
          {payments.map(({ paymentNo, method, amountFen, state, paidAt }) => (
            <div key={paymentNo} className={styles.payment}>
              <div>
                <div>{methodName(method)}</div>
                <div className={styles.note}>{paidAt === null ? paymentNo : formatDateTime(paidAt)}</div>
              </div>
              <div className={styles.right}>
                <Price fen={amountFen} />
                <div className={styles.note}>{paymentStateName(state)}</div>
              </div>
            </div>
          ))}
        </OrderFold>
      )}
    </>
  );
}

/** Coupons that lie on the order or were used for it, each with what it takes off. */
export function OrderCoupons({ coupons }: Pick<OrderDetailData, 'coupons'>) {
  if (coupons.length === 0) return null;
  return (
    <CellGroup inset>
      {coupons.map(({ couponId, title, reductionFen }) => (
        <Cell
          key={couponId}
          icon="coupon"
          title={title}
          value={<Price fen={reductionFen} minus tone="accent" />}
          onClick={() => navigate('/pagesMine/cardBag/cardDetail', { couponId })}
        />
      ))}
    </CellGroup>
  );
}

/** Buyer, delivery location, store. */
export function OrderPeople({ order: { buyer, city, store } }: { order: OrderDetailData }) {
  return (
    <CellGroup inset>
      <Cell
        title={buyer.kind === 'personal' ? t`购车人` : t`购车企业`}
        note={`${buyer.maskedNumber}  ${buyer.maskedMobile}`}
        value={buyer.name}
      />
      <Cell title={t`交付城市`} value={city.cityName} />
      {store && (
        <Cell
          title={store.name}
          note={store.address}
          value={
            <Stack row>
              <IconButton
                icon="store"
                label={t`门店详情`}
                onClick={() => navigate('/pagesStore/storeDetail', { storeId: store.storeId })}
              />
              <IconButton icon="phone" label={t`拨打门店电话`} onClick={() => dial(store.phone)} />
            </Stack>
          }
        />
      )}
    </CellGroup>
  );
}

/** The person who looks after the order, a way to call, and the way to their store. */
export function OrderAdviser({ adviser }: { adviser: NonNullable<OrderDetailData['adviser']> }) {
  const { name, phone, avatar } = adviser;
  return (
    <CellGroup inset>
      <Cell
        lead={<Avatar src={avatar} name={name} className={styles.avatar} />}
        title={name}
        note={t`您的专属顾问`}
        value={<IconButton icon="phone" label={t`拨打顾问电话`} onClick={() => dial(phone)} />}
      />
      <Cell title={t`我的门店`} value={t`查看`} onClick={() => navigate('/pagesStore/storeInfo')} />
    </CellGroup>
  );
}

/** Agreements in one line, and the order's number and time. */
export function OrderPapers({ order, onAgreements }: { order: OrderDetailData; onAgreements: () => void }) {
  const waiting = order.agreements.filter(needsSigning).length;
  return (
    <CellGroup inset>
      <Cell
        title={t`协议`}
        value={waiting > 0 ? <span className={styles.waiting}>{t`${waiting} 份待签署`}</span> : t`查看`}
        onClick={onAgreements}
      />
      <Cell title={t`订单编号`} value={<OrderNumber orderNo={order.orderNo} />} />
      <Cell title={t`下单时间`} value={<span className={styles.digits}>{formatDateTime(order.createdAt)}</span>} />
    </CellGroup>
  );
}
