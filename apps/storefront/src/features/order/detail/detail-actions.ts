import { t } from '@lingui/core/macro';
import type { OrderActionData, OrderDetailData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { needsSigning } from '@/features/agreement/agreement-words';
import type { PageAction } from './action-pages';

/** Actions that have a button on the order's page. */
export type DetailActionKey = Extract<
  OrderActionData,
  PageAction | 'cancel' | 'lock' | 'changeCity' | 'transferName' | 'hide'
>;

export interface DetailAction {
  key: DetailActionKey;
  text: string;
}

type Order = Pick<OrderDetailData, 'actions' | 'state' | 'agreements'> &
  Partial<Pick<OrderDetailData, 'inspectionConfirmedAt'>>;

interface ActionRow {
  text: (order: Order) => string;
  /** Whether it can be the main button, instead of one of the others. Of several the first row is. */
  isMain?: (order: Order) => boolean;
  /** Behind 更多: seldom wanted, or with a long name. */
  isMore?: true;
  /** A further condition besides that of the server. */
  isOpen?: (order: Order) => boolean;
  /** Drawn as a warning in the list behind 更多. */
  isDanger?: true;
}

const always = () => true;
const isOnTheWay = ({ state }: Order) => state === 'locked' || state === 'inProduction' || state === 'inTransit';
const waitsForConfirmation = ({ state, inspectionConfirmedAt }: Order) =>
  state !== 'delivered' && inspectionConfirmedAt === null;

/** Every button of the order's page: the main ones first, then the others in the order in which they are offered. */
const ROWS: Readonly<Record<DetailActionKey, ActionRow>> = {
  pay: { text: () => t`去支付`, isMain: always },
  convert: { text: () => t`转大订`, isMain: always },
  lock: { text: () => t`锁定订单`, isMain: always },
  payFinal: { text: () => t`支付尾款`, isMain: always },
  pickup: { text: () => t`提车码`, isMain: always },
  viewRefund: { text: () => t`查看退款进度`, isMain: always },
  viewInspection: { text: () => t`验车报告`, isMain: waitsForConfirmation },
  viewLogistics: { text: () => t`查看物流`, isMain: isOnTheWay },
  applyInvoice: { text: () => t`发票` },
  insurance: { text: () => t`车险服务` },
  sign: { text: () => t`签署协议`, isOpen: ({ agreements }) => agreements.some(needsSigning) },
  yearlyChange: { text: () => t`年款选择` },
  changeConfiguration: { text: () => t`修改选配`, isMore: true },
  switchVersion: { text: () => t`切换版本`, isMore: true },
  changeRights: { text: () => t`变更权益`, isMore: true },
  changeVehicle: { text: () => t`变更车型`, isMore: true },
  changeCity: { text: () => t`更改交付城市`, isMore: true },
  transferName: { text: () => t`变更购车人`, isMore: true },
  refund: { text: () => t`申请退款`, isMore: true },
  cancel: { text: ({ state }) => (state === 'created' ? t`取消订单` : t`取消转大订`), isDanger: true },
  hide: { text: () => t`删除订单`, isDanger: true },
};

const KEYS = Object.keys(ROWS) as DetailActionKey[];

/** Whether an action is behind 更多. */
export const isBehindMore = (key: DetailActionKey): boolean => ROWS[key].isMore === true;

/** Whether an action takes something away. */
export const isDanger = (key: DetailActionKey): boolean => ROWS[key].isDanger === true;

/** The buttons of an order's page from what the server allows now: at most one main, the others in a fixed order. */
export function detailActions(order: Order): { main: DetailAction | null; others: DetailAction[] } {
  const open = KEYS.filter((key) => order.actions.includes(key) && (ROWS[key].isOpen?.(order) ?? true));
  const named = (key: DetailActionKey): DetailAction => ({ key, text: ROWS[key].text(order) });
  const main = open.find((key) => ROWS[key].isMain?.(order));
  return { main: main ? named(main) : null, others: open.filter((key) => key !== main).map(named) };
}

/** Whole days until a moment, a begun day counting in full; 0 when it is over. `nowMs`: the server's time. */
export const daysUntil = (at: number, nowMs: number): number => Math.max(0, Math.ceil((at - nowMs) / DAY_MS));
