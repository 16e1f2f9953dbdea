import { defineTexts } from '../../kernel/texts';

interface Named {
  name: string;
}

interface Titled {
  title: string;
}

export const orderTexts = defineTexts('order', {
  /** A text that is stored in both languages. */
  stored: [({ zh }: { zh: string; en: string }) => zh, ({ en }) => en],
  noText: ['没有找到该说明', 'There is no such text'],
  missing: ['订单不存在', 'The order does not exist'],
  notPaidInFull: ['支付尾款后可申请发票', 'The invoice can be applied for after the final payment'],
  stockCity: [
    '现车在所在门店交付，不能更改交付城市',
    'A stock car is delivered at its store, so the city cannot be changed',
  ],
  couponOfStore: [
    '订单上有仅限当前门店使用的优惠券，不能更换门店',
    'A coupon of the order counts at the present store only, so the store cannot be changed',
  ],
  useVehicleChange: ['更换车型请使用变更车型', 'To take another model, please change the model'],
  versionOutside: ['该版本不在可更改的范围内', 'This version cannot be changed to'],
  useConfigurationChange: [
    '同一车型请使用修改选配或切换版本',
    'For the same model, please change the options or the version',
  ],
  notBookable: ['该车型尚未开放预订', 'This model cannot be ordered yet'],
  sameConfiguration: ['配置没有变化', 'The configuration has not changed'],
  unpaid: ['订单尚未支付，请先完成支付', 'The order is not paid yet, please pay first'],
  paying: ['订单有待支付的款项，请先完成或取消支付', 'The order has an open payment, please finish or cancel it first'],
  intentionLater: [
    '小订转为大订时可选择配置与权益',
    'Options and benefits are chosen when the intention becomes a deposit',
  ],
  blindLater: [
    '盲订订单在价格公布后转大订时选择车型配置',
    'The configuration of a blind booking is chosen when it becomes a deposit after the prices are out',
  ],
  lockedFast: ['订单已锁定，无法修改', 'The order is locked and cannot be changed'],
  refundRunning: ['订单正在退款，无法修改', 'The order is being refunded and cannot be changed'],
  closed: ['订单已关闭', 'The order is closed'],
  snapUpFixed: ['抢购订单为固定配置，不支持变更', 'The configuration of a snap-up order is fixed'],
  stockFixed: ['现车订单的车辆与配置已确定，不支持变更', 'The car and the configuration of a stock order are fixed'],
  notOnSale: ['尚未开放预订', 'Not open for orders yet'],
  notAffected: ['该订单不在年款变更范围内', 'The change of the model year does not concern this order'],
  yearNotStarted: ['年款变更尚未开始', 'The change of the model year has not started yet'],
  yearOver: ['年款变更已截止，已为您保留现款', 'The change of the model year is over, you keep the present one'],
  noEquivalent: ['新年款没有对应的版本，请重新选配', 'The new model year has no such version, please configure again'],
  yearChanged: [
    '订单已换为新年款，每个订单仅可变更一次',
    'The order has the new model year already; each order can change once',
  ],
  fillBuyer: ['请填写购车人信息', 'Please fill in who buys the car'],
  chooseCity: ['请选择交付城市', 'Please choose the city of delivery'],
  conversionOpen: [
    '已有待支付的转大订，请先完成或取消',
    'A change to a deposit waits for its payment, please pay or cancel it first',
  ],
  conversionWaits: [
    '已有待支付的转大订，请先支付或取消',
    'A change to a deposit waits for its payment, please pay or cancel it first',
  ],
  inRefund: ['退款处理中，无法使用', 'Cannot be used during a refund'],
  afterPrices: ['该车型价格公布后即可使用', 'Can be used once the prices of this model are out'],
  convertedOrClosed: ['订单已转为大订或已关闭', 'The order became a deposit or is closed'],
  convertAfterPrices: ['价格公布后即可转为大订', 'Can be turned into a deposit once the prices are out'],
  benefitExpired: ['已过有效期', 'Expired'],
  benefitReleased: ['已随车型变更失效', 'No longer valid since the model was changed'],
  benefitNoOption: ['当前配置不含可抵扣的选装', 'The configuration has no option that it could pay for'],
  benefitOtherModel: ['不适用于该车型', 'Not for this model'],
  openRefunds: ['您有进行中的退款，暂不能注销', 'A refund is under way, so your account cannot be cancelled yet'],
  openOrders: ['您有未完成的订单，暂不能注销', 'You have open orders, so your account cannot be cancelled yet'],
  noTradeIn: ['该订单已不能使用置换抵扣', 'This order can no longer use a trade-in'],
  rightMissing: ['没有这项权益', 'There is no such benefit'],
  sameRights: ['权益没有变化', 'The benefits have not changed'],
  rightOver: ['活动已结束', 'This offer has ended'],
  rightGone: ['已领完', 'None left'],
  othersGone: ['其他权益均已领完或结束', 'All other benefits are gone or have ended'],
  submitted: ['订单已提交', 'The order has been submitted'],
  notBlind: ['该订单不是盲订订单', 'This order is no blind booking'],
  enterCode: ['请输入短信验证码', 'Please enter the code from the text message'],
  stockDeposit: ['现车须支付大订', 'A stock car needs a deposit'],
  badIdNumber: ['身份证号有误，请检查', 'The ID number is wrong, please check it'],
  badCreditCode: ['统一社会信用代码有误，请检查', 'The unified social credit code is wrong, please check it'],
  keptGranted: [
    '保留现款的补偿已发放，不可更换',
    'The compensation for keeping the present model year was granted, so the choice is final',
  ],
  pointsUsed: [
    '保留现款的补偿积分已使用，补足积分后才能换新款',
    'The points of the compensation were used; make them up to change to the new model year',
  ],
  chooseVersion: ['请选择版本', 'Please choose a version'],
  notNewYear: ['该版本不属于新年款', 'This version is not of the new model year'],
  tipDepositTerms: [
    '大订定金 ¥5,000，锁单前可申请退款',
    'The deposit is ¥5,000 and can be refunded until the order is locked',
  ],
  tipIntentionTerms: [
    '小订意向金 ¥2,000，可随时申请退款',
    'The intention money is ¥2,000 and can be refunded at any time',
  ],
  tipPrice: ['价格以提交时系统计算的金额为准', 'The price is what the system calculates when you submit'],
  tipHeld: ['待支付订单保留 30 分钟，超时自动关闭', 'Unpaid orders are kept for 30 minutes, then closed'],
  tipChanges: ['锁单前可更改交付城市与购车人', 'City and buyer can be changed until the order is locked'],
  tipLocked: ['锁单后不可更改配置或退款', 'A locked order can neither be changed nor refunded'],
  tipLocking: [
    '锁单后车辆进入排产，不可更改配置或退款',
    'A locked order goes into production and can neither be changed nor refunded',
  ],
  tipSelfLock: ['大订支付满 7 天，订单自动锁定', 'The order locks itself 7 days after the deposit'],
  tipSign: ['锁单前请先签署全部协议', 'Please sign all agreements before you lock the order'],
  tipPay: ['请在 30 分钟内完成支付', 'Please pay within 30 minutes'],
  tipBank: ['支付结果以银行通知为准，请勿重复支付', 'The notice of the bank counts, please do not pay twice'],
  tipLatePay: ['超时到账的款项将自动原路退回', 'Money that arrives too late is returned automatically'],
  tipPayOrClose: ['请在 30 分钟内完成支付，超时订单自动关闭', 'Please pay within 30 minutes, or the order is closed'],
  tipClosed: [
    '订单已关闭；如已付款，款项将自动原路退回',
    'The order is closed; money that was paid is returned automatically',
  ],
  tipRefundable: ['意向金可随时申请退款', 'The intention money can be refunded at any time'],
  tipConvert: [
    '选定配置后可转为大订，意向金抵扣定金',
    'Choose a configuration to turn it into a deposit; the intention money counts',
  ],
  tipProduction: ['订单已锁定，正在为您安排生产', 'The order is locked and goes into production'],
  tipArrived: [
    '车辆已到店，请支付尾款并预约提车',
    'The car is in the store, please pay the rest and arrange the pickup',
  ],
  tipPickup: ['请携带身份证件到店，出示提车码', 'Please bring your ID to the store and show the pickup code'],
  tipRefund: ['退款审核中，款项将原路退回', 'The refund is being reviewed; the money goes back the way it came'],
  tipBlindConvert: [
    '价格公布后可转为大订，意向金抵扣定金',
    'Can become a deposit once the prices are out; the intention money counts',
  ],
  tipDifference: [
    '请在 30 分钟内支付差额，超时后小订继续有效',
    'Please pay the difference within 30 minutes; afterwards the intention stays valid',
  ],
  blindLine: ['盲订意向金（可退）', 'Blind booking (refundable)'],
  rightUsed: [
    ({ name, day }: Named & { day: string }) => `${name}已于 ${day} 使用，不可更换`,
    ({ name, day }) => `${name} was used on ${day} and cannot be exchanged`,
  ],
  rightSigned: [
    ({ name }: Named) => `已签约选定“${name}”，不可更换`,
    ({ name }) => `“${name}” was signed and cannot be exchanged`,
  ],
  rightNoneLeft: [
    ({ name }: Named) => `${name}已领完，请重新选择`,
    ({ name }) => `None left of ${name}, please choose again`,
  ],
  rightRefused: [
    ({ name, refusal }: Named & { refusal: string }) => `${name}${refusal}，请重新选择`,
    ({ name, refusal }) => `${name}: ${refusal}. Please choose again`,
  ],
  benefitRival: [({ name }: Named) => `与“${name}”不可同享`, ({ name }) => `Cannot be combined with “${name}”`],
  agreeFirst: [({ title }: Titled) => `请先同意《${title}》`, ({ title }) => `Please agree to “${title}” first`],
  signFirst: [({ title }: Titled) => `请先签署《${title}》`, ({ title }) => `Please sign “${title}” first`],
});
