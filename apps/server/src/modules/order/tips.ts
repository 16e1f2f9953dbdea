import type { OrderRow } from './order.repository';
import type { OrderState } from './order.types';

/** Hints for a place of the order journey, shown before an order is known. */
export const SCENE_TIPS: Record<'confirm' | 'list' | 'detail' | 'lock' | 'pay', string[]> = {
  confirm: ['大订定金 ¥5,000，锁单前可申请退款', '小订意向金 ¥2,000，可随时申请退款', '价格以提交时系统计算的金额为准'],
  list: ['待支付订单保留 30 分钟，超时自动关闭'],
  detail: ['锁单前可更改交付城市与购车人', '锁单后不可更改配置或退款'],
  lock: ['锁单后车辆进入排产，不可更改配置或退款', '大订支付满 7 天，订单自动锁定', '锁单前请先签署全部协议'],
  pay: ['请在 30 分钟内完成支付', '支付结果以银行通知为准，请勿重复支付', '超时到账的款项将自动原路退回'],
};

const STATE_TIPS: Partial<Record<OrderState, string[]>> = {
  created: ['请在 30 分钟内完成支付，超时订单自动关闭'],
  expired: ['订单已关闭；如已付款，款项将自动原路退回'],
  intentionPaid: ['意向金可随时申请退款', '选定配置后可转为大订，意向金抵扣定金'],
  depositPaid: ['锁单前可更改交付城市与购车人', '大订支付满 7 天，订单自动锁定'],
  locked: ['订单已锁定，正在为您安排生产'],
  arrived: ['车辆已到店，请支付尾款并预约提车'],
  paidInFull: ['请携带身份证件到店，出示提车码'],
  refunding: ['退款审核中，款项将原路退回'],
};

/** Hints for one order in its present state. */
export function detailTips(row: OrderRow): string[] {
  if (row.kind === 'blind' && row.state === 'intentionPaid' && !row.conversion)
    return ['意向金可随时申请退款', '价格公布后可转为大订，意向金抵扣定金'];
  if (row.conversion) return ['请在 30 分钟内支付差额，超时后小订继续有效'];
  return STATE_TIPS[row.state] ?? [];
}
