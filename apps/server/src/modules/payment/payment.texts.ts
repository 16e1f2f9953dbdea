import { formatYuan } from '@voltfront/rules/money';
import { defineTexts } from '../../kernel/texts';

interface Refund {
  amountFen: number;
}

/** What a payment is for. */
interface Item {
  /** Name of the car model. */
  name: string;
}

export const paymentTexts = defineTexts('payment', {
  authorise: ['请先授权，以便使用该支付方式', 'Please authorise first to use this way to pay'],
  methodClosed: ['该支付方式暂不可用', 'This way to pay is not available at present'],
  incidentMissing: ['记录不存在', 'The record does not exist'],
  missing: ['支付单不存在', 'The payment does not exist'],
  blind: [({ name }: Item) => `${name} 盲订`, ({ name }) => `${name} blind booking`],
  intention: [({ name }: Item) => `${name} 小订`, ({ name }) => `${name} intention`],
  deposit: [({ name }: Item) => `${name} 大订`, ({ name }) => `${name} deposit`],
  snapUp: [({ name }: Item) => `${name} 抢购`, ({ name }) => `${name} flash sale`],
  final: [({ name }: Item) => `${name} 尾款`, ({ name }) => `${name} final payment`],
  refunding: ['款项退回中', 'Refund under way'],
  refunded: ['款项已退回', 'Refunded'],
  goesBack: [
    ({ amountFen, reason }: Refund & { reason: string }) => `${formatYuan(amountFen)} 将原路退回（${reason}）`,
    ({ amountFen, reason }) => `${formatYuan(amountFen)} will go back the way it came (${reason})`,
  ],
  wentBack: [
    ({ amountFen }: Refund) => `${formatYuan(amountFen)} 已原路退回`,
    ({ amountFen }) => `${formatYuan(amountFen)} went back the way it came`,
  ],
  goesToBank: [
    ({ amountFen }: Refund) => `${formatYuan(amountFen)} 将转入您填写的银行账户`,
    ({ amountFen }) => `${formatYuan(amountFen)} will be transferred to your bank account`,
  ],
  wentToBank: [
    ({ amountFen }: Refund) => `${formatYuan(amountFen)} 已转入您填写的银行账户`,
    ({ amountFen }) => `${formatYuan(amountFen)} was transferred to your bank account`,
  ],
  lateExpired: ['支付超时，订单已关闭', 'The payment came too late, the order is closed'],
  latePaid: ['订单已支付', 'The order was paid already'],
  lateCarGone: ['该车已被他人预订', 'Somebody else has ordered this car'],
  orderClosed: ['订单已关闭', 'The order is closed'],
});
