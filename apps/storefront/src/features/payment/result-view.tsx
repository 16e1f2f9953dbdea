import { t } from '@lingui/core/macro';
import type { OrderSummaryData, PaymentData } from '@voltfront/contract';
import { formatDateTimeSeconds } from '@voltfront/rules/format/date';
import type { ReactNode } from 'react';
import { OrderNumber } from '@/features/order-summary/order-number';
import { carName } from '@/features/order-summary/order-words';
import { Cell, CellGroup, cx, Icon, type IconName, Lottie, Price, Spinner } from '@/ui';
import { methodName } from './payment-words';
import type { ResultState } from './result-state';
import styles from './result-view.module.css';

export interface ResultViewProps {
  state: ResultState;
  payment: PaymentData | null;
  order: OrderSummaryData;
  /** A cash part of the final payment. */
  isFinal?: boolean;
  /** The page has stopped asking by itself. */
  isPaused: boolean;
  children?: ReactNode;
}

const ICONS: Record<ResultState, IconName> = {
  success: 'check',
  returned: 'undo',
  refunding: 'undo',
  refunded: 'undo',
  failed: 'close',
  expired: 'clock',
  cancelled: 'close',
  unconverted: 'clock',
  processing: 'clock',
  unpaid: 'wallet',
};

/** States in which money was taken. */
const HAS_MONEY: readonly ResultState[] = ['success', 'returned', 'refunding', 'refunded'];

function titleOf({ state, payment, isFinal, order }: ResultViewProps): string {
  const isBlind = order.kind === 'blind';
  if (isFinal && state === 'expired') return t`这笔尾款已超时`;
  if (isFinal && state === 'cancelled') return t`这笔尾款已取消`;
  if (isBlind && state === 'success') return t`盲订成功`;
  if (isBlind && state === 'expired') return t`盲订已超时关闭`;
  const titles: Record<ResultState, string> = {
    success: t`支付成功`,
    returned: payment?.state === 'refunded' ? t`款项已自动退回` : t`款项将自动退回`,
    failed: t`支付未成功`,
    refunding: t`款项退回中`,
    refunded: t`款项已退回`,
    expired: t`订单已超时关闭`,
    cancelled: t`订单已取消`,
    unconverted: t`转大订未完成`,
    processing: t`正在确认支付结果`,
    unpaid: t`尚未支付`,
  };
  return titles[state];
}

function wordsOf(props: ResultViewProps): string {
  const { state, payment, order, isPaused } = props;
  const reason = payment?.failureReason ?? '';
  const isBack = payment?.state === 'refunded';
  if (props.isFinal && FINAL_WORDS.includes(state)) return finalWords(props);
  if (order.kind === 'blind' && state === 'expired')
    return t`超过 30 分钟未支付，盲订名额已释放；如已付款，款项将自动原路退回`;
  if (order.kind === 'blind' && state === 'returned' && !isBack)
    return t`款项到账时盲订已关闭，将在 1 至 7 个工作日内原路退回，无需申请`;
  const words: Record<ResultState, string> = {
    success: successWords(order),
    returned: isBack
      ? t`款项到账时已超过支付时限，已原路退回至您的支付账户`
      : t`款项到账时已超过支付时限，将在 1 至 7 个工作日内原路退回，无需申请`,
    failed: reason ? t`${reason}，未扣款。订单仍为您保留，可重新支付` : t`未扣款。订单仍为您保留，可重新支付`,
    expired: t`超过 30 分钟未支付，订单已自动关闭；如已付款，款项将自动原路退回`,
    refunding: t`款项将在 1 至 7 个工作日内原路退回`,
    refunded: t`款项已原路退回至您的支付账户`,
    cancelled: t`您已取消该订单；如已付款，款项将自动原路退回`,
    unconverted: t`差额未在时限内支付或已取消，小订继续有效；如已付款，款项将自动原路退回`,
    processing: isPaused
      ? t`暂未收到银行通知，您可以稍后在订单中查看，请勿重复支付`
      : t`通常只需几秒，请勿关闭页面或重复支付`,
    unpaid: t`订单仍为您保留，请在时限内完成支付`,
  };
  return words[state];
}

/** States about which a part of the final payment says something else than an order. */
const FINAL_WORDS: readonly ResultState[] = ['success', 'expired', 'cancelled', 'unpaid'];

function finalWords({ state, order }: ResultViewProps): string {
  if (state === 'expired') return t`超过 30 分钟未支付，可重新发起；如已付款，款项将自动原路退回`;
  if (state === 'cancelled') return t`可重新发起一笔；如已付款，款项将自动原路退回`;
  if (state === 'unpaid') return t`这笔尾款仍为您保留，请在时限内完成支付`;
  return order.state === 'arrived' ? t`款项已计入尾款，可继续支付剩余部分` : t`尾款已付清，可开票、投保并提车`;
}

function successWords({ actions, kind }: OrderSummaryData): string {
  if (kind === 'blind') return t`盲订已生效，上市后可转为大订，意向金全额抵扣`;
  if (actions.includes('lock')) return t`大订已生效，签署协议并锁单后即刻安排生产`;
  if (!actions.includes('convert')) return t`款项已计入订单，可在订单详情查看进度`;
  return t`小订已生效，可随时转为大订，意向金抵扣定金`;
}

/** The outcome of a payment in words, with amount, method and time. */
export function ResultView(props: ResultViewProps) {
  const { state, payment, order, isPaused, children } = props;
  const isAsking = state === 'processing' && !isPaused;
  const time = payment?.paidAt ? formatDateTimeSeconds(payment.paidAt) : null;
  return (
    <>
      <div className={styles.hero} role="status">
        {state === 'success' ? (
          <Lottie name="success" once className={styles.done} />
        ) : (
          <span className={cx(styles.disc, styles[state])}>
            {isAsking ? <Spinner size="large" /> : <Icon name={ICONS[state]} size={28} />}
          </span>
        )}
        <div className={styles.title}>{titleOf(props)}</div>
        {payment && HAS_MONEY.includes(state) && <Price fen={payment.amountFen} size="display" exact />}
        <div className={styles.words}>{wordsOf(props)}</div>
      </div>
      <CellGroup inset>
        <Cell title={t`车型`} value={carName(order)} />
        {payment && <Cell title={t`支付金额`} value={<Price fen={payment.amountFen} exact tone="secondary" />} />}
        {payment && <Cell title={t`支付方式`} value={methodName(payment.method)} />}
        {time && <Cell title={t`支付时间`} value={<span className={styles.digits}>{time}</span>} />}
        <Cell title={t`订单编号`} value={<OrderNumber orderNo={order.orderNo} />} />
      </CellGroup>
      {children}
    </>
  );
}
