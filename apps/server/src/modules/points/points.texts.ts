import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const pointsTexts = defineTexts('points', {
  tooFew: ['积分不足', 'You have too few points'],
  noPerson: ['账号不存在或已注销', 'There is no such account'],
  staffDay: ['今日可调整的积分已用完', 'You have moved as many points as you may today'],
  checkedIn: ['今日已签到', 'You have checked in today'],
  notRestorable: ['昨日无需补签或本月已补签过', 'There is no day to make up for, or you did so this month'],
});

/** What ledger entries are called that no source names. */
export const entryTexts = defineTexts('pointsEntry', {
  checkIn: ['每日签到', 'Daily check-in'],
  checkInMonth: ['月度签到奖励', 'Monthly check-in reward'],
  checkInRestore: ['补签', 'Check-in made up for'],
  comment: ['发表评论', 'Comment'],
  articleRead: ['阅读文章', 'Article read'],
  articleLiked: ['点赞文章', 'Article liked'],
  articleAccepted: ['文章入选社区', 'Article published'],
  articleShared: ['分享文章', 'Article shared'],
  configurationCopied: ['配置被照单下单', 'Your configuration was ordered'],
  orderLocked: ['订单锁定', 'Order locked'],
  orderDelivered: ['提车完成', 'Car handed over'],
  testDrive: ['完成试驾', 'Test drive'],
  driveGift: ['试驾有礼', 'Test-drive gift'],
  drivePackage: ['试驾礼包', 'Test-drive package'],
  driveFriend: ['好友完成试驾', 'Friend took a test drive'],
  referral: ['好友购车', 'Friend ordered a car'],
  takenBack: ['退款收回积分', 'Taken back for a refund'],
  staffGive: ['客服补发', 'Given by customer service'],
  staffTake: ['客服扣减', 'Taken by customer service'],
  welcome: ['新人礼', 'Welcome gift'],
  gift: ['赠送', 'Gift'],
  draw: ['积分抽奖', 'Prize draw'],
  campaign: ['活动奖品', 'Prize of a campaign'],
  figureTurned: ['盲盒兑换积分', 'Figure turned into points'],
  exchange: ['积分兑换', 'Exchanged for an offer'],
  postage: ['奖品邮费', 'Postage of prizes'],
  redPacket: ['积分红包', 'Points packet'],
  expiry: ['积分到期', 'Points expired'],
  activity: ['活动报名', 'Activity'],
  vote: ['参与投票', 'Vote'],
  waiting: ['等车奖励', 'Reward while waiting'],
  returned: ['积分退回', 'Points returned'],
  other: ['其他', 'Other'],
});
