import { defineTexts } from '../../../../kernel/texts';

export const inviteTexts = defineTexts('invite', {
  noPhone: ['请先绑定手机号，再邀请好友', 'Please bind a phone number before you invite friends'],
  refusedWords: ['寄语含有不宜发布的内容，请修改', 'Please change the greeting: some of its words cannot be published'],
});
