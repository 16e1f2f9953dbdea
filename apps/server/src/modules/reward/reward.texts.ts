import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const rewardTexts = defineTexts('reward', {
  missing: ['该奖励不存在', 'There is no such reward'],
  notYet: ['奖励日还未到', 'The day of this reward has not come'],
  expired: ['奖励已过领取期', 'The time to claim this reward is over'],
  closed: ['订单已退款，未领取的奖励已失效', 'The order is refunded, so its unclaimed rewards are void'],
  claimed: ['该奖励已领取', 'This reward was claimed before'],
  chooseAddress: ['请选择收货地址', 'Please choose a delivery address'],
});
