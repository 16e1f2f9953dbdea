import { defineTexts } from '../../../../kernel/texts';

export const exchangeTexts = defineTexts('exchange', {
  noReward: ['该奖励不存在或已下架', 'There is no such reward'],
  soldOut: ['该奖励已兑完', 'This reward has run out'],
  tooFew: [
    ({ price, left }: { price: number; left: number }) => `需要 ${price} 张奖励券，您有 ${left} 张`,
    ({ price, left }) => `This takes ${price} tickets, you have ${left}`,
  ],
  expired: ['奖励券已过期，暂不能兑换', 'Your tickets have expired'],
  hadShare: ['您已达到该奖励的兑换上限', 'You had your share of this reward'],
});
