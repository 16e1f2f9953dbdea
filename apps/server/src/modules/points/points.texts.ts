import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const pointsTexts = defineTexts('points', {
  tooFew: ['积分不足', 'You have too few points'],
  checkedIn: ['今日已签到', 'You have checked in today'],
  notRestorable: ['昨日无需补签或本月已补签过', 'There is no day to make up for, or you did so this month'],
});

/** What ledger entries are called that no source names. */
export const entryTexts = defineTexts('pointsEntry', {
  checkIn: ['每日签到', 'Daily check-in'],
  checkInMonth: ['月度签到奖励', 'Monthly check-in reward'],
  checkInRestore: ['补签', 'Check-in made up for'],
  comment: ['发表评论', 'Comment'],
  welcome: ['新人礼', 'Welcome gift'],
  gift: ['赠送', 'Gift'],
  draw: ['积分抽奖', 'Prize draw'],
  redPacket: ['积分红包', 'Points packet'],
  expiry: ['积分到期', 'Points expired'],
  waiting: ['等车奖励', 'Reward while waiting'],
  returned: ['积分退回', 'Points returned'],
  other: ['其他', 'Other'],
});
