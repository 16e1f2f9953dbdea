import { defineTexts } from '../../kernel/texts';

export const invoiceServiceTexts = defineTexts('invoiceService', {
  badAccount: ['银行账号与开户行不符', 'The bank account does not belong to this bank'],
});
