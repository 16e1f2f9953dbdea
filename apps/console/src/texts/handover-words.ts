import type { InvoiceField, InvoiceState } from '@voltfront/rules/invoice/invoice-moves';
import type { PickupState } from '@voltfront/rules/pickup/pickup-moves';
import type { ItemOf } from '../ui/resource-table';
import type { TonedWords } from '../ui/word-tag';
import type { Words } from './domain';

/** States of a handover. */
export const pickupWords: TonedWords<PickupState> = {
  waiting: ['待提车', 'Waits for pickup', 'todo'],
  scanned: ['待客户确认', 'Waits for the customer', 'waiting'],
  delivered: ['已交付', 'Handed over', 'good'],
};

/** States of the check of an own policy. */
export const policyWords: TonedWords<ItemOf<'GET /api/mporder/v1/staff/insurance/policies'>['state']> = {
  ownPolicyInReview: ['待审核', 'To be checked', 'todo'],
  ownPolicyAccepted: ['已通过', 'Accepted', 'good'],
  ownPolicyRejected: ['已驳回', 'Rejected', 'bad'],
};

/** States of an invoice. */
export const invoiceWords: TonedWords<InvoiceState> = {
  open: ['可申请', 'Not applied for', 'over'],
  inIssue: ['开具中', 'To be issued', 'todo'],
  issued: ['已开具', 'Issued', 'good'],
  returned: ['已退回', 'Returned', 'bad'],
  redFlushed: ['已红冲', 'Cancelled', 'over'],
};

/** Fields of an application. */
export const invoiceFieldWords: Words<InvoiceField> = {
  taxNumber: ['税号', 'Tax number'],
  address: ['注册地址', 'Address'],
  phone: ['注册电话', 'Phone'],
  bank: ['开户行', 'Bank'],
  bankAccount: ['银行账号', 'Account'],
  email: ['电子邮箱', 'E-mail'],
  mobile: ['手机号', 'Mobile'],
};
