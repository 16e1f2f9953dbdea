import { defineTexts } from '../../../../kernel/texts';

export const voiceTexts = defineTexts('voice', {
  noPost: ['投稿不存在', 'There is no such post'],
  douyinLink: ['请粘贴抖音作品链接', 'Please paste the link of a Douyin post'],
  redbookLink: ['请粘贴小红书笔记链接', 'Please paste the link of a Xiaohongshu note'],
  noName: ['请填写账号昵称', 'Please fill in your name on this channel'],
  noPicture: ['请上传投稿截图', 'Please upload a screenshot of your post'],
  pictureGone: ['图片已失效，请重新上传', 'The picture is gone, please upload it again'],
  linkSent: ['该作品链接已被提交过', 'This link has been sent already'],
  weekFull: [
    ({ most }: { most: number }) => `本频道每周最多投稿 ${most} 次，下周一再来吧`,
    ({ most }) => `You may send ${most} posts a week on this channel, please come back next Monday`,
  ],
  resendsUsed: ['重新提交次数已用完', 'This post cannot be sent again any more'],
  decided: ['投稿状态已变化，请刷新后再试', 'The post has moved on meanwhile, please reload'],
  needsStamps: ['集齐四枚印章后可领取', 'You need all four stamps first'],
  claimed: ['您已领取过大奖', 'You have claimed this already'],
  lapsed: ['已超过领取时间', 'The time to claim this is over'],
  done: ['您已完成关注任务', 'You have done this task already'],
  triesUsed: ['今日次数已用完，请明天再试', 'No tries are left today, please come back tomorrow'],
  noLink: ['只有带链接的作品可以展示', 'Only posts with a link can be shown'],
  bestFull: [
    ({ most }: { most: number }) => `最多展示 ${most} 篇优秀作品`,
    ({ most }) => `At most ${most} posts are shown among the best`,
  ],
});
