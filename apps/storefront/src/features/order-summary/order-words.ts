import { t } from '@lingui/core/macro';
import type { OrderKindData, OrderStateData, OrderSummaryData } from '@voltfront/contract';
import type { TagProps } from '@/ui';

/** How people call a kind of order. */
export function kindName(kind: OrderKindData): string {
  const names: Record<OrderKindData, string> = {
    blind: t`盲订`,
    intention: t`小订`,
    deposit: t`大订`,
    snapUp: t`抢购`,
  };
  return names[kind];
}

/** What was ordered. The version of a blind order is not published before its conversion. */
export const carName = ({
  kind,
  modelName,
  versionName,
}: Pick<OrderSummaryData, 'kind' | 'modelName' | 'versionName'>) =>
  kind === 'blind' ? modelName : `${modelName} ${versionName}`;

/** An intention order whose conversion waits for its payment. */
export const isConverting = ({ state, dueFen }: Pick<OrderSummaryData, 'state' | 'dueFen'>): boolean =>
  state === 'intentionPaid' && dueFen > 0;

/** How people call the state of an order. */
export function stateName(order: Pick<OrderSummaryData, 'kind' | 'state' | 'dueFen'>): string {
  if (isConverting(order)) return t`待支付差额`;
  if (order.kind === 'blind' && order.state === 'intentionPaid') return t`盲订已支付`;
  const names: Record<OrderStateData, string> = {
    created: t`待支付`,
    expired: t`已超时关闭`,
    cancelled: t`已取消`,
    intentionPaid: t`小订已支付`,
    depositPaid: t`待锁单`,
    locked: t`已锁单`,
    inProduction: t`生产中`,
    inTransit: t`运输中`,
    arrived: t`已到店`,
    paidInFull: t`待提车`,
    delivered: t`已交付`,
    refunding: t`退款中`,
    refunded: t`已退款`,
  };
  return names[order.state];
}

/** Colour of a state: amber asks the customer for something, green is done, grey is over. */
export function stateTone(order: Pick<OrderSummaryData, 'state' | 'dueFen'>): NonNullable<TagProps['tone']> {
  if (isConverting(order)) return 'warning';
  const tones: Partial<Record<OrderStateData, NonNullable<TagProps['tone']>>> = {
    created: 'warning',
    expired: 'neutral',
    cancelled: 'neutral',
    arrived: 'warning',
    delivered: 'success',
    refunding: 'danger',
    refunded: 'neutral',
  };
  return tones[order.state] ?? 'accent';
}
