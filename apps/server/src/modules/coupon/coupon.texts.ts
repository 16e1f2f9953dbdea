import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const couponTexts = defineTexts('coupon', {
  missing: ['卡券不存在', 'The coupon does not exist'],
  noPerson: ['账号不存在或已注销', 'There is no such account'],
  notGivenOut: ['该卡券当前不可发放', 'This coupon is not given out now'],
  notUsable: ['卡券当前不可使用', 'The coupon cannot be used now'],
  notGiftable: ['该卡券不支持转赠', 'This coupon cannot be given away'],
  codeWrong: ['兑换码无效，请核对后重试', 'This code is not valid, please check it'],
  codeUsed: ['您已使用过该兑换码', 'You have used this code already'],
  codeOver: ['该兑换码已失效或已被领完', 'This code has ended or was used up'],
  codeTries: ['尝试次数过多，请稍后再试', 'Too many tries, please come back later'],
  soldOut: ['卡券已领完', 'All coupons have been claimed'],
  claimed: ['您已领取过该卡券', 'You have claimed this coupon already'],
  nothingToClaim: ['暂无可领取的福利券', 'There is nothing to claim now'],
  notEligible: ['您暂不符合领取条件', 'This coupon is for others'],
  offerClosed: ['不在领取时间内', 'It cannot be claimed at this time'],
  giftMissing: ['赠送链接不存在', 'There is no such gift'],
  giftTaken: ['该卡券已被领取', 'Somebody has received it already'],
  giftBack: ['赠送者已收回该卡券', 'Its giver has taken it back'],
  giftOver: ['赠送链接已过期', 'The gift has ended'],
  giftOwn: ['不能领取自己赠送的卡券', 'You cannot receive your own gift'],
  phoneFirst: ['请先绑定手机号', 'Please bind a phone number first'],
  deskCode: [
    '核销码无效或已过期，请让顾客刷新后重试',
    'The code is not valid or too old, ask the customer for a new one',
  ],
  deskMissing: ['您尚未绑定门店', 'You do not work in a store yet'],
  otherStore: ['该卡券不适用于本门店', 'The coupon is not for this store'],
});

/** Titles of the history. */
export const couponLines = defineTexts('couponLine', {
  issued: ['卡券到账', 'Coupon received'],
  locked: ['订单使用中', 'Put on an order'],
  freed: ['已退回卡包', 'Back in the wallet'],
  used: ['订单已使用', 'Used on an order'],
  redeemed: ['门店已核销', 'Used in a store'],
  given: ['已发起赠送', 'Gift started'],
  takenBack: ['已收回赠送', 'Gift taken back'],
  lapsed: ['赠送超时退回', 'Gift not taken, back in the wallet'],
  received: ['好友已领取', 'Received by a friend'],
  expired: ['卡券已过期', 'Coupon ended'],
  withdrawn: ['客服已收回', 'Taken back by customer service'],
});

/** Where a coupon comes from, by the reason it was given out for. */
export const couponSources = defineTexts('couponSource', {
  welfare: ['福利券', 'Welfare'],
  code: ['兑换码兑换', 'Redeemed code'],
  gift: ['好友赠送', 'Gift from a friend'],
  level: ['成长等级礼遇', 'Gift of a growth level'],
  waiting: ['等车奖励', 'Reward while waiting'],
  campaign: ['活动奖品', 'Prize of a campaign'],
  staff: ['客服发放', 'Customer service'],
  other: ['活动发放', 'Campaign'],
});
