import { defineTexts } from '../../kernel/texts';

/** Words of files of refunds: heads of columns and states. */
export const refundFileTexts = defineTexts('refundFile', {
  refundNo: ['退款单号', 'Refund'],
  orderNo: ['订单号', 'Order'],
  state: ['状态', 'State'],
  amount: ['退款金额（元）', 'Amount (yuan)'],
  model: ['车型', 'Model'],
  version: ['版本', 'Version'],
  buyer: ['购车人', 'Buyer'],
  reason: ['退款原因', 'Reason'],
  approvals: ['已审批人数', 'Approvals'],
  byBank: ['退回方式', 'By'],
  createdAt: ['申请时间', 'Asked at'],
  updatedAt: ['更新时间', 'Updated at'],
  original: ['原路退回', 'The way it came'],
  bank: ['银行转账', 'Bank transfer'],
  inReview: ['待审批', 'In review'],
  approved: ['已通过', 'Approved'],
  sending: ['退回中', 'On its way'],
  received: ['已到账', 'Received'],
  rejected: ['已驳回', 'Rejected'],
  withdrawn: ['客户已撤回', 'Withdrawn'],
  failed: ['退回失败', 'Failed'],
});
