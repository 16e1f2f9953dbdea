import { formatYuan } from '@voltfront/rules/money';
import { defineTexts, plural } from '../../kernel/texts';

export const invoiceTexts = defineTexts('invoice', {
  missing: ['发票不存在', 'There is no invoice'],
  badTaxNumber: ['请输入正确的 18 位税号', 'Please enter the 18 characters of the tax number'],
  noCompany: ['个人发票无需填写企业信息', 'The invoice of a person has no company data'],
  companyWanted: ['请填写企业开票信息', 'Please enter the data of the company'],
  noVin: ['车架号登记后即可申请发票，请稍后再试', 'The invoice can be applied for once the car has its number'],
  useService: [
    '车辆已上牌，换开发票请联系客服',
    'The car is registered. Please ask customer service for another invoice',
  ],
  numberTaken: ['该发票号码已被使用', 'This number belongs to another invoice'],
  openInvoices: ['您有开具中或待更正的发票', 'You have invoices that are not issued yet'],
  mailSubject: [
    ({ invoiceNo }: { invoiceNo: string }) => `机动车销售统一发票 ${invoiceNo}`,
    ({ invoiceNo }) => `Invoice ${invoiceNo}`,
  ],
  mailText: [
    ({ amountFen }: { amountFen: number }) => `您好，您的购车发票已开具，金额 ${formatYuan(amountFen)}，详见附件。`,
    ({ amountFen }) => `Your invoice over ${formatYuan(amountFen)} is attached.`,
  ],
  mailsUsedUp: [
    ({ most }: { most: number }) => `每天最多发送 ${most} 次，请明天再试`,
    ({ most }) => `It can be sent ${plural(most, 'time')} a day. Please try again tomorrow`,
  ],
  submitted: ['发票申请已提交', 'Invoice applied for'],
  issued: ['发票已开具', 'Invoice issued'],
  issuedNote: [
    ({ invoiceNo }: { invoiceNo: string }) => `发票号码 ${invoiceNo}`,
    ({ invoiceNo }) => `Number ${invoiceNo}`,
  ],
  returned: ['发票申请被退回', 'Application for the invoice returned'],
  cancelled: ['发票已红冲', 'Invoice cancelled by a red one'],
  reissued: ['发票重新开具', 'Invoice is issued again'],
});
