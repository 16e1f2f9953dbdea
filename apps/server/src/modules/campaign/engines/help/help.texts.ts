import { defineTexts } from '../../../../kernel/texts';

export const helpTexts = defineTexts('help', {
  noTeam: ['助力链接已失效', 'There is no such team'],
  fixedGoal: ['活动发布后，助力目标人数不可更改', 'Once a campaign is published, its goal stays'],
  noStep: ['奖品不存在', 'There is no such prize'],
  running: ['您有进行中的助力，邀请好友一起完成吧', 'One of your teams is still running'],
  claimFirst: ['请先领取已达成的奖品', 'Please claim what you have reached first'],
  hasAll: ['您已领取全部奖品', 'You have every prize of this campaign'],
  usedUp: ['发起次数已用完', 'You have started as often as possible'],
  locked: ['助力人数还不够', 'There are not enough helps yet'],
  claimed: ['您已领取过', 'You have claimed this already'],
  lapsed: ['已超过领取时间', 'The time to claim this is over'],
  own: ['不能为自己助力', 'You cannot help yourself'],
  helped: ['您已为TA助力过', 'You have helped already'],
  dailyLimit: [
    ({ most }: { most: number }) => `每天最多助力 ${most} 次，明天再来吧`,
    ({ most }) => `You may help ${most} times a day, please come back tomorrow`,
  ],
  full: ['助力人数已满', 'This team is full'],
  over: ['助力已结束', 'The time of this team is over'],
});
