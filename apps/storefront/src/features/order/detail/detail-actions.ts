import { t } from '@lingui/core/macro';
import type { OrderActionData, OrderDetailData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { needsSigning } from '@/features/agreement/agreement-words';

/** Changes that have a page of their own. */
export type ChangeKey = 'changeConfiguration' | 'switchVersion' | 'changeRights' | 'changeVehicle' | 'yearlyChange';

/** Actions that have a button on the order's page. */
export type DetailActionKey = Extract<
  OrderActionData,
  | 'pay'
  | 'cancel'
  | 'convert'
  | 'lock'
  | 'changeCity'
  | 'transferName'
  | 'hide'
  | 'sign'
  | 'pickup'
  | 'insurance'
  | ChangeKey
>;

export interface DetailAction {
  key: DetailActionKey;
  text: string;
}

const MAIN: readonly DetailActionKey[] = ['pay', 'convert', 'lock', 'pickup'];
const CHANGES: readonly ChangeKey[] = [
  'yearlyChange',
  'changeConfiguration',
  'switchVersion',
  'changeRights',
  'changeVehicle',
];
const OTHERS: readonly DetailActionKey[] = [
  'insurance',
  'sign',
  ...CHANGES,
  'changeCity',
  'transferName',
  'cancel',
  'hide',
];

/** Whether an action is a change with a page of its own. */
export const isChange = (key: DetailActionKey): key is ChangeKey => (CHANGES as readonly string[]).includes(key);

function textOf(key: DetailActionKey): string {
  const texts: Record<DetailActionKey, string> = {
    pay: t`去支付`,
    cancel: t`取消订单`,
    convert: t`转大订`,
    lock: t`锁定订单`,
    changeCity: t`更改交付城市`,
    transferName: t`变更购车人`,
    hide: t`删除订单`,
    sign: t`签署协议`,
    pickup: t`提车码`,
    insurance: t`车险服务`,
    changeConfiguration: t`修改选配`,
    switchVersion: t`切换版本`,
    changeRights: t`变更权益`,
    changeVehicle: t`变更车型`,
    yearlyChange: t`年款选择`,
  };
  return texts[key];
}

/**
 * The buttons of an order's page from what the server allows now: at most one main, the others in a fixed order. Signing is
 * offered while an agreement waits for it.
 */
export function detailActions({
  actions,
  state,
  agreements,
}: Pick<OrderDetailData, 'actions' | 'state' | 'agreements'>): {
  main: DetailAction | null;
  others: DetailAction[];
} {
  const isOpen = (key: DetailActionKey) => {
    if (key === 'sign' && !agreements.some(needsSigning)) return false;
    return actions.includes(key);
  };
  const main = MAIN.find(isOpen);
  const named = (key: DetailActionKey): DetailAction => ({
    key,
    text: key === 'cancel' && state !== 'created' ? t`取消转大订` : textOf(key),
  });
  return { main: main ? named(main) : null, others: OTHERS.filter(isOpen).map(named) };
}

/** Whole days until a moment, a begun day counting in full; 0 when it is over. `nowMs`: the server's time. */
export const daysUntil = (at: number, nowMs: number): number => Math.max(0, Math.ceil((at - nowMs) / DAY_MS));
