import { defineTexts } from '../../kernel/texts';

export const shareTexts = defineTexts('share', {
  linkEnded: ['链接已失效', 'The link is no longer valid'],
  pageMissing: ['页面不存在', 'The page does not exist'],
  wechatClosed: ['微信分享暂未开通', 'Sharing in WeChat is not available yet'],
  miniClosed: ['小程序暂未开通', 'The mini-program is not available yet'],
});
