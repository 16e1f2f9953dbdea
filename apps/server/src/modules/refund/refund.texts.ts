import { REFUND_DAYS, type RefundGroup, type RefundReason } from '@voltfront/rules/refund/refund-reasons';
import { defineTexts } from '../../kernel/texts';

/** Texts of refunds. Lines of timelines are stored, so the meaning of a key must never change. */
export const refundTexts = defineTexts('refund', {
  missing: ['退款单不存在', 'The refund does not exist'],
  locked: ['订单已锁定，不支持退款', 'The order is locked and cannot be refunded'],
  running: ['该订单已申请退款', 'A refund of this order was asked for already'],
  paymentOpen: [
    '订单有待支付的款项，请先支付或取消转大订',
    'The order has an open payment, please pay it or cancel the conversion first',
  ],
  nothingPaid: ['订单尚未支付，无需退款', 'Nothing was paid for this order'],
  otherState: ['订单当前状态不支持退款', 'The order cannot be refunded in its present state'],
  wordsWanted: ['请填写 5 至 200 字的退款原因', 'Please give the reason in 5 to 200 characters'],
  accountWanted: [
    '原支付方式已无法退款，请填写收款账户',
    'The way it was paid takes no refund any more, please give a bank account',
  ],
  picturesGone: ['图片不可用，请重新上传', 'The pictures cannot be used, please upload them again'],
  amountMoved: ['可退金额已变化，请刷新后重试', 'The amount has changed, please reload'],
  approvedBySame: ['您已审批，请由另一位财务复核', 'You have approved it, a colleague has to confirm'],
  ownRefund: ['不能审批本人的退款', 'You cannot decide about your own refund'],
  submitted: ['退款申请已提交', 'Refund asked for'],
  inReview: ['已进入审核，结果将通过消息通知您', 'It is being reviewed; a message tells you the outcome'],
  firstApproved: ['初审已通过', 'First approval'],
  secondAwaited: ['金额较大，正在复核', 'The amount is confirmed by a second person'],
  approved: ['退款审核通过', 'Refund approved'],
  goesSoon: ['正在为您办理退款', 'The refund is being made'],
  sending: ['已提交银行处理', 'Handed to the bank'],
  arrivesIn: [
    `预计 ${REFUND_DAYS.from}–${REFUND_DAYS.to} 个工作日到账`,
    `Expected within ${REFUND_DAYS.from} to ${REFUND_DAYS.to} working days`,
  ],
  received: ['退款已到账', 'Refund received'],
  allBack: ['全部款项已退回', 'All money went back'],
  rejected: ['退款申请未通过', 'Refund rejected'],
  withdrawn: ['已撤回退款申请', 'Refund withdrawn'],
  orderGoesOn: ['订单已恢复为申请前的状态', 'The order is as it was before'],
  failed: ['退款未成功', 'The refund failed'],
  methodRefused: [
    '原支付方式无法退回，请填写收款账户',
    'It cannot go back the way it was paid, please give a bank account',
  ],
  corrected: ['收款账户已更新', 'Bank account updated'],
  transfersSoon: ['将转入您填写的银行账户', 'The money is transferred to your bank account'],
  couponBack: ['退款后退回卡包，有效期不变', 'Comes back with the refund, valid as before'],
  couponLost: ['已使用，不再退回', 'Spent, does not come back'],
  couponOver: ['退款时可能已过期', 'May have expired by then'],
  benefitLost: ['退款后失效', 'Ends with the refund'],
  place: [({ no }: { no: number }) => `盲订序号 ${no}`, ({ no }) => `Blind booking no. ${no}`],
  queue: ['排产与交付顺序', 'Place in production and delivery'],
  placeLost: ['退款后不保留', 'Is not kept'],
  ruleWho: ['锁单前可申请退款，锁单后不可退。', 'A refund can be asked for until the order is locked.'],
  ruleWay: [
    '款项按原支付方式分笔退回；原支付方式已关闭的，退至您填写的银行账户。',
    'Each payment goes back the way it came, or to your bank account where that way is closed.',
  ],
  ruleTime: [
    `审核通过后 ${REFUND_DAYS.from}–${REFUND_DAYS.to} 个工作日到账，具体以银行为准。`,
    `After the approval it takes ${REFUND_DAYS.from} to ${REFUND_DAYS.to} working days, depending on the bank.`,
  ],
  ruleEnd: [
    '退款期间订单不可更改；退款完成后订单关闭，权益与排产顺序不再保留。',
    'The order cannot be changed meanwhile; afterwards it is closed, and benefits and place in production end.',
  ],
  payReason: ['用户申请退款', 'Refund asked for by the customer'],
});

/** Titles of the groups of reasons. */
export const groupTitles: Record<RefundGroup, string> = defineTexts('refundGroup', {
  price: ['价格原因', 'Price'],
  waiting: ['等待时间', 'Waiting time'],
  otherModel: ['换购其他车型', 'Another model'],
  wrongInfo: ['信息填错', 'Wrong information'],
  personal: ['个人原因', 'Personal'],
  other: ['其他', 'Other'],
});

/** Titles of the reasons. */
export const reasonTitles: Record<RefundReason, string> = defineTexts('refundReason', {
  priceCut: ['车型降价或优惠变化', 'The price or the offers changed'],
  offersElsewhere: ['其他渠道优惠更多', 'Better offers elsewhere'],
  loanTerms: ['金融方案不合适', 'The loan does not suit me'],
  deliveryTooLate: ['交付时间太久', 'The delivery takes too long'],
  deliveryUnclear: ['交付时间不确定', 'The delivery date is unclear'],
  otherModelHere: ['改选本品牌其他车型', 'Another model of this brand'],
  otherBrand: ['选择了其他品牌', 'Another brand'],
  wrongConfiguration: ['车型或配置选错', 'Wrong model or configuration'],
  wrongBuyer: ['购车人信息填错', 'Wrong buyer'],
  orderedTwice: ['重复下单', 'Ordered twice'],
  noNeedNow: ['暂时没有购车需求', 'No need of a car at present'],
  noPlate: ['没有购车或上牌资格', 'Not entitled to a car or a plate'],
  money: ['资金安排变化', 'My finances have changed'],
  other: ['其他原因', 'Another reason'],
});
