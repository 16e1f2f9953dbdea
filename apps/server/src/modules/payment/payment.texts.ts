import { defineTexts } from '../../kernel/texts';

/** What a payment is for. */
interface Item {
  /** Name of the car model. */
  name: string;
}

export const paymentTexts = defineTexts('payment', {
  authorise: ['请先授权，以便使用该支付方式', 'Please authorise first to use this way to pay'],
  methodClosed: ['该支付方式暂不可用', 'This way to pay is not available at present'],
  missing: ['支付单不存在', 'The payment does not exist'],
  blind: [({ name }: Item) => `${name} 盲订`, ({ name }) => `${name} blind booking`],
  intention: [({ name }: Item) => `${name} 小订`, ({ name }) => `${name} intention`],
  deposit: [({ name }: Item) => `${name} 大订`, ({ name }) => `${name} deposit`],
  snapUp: [({ name }: Item) => `${name} 抢购`, ({ name }) => `${name} flash sale`],
  orderClosed: ['订单已关闭', 'The order is closed'],
});
