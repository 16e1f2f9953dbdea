import { t } from '@lingui/core/macro';
import type { RefundLossData, RefundQuoteData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import type { ReactNode } from 'react';
import { carName, kindName } from '@/features/order-summary/order-words';
import { methodName } from '@/features/payment/payment-words';
import { Card, Cell, CellGroup, Fill, Picture, Price, Stack, Tag, Text } from '@/ui';
import styles from './refund.module.css';

/** The car whose order is given back. */
export function RefundedCar({ order }: { order: RefundQuoteData['order'] }) {
  return (
    <Card className={styles.card}>
      <Stack row gap={3} align="center">
        <div className={styles.car}>
          <Picture src={order.cutout} width={104} aspect={16 / 10} alt="" clear fit="contain" />
        </div>
        <Fill>
          <Stack row gap={2} align="center">
            <Text weight="bold">{carName(order)}</Text>
            <Tag>{kindName(order.kind)}</Tag>
          </Stack>
          <Text size="small" tone="secondary">
            {order.orderNo}
          </Text>
        </Fill>
      </Stack>
    </Card>
  );
}

/** A payment in one line: what it was, by which way it goes, how much. */
export function MoneyLine({ title, note, amountFen }: { title: string; note: ReactNode; amountFen: number }) {
  return <Cell title={title} note={note} value={<Price fen={amountFen} size="small" />} />;
}

/** The amount and the payments it comes from. */
export function RefundMoney({ quote: { amountFen, payments } }: { quote: RefundQuoteData }) {
  return (
    <CellGroup inset title={t`可退金额`}>
      <Cell title={t`合计`} value={<Price fen={amountFen} />} />
      {payments.map(({ paymentNo, method, amountFen: partFen, paidAt, isClosed }) => (
        <MoneyLine
          key={paymentNo}
          title={methodName(method)}
          note={[
            paidAt !== null && t`${formatDate(paidAt)} 支付`,
            isClosed ? t`原方式已关闭，退至银行账户` : t`原路退回`,
          ]
            .filter(Boolean)
            .join(' · ')}
          amountFen={partFen}
        />
      ))}
    </CellGroup>
  );
}

/** What the customer gives up, and what comes back. */
export function RefundLosses({ losses }: { losses: readonly RefundLossData[] }) {
  if (losses.length === 0) return null;
  return (
    <CellGroup inset title={t`退款后的权益变化`}>
      {losses.map(({ kind, title, note, isGivenBack }) => (
        <Cell
          key={`${kind}-${title}`}
          title={title}
          note={note}
          value={<Tag tone={isGivenBack ? 'success' : 'danger'}>{isGivenBack ? t`退回` : t`失效`}</Tag>}
        />
      ))}
    </CellGroup>
  );
}
