import { defineTexts } from '../../../../kernel/texts';

export const inviteTexts = defineTexts('invite', {
  noPhone: ['请先绑定手机号，再邀请好友', 'Please bind a phone number before you invite friends'],
  refusedWords: ['寄语含有不宜发布的内容，请修改', 'Please change the greeting: some of its words cannot be published'],
  wayOver: ['好友已提车或已失效，无需提醒', 'This friend has their car or no longer counts'],
  remindedToday: ['今天已提醒过这位好友，明天再来', 'You reminded this friend today; please come back tomorrow'],
});
