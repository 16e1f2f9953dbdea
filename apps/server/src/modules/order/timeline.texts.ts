import { formatYuan } from '@voltfront/rules/money';
import { defineTexts } from '../../kernel/texts';

interface Amount {
  amountFen: number;
}

/** Texts of an order's timeline. Lines are stored, so the meaning of a key must never change. */
export const timelineTexts = defineTexts('timeline', {
  created: ['订单已创建', 'Order created'],
  expired: ['订单已超时关闭', 'Closed, the time to pay ran out'],
  cancelled: ['订单已取消', 'Order cancelled'],
  blindPaid: ['盲订支付成功', 'Blind booking paid'],
  intentionPaid: ['小订支付成功', 'Intention paid'],
  depositPaid: ['大订支付成功', 'Deposit paid'],
  locked: ['订单已锁定', 'Order locked'],
  inProduction: ['车辆生产中', 'The car is in production'],
  inTransit: ['车辆运输中', 'The car is on its way'],
  arrived: ['车辆已到店', 'The car is at the store'],
  paidInFull: ['尾款已付清', 'Paid in full'],
  delivered: ['车辆已交付', 'The car was handed over'],
  refunding: ['退款处理中', 'Refund under way'],
  refunded: ['退款已完成', 'Refunded'],
  converting: ['申请转大订', 'Turning into a deposit order'],
  converted: ['已转为大订', 'Turned into a deposit order'],
  notConverted: ['转大订未完成', 'Conversion not completed'],
  cityChanged: ['交付城市已变更', 'Delivery city changed'],
  buyerChanged: ['购车人已变更', 'Buyer changed'],
  payInTime: ['请在 30 分钟内完成支付', 'Please pay within 30 minutes'],
  payDifference: ['请在 30 分钟内支付差额', 'Please pay the difference within 30 minutes'],
  paid: [
    ({ amountFen }: Amount) => `已支付 ${formatYuan(amountFen)}`,
    ({ amountFen }) => `${formatYuan(amountFen)} paid`,
  ],
  unpaid: ['超过 30 分钟未支付', 'Not paid within 30 minutes'],
  unpaidConversion: [
    '超过 30 分钟未支付，小订继续有效',
    'Not paid within 30 minutes; the intention order stays in force',
  ],
  youCancelled: ['您取消了订单', 'You cancelled the order'],
  youCancelledConversion: [
    '您取消了转大订，小订继续有效',
    'You cancelled the conversion; the intention order stays in force',
  ],
  noMoreChanges: ['锁单后不可更改配置或退款', 'A locked order can neither be changed nor refunded'],
  optionChosen: ['权益已选定', 'Special agreement chosen'],
  assembly: ['车辆已进入总装车间', 'In assembly'],
  leftPlant: ['车辆已从工厂发出', 'The car left the plant'],
  atStore: ['车辆已到达交付门店', 'The car reached the store'],
  insuranceQuoted: ['车险已报价', 'Insurance quoted'],
  insuranceUnquoted: ['车险报价未成功', 'No insurance quote'],
  insuranceIssued: ['车险已出单', 'Insurance policy issued'],
  ownPolicySent: ['自购保单已提交', 'Own insurance policy sent'],
  ownPolicyAccepted: ['自购保单已通过', 'Own insurance policy accepted'],
  ownPolicyRejected: ['自购保单未通过', 'Own insurance policy rejected'],
  pickupAppointed: ['已预约提车', 'Pickup booked'],
  pickupMoved: ['提车预约已变更', 'Pickup moved'],
  pickupLost: ['提车预约已取消，请重新预约', 'Pickup cancelled, please book another time'],
  pickupScanned: ['门店已核销提车码', 'The store scanned the pickup code'],
  pickupConfirmBy: [
    '请确认已接收车辆；24 小时内未确认将自动完成',
    'Please confirm the handover; it completes by itself after 24 hours',
  ],
  pickupUndone: ['门店已撤销核销', 'The store took the scan back'],
  handoverConfirmed: ['您已确认交付，祝您用车愉快', 'You confirmed the handover. Enjoy your car'],
  handoverAutomatic: ['核销满 24 小时，自动确认交付', 'Confirmed by itself 24 hours after the scan'],
  selfLocked: ['大订支付满 7 天，订单自动锁定', 'Locked by itself 7 days after the deposit'],
});
