import { defineTexts } from '../../../../kernel/texts';

export const inviteTexts = defineTexts('invite', {
  noPhone: ['请先绑定手机号，再邀请好友', 'Please bind a phone number before you invite friends'],
  notReached: ['好友人数未达到该档位', 'You have not reached this step yet'],
  stillGifts: ['该档位仍有礼品可选，请选择礼品', 'There are gifts left at this step, please choose one of them'],
  refusedWords: ['寄语含有不宜发布的内容，请修改', 'Please change the greeting: some of its words cannot be published'],
});
