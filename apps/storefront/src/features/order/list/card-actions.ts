import { t } from '@lingui/core/macro';
import type { OrderActionData, OrderSummaryData } from '@voltfront/contract';

/** Action of a card's button; `view` opens the order. */
export type CardActionKey =
  | Extract<
      OrderActionData,
      | 'pay'
      | 'convert'
      | 'lock'
      | 'payFinal'
      | 'viewInspection'
      | 'viewLogistics'
      | 'sign'
      | 'yearlyChange'
      | 'hide'
      | 'viewRefund'
      | 'pickup'
      | 'insurance'
    >
  | 'view';

export interface CardAction {
  key: CardActionKey;
  text: string;
}

type CardOrder = Pick<OrderSummaryData, 'actions'> & Partial<Pick<OrderSummaryData, 'state'>>;

/** Main buttons, strongest first. */
const MAIN: readonly CardActionKey[] = [
  'pay',
  'convert',
  'lock',
  'payFinal',
  'pickup',
  'viewRefund',
  'viewInspection',
  'viewLogistics',
];

function textOf(key: CardActionKey): string {
  const texts: Record<CardActionKey, string> = {
    pay: t`去支付`,
    convert: t`转大订`,
    lock: t`去锁单`,
    payFinal: t`支付尾款`,
    pickup: t`提车码`,
    insurance: t`车险服务`,
    viewRefund: t`查看退款进度`,
    viewInspection: t`验车报告`,
    viewLogistics: t`查看物流`,
    sign: t`订单协议`,
    yearlyChange: t`年款选择`,
    hide: t`删除订单`,
    view: t`查看详情`,
  };
  return texts[key];
}

function isOpen(order: CardOrder, key: CardActionKey): boolean {
  if (key === 'view') return true;
  if (key === 'viewInspection' && order.state === 'delivered') return false;
  return order.actions.includes(key);
}

/**
 * The buttons of an order's card, from what the server allows now: the main one last.
 *
 * Example: an expired order can be deleted and viewed; a deposit order signed and locked.
 */
export function cardActions(order: CardOrder): { main: CardAction; others: CardAction[] } {
  const key = MAIN.find((each) => isOpen(order, each)) ?? 'view';
  const others = (['hide', 'insurance', 'yearlyChange', 'sign'] as const).filter(
    (each) => isOpen(order, each) && key !== 'pay',
  );
  return { main: { key, text: textOf(key) }, others: others.map((each) => ({ key: each, text: textOf(each) })) };
}
