import { defineTexts } from '../../../../kernel/texts';

export const quizTexts = defineTexts('quiz', {
  noMatch: ['比赛不存在', 'There is no such match'],
  noSide: ['球队不存在', 'There is no such side'],
  inconsistent: ['比分与所选结果不一致，请检查', 'The score does not agree with the choice'],
  putOff: ['比赛延期，新的时间公布后可继续竞猜', 'The match is put off until a new date is known'],
  closed: ['竞猜已截止', 'Predictions are closed'],
  usedUp: ['今日竞猜次数已用完', 'You have predicted as many matches as possible today'],
  noPrize: ['奖品不存在', 'There is no such prize'],
  locked: ['连中场次还不够', 'There are not enough hits in a row yet'],
  claimed: ['您已领取过', 'You have claimed this already'],
  lapsed: ['已超过领取时间', 'The time to claim this is over'],
  fixedMatches: [
    '活动发布后，已有的球队与场次不可删除或更换',
    'Once a campaign is published, its sides and matches stay',
  ],
  notOver: ['比赛尚未开始，不能录入赛果', 'The match has not begun'],
  counts: ['赛果已生效，不可更改', 'The result counts already'],
  championOpen: ['冠军竞猜尚未截止，不能录入冠军', 'The champion can still be predicted'],
});
