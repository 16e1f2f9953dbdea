import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const driveGiftTexts = defineTexts('driveGift', {
  missing: ['该试驾活动不存在或已下线', 'This test-drive offer does not exist or has ended'],
  gone: ['该礼品已被领完，请选择其他礼品', 'None of this gift is left, please choose another one'],
  once: ['每个手机号限领 1 份试驾礼', 'One gift per phone'],
  notChosen: ['您还没有可领取的试驾礼', 'You have no gift to claim'],
  notEarned: ['完成试驾后可领取', 'The gift can be claimed once the drive is done'],
  claimed: ['您已领取过试驾礼', 'You have claimed your gift already'],
  chooseAddress: ['请选择收货地址', 'Please choose an address'],
  household: ['该收货地址已领取过试驾礼', 'A gift was sent to this address already'],
});
