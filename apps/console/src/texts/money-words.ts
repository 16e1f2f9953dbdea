import type { FinalLoanState, FinalTradeInState } from '@voltfront/rules/order/final-account';
import type { PaymentState } from '@voltfront/rules/payment/payment-states';
import type { RefundState } from '@voltfront/rules/refund/refund-moves';
import type { ItemOf } from '../ui/resource-table';
import type { TonedWords } from '../ui/word-tag';
import type { Words } from './domain';

type Payment = ItemOf<'GET /api/mporder/v1/staff/payments'>;
type Incident = ItemOf<'GET /api/mporder/v1/staff/payments/incidents'>;

/** States of a refund. */
export const refundWords: TonedWords<RefundState> = {
  inReview: ['待审批', 'In review', 'todo'],
  approved: ['已通过', 'Approved', 'waiting'],
  sending: ['退回中', 'On its way', 'waiting'],
  received: ['已到账', 'Received', 'good'],
  rejected: ['已驳回', 'Rejected', 'over'],
  withdrawn: ['客户已撤回', 'Withdrawn', 'over'],
  failed: ['退回失败', 'Failed', 'bad'],
};

/** States of a payment on its way back. */
export const refundPartWords: TonedWords<'waiting' | 'sending' | 'done' | 'failed'> = {
  waiting: ['待退回', 'Waits', 'waiting'],
  sending: ['退回中', 'On its way', 'waiting'],
  done: ['已到账', 'Done', 'good'],
  failed: ['失败', 'Failed', 'bad'],
};

/** States of a payment. */
export const paymentWords: TonedWords<PaymentState> = {
  created: ['待支付', 'Made', 'waiting'],
  pending: ['支付中', 'Pending', 'waiting'],
  paid: ['已支付', 'Paid', 'good'],
  failed: ['失败', 'Failed', 'bad'],
  closed: ['已关闭', 'Closed', 'over'],
  paidLate: ['超时到账', 'Paid late', 'todo'],
  refunding: ['退款中', 'Refund under way', 'waiting'],
  refunded: ['已退款', 'Refunded', 'over'],
};

/** States of the loan and of the old car that a final payment counts. */
export const finalWords: TonedWords<FinalLoanState | FinalTradeInState> = {
  review: ['审核中', 'Under review', 'waiting'],
  approved: ['已批准，待放款', 'Approved, money to come', 'todo'],
  paidOut: ['已放款', 'Money arrived', 'good'],
  agreed: ['已接受报价，待交车', 'Agreed, car to come', 'todo'],
  handedOver: ['已收车', 'Car taken', 'good'],
};

/** Ways to pay. */
export const methodWords: Words<Payment['method']> = {
  sandbox: ['模拟支付', 'Sandbox'],
  wechat: ['微信支付', 'WeChat Pay'],
  alipay: ['支付宝', 'Alipay'],
};

/** What a payment is for. */
export const purposeWords: Words<Payment['purpose']> = {
  blind: ['盲订金', 'Blind booking'],
  intention: ['小订金', 'Intention'],
  deposit: ['定金', 'Deposit'],
  snapUp: ['抢购定金', 'Flash sale'],
  final: ['尾款', 'Final payment'],
};

/** What can be wrong with a payment. */
export const incidentWords: Words<Incident['kind']> = {
  forged: ['通知验签失败', 'Notice with a false signature'],
  foreign: ['非本商户通知', 'Notice for another merchant'],
  unknownPayment: ['支付单不存在', 'Unknown payment'],
  amountDiffers: ['金额不一致', 'Amount differs'],
  chargedTwice: ['重复扣款', 'Charged twice'],
  numberReused: ['渠道流水号重复', 'Number used again'],
  refundedTwice: ['重复退款', 'Refunded twice'],
  refundFailed: ['退款失败', 'Refund failed'],
};

/** Whether somebody looked at an incident. */
export const lookWords: TonedWords<'isNew' | 'isSeen'> = {
  isNew: ['待处理', 'New', 'todo'],
  isSeen: ['已处理', 'Looked at', 'over'],
};
