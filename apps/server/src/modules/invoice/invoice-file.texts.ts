import { defineTexts } from '../../kernel/texts';

/** Words of files of invoices: heads of columns, states and kinds of buyers. */
export const invoiceFileTexts = defineTexts('invoiceFile', {
  orderNo: ['订单号', 'Order'],
  state: ['状态', 'State'],
  buyerKind: ['购方类型', 'Buyer is'],
  buyer: ['购方', 'Buyer'],
  model: ['车型', 'Model'],
  amount: ['金额（元）', 'Amount (yuan)'],
  invoiceNo: ['发票号码', 'Invoice number'],
  attempt: ['申请次数', 'Applications'],
  submittedAt: ['申请时间', 'Applied at'],
  updatedAt: ['更新时间', 'Updated at'],
  open: ['可申请', 'Not applied for'],
  inIssue: ['开具中', 'To be issued'],
  issued: ['已开具', 'Issued'],
  returned: ['已退回', 'Returned'],
  redFlushed: ['已红冲', 'Cancelled'],
  personal: ['个人', 'A person'],
  enterprise: ['企业', 'A company'],
});
