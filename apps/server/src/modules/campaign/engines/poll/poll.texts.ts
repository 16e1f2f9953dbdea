import { defineTexts } from '../../../../kernel/texts';

export const pollTexts = defineTexts('poll', {
  noOption: ['该选项不存在', 'There is no such option'],
  soon: ['该问题尚未开放投票', 'This question is not open yet'],
  closed: ['该问题投票已结束', 'This question is closed'],
  voted: ['您已投过票，不可更改', 'You have voted already; a vote is final'],
  usedUp: ['今日票数已用完', 'You have no vote left today'],
  excluded: ['您的投票存在异常，已被剔除', 'Your votes do not count: they were not cast by a person'],
  nobody: ['该手机号没有账号', 'There is no account of this phone number'],
  fixedOptions: [
    '活动发布后，问题与选项不可增减或换序，投票方式不可更改',
    'Once a poll is published, its questions and options stay, and so does the way of voting',
  ],
  drawn: ['已开奖，不可再剔除', 'The prizes have been drawn'],
  excludedBefore: ['该账号已被剔除', 'The votes of this account were removed before'],
});
