import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const paymentTexts = defineTexts('payment', {
  authorise: ['请先授权，以便使用该支付方式', 'Please authorise first to use this way to pay'],
  methodClosed: ['该支付方式暂不可用', 'This way to pay is not available at present'],
  missing: ['支付单不存在', 'The payment does not exist'],
  orderClosed: ['订单已关闭', 'The order is closed'],
});
