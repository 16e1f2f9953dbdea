import { defineTexts } from '../../../../kernel/texts';

export const collectTexts = defineTexts('collect', {
  noLink: ['链接已失效', 'There is no such link'],
  noItem: ['没有这件藏品', 'There is no such item'],
  noTask: ['没有这个任务', 'There is no such task'],
  noSet: ['没有这个系列', 'There is no such set'],
  noRecipe: ['没有这个配方', 'There is no such recipe'],
  fixedItems: [
    '活动发布后，藏品、系列与配方不可更改',
    'Once a campaign is published, its items, sets and recipes stay',
  ],
  todo: ['请先完成任务', 'Please finish the task first'],
  taken: ['今日已领取', 'You have taken this today'],
  limit: [
    ({ most }: { most: number }) => `每天最多领取 ${most} 次，明天再来吧`,
    ({ most }) => `A day brings ${most} at most, please come back tomorrow`,
  ],
  answered: ['今日已答题', 'You have answered today'],
  missing: ['系列还没有集齐', 'Something of this set is missing'],
  claimed: ['您已领取过', 'You have claimed this already'],
  misfit: ['所选藏品不符合配方', 'This is not what the recipe takes'],
  short: ['可用数量不足', 'You do not have enough of them to spare'],
  entered: ['您已参与抽奖', 'You are in the draw already'],
  composeOver: ['合成时间已截止', 'The time to compose is over'],
  noSpare: ['没有可赠送的数量', 'You have none of it to spare'],
  givesUsed: [
    ({ most }: { most: number }) => `每天最多赠送 ${most} 次，明天再来吧`,
    ({ most }) => `You may give ${most} a day, please come back tomorrow`,
  ],
  asksUsed: [
    ({ most }: { most: number }) => `每天最多求助 ${most} 次，明天再来吧`,
    ({ most }) => `You may ask ${most} times a day, please come back tomorrow`,
  ],
  takesUsed: [
    ({ most }: { most: number }) => `每天最多收下 ${most} 次，明天再来吧`,
    ({ most }) => `You may take ${most} a day, please come back tomorrow`,
  ],
  own: ['这是您自己发出的链接，快分享给好友吧', 'This link is your own, please share it'],
  done: ['来晚了，已被其他好友领取', 'Somebody else was first'],
  answeredAsk: ['TA已经收到好友送来的了', 'A friend has given one already'],
  over: ['链接已过期', 'The time of this link is over'],
  noWarmUp: ['该活动没有预约', 'This campaign has no reminder'],
});
