import { defineTexts } from '../../../../kernel/texts';

export const inviteTexts = defineTexts('invite', {
  noPhone: ['请先绑定手机号，再邀请好友', 'Please bind a phone number before you invite friends'],
  noFriend: ['邀请记录不存在', 'There is no such invitation'],
  noBooking: ['预约记录不存在', 'There is no such booking'],
  noCall: ['该客户未同意电话联系', 'This customer did not agree to be called'],
  disputeOver: ['已超过申诉时间', 'The time to dispute this is over'],
  noDispute: ['没有这条申诉', 'There is no such dispute'],
  answered: ['该申诉已答复', 'The dispute was answered already'],
  disputed: ['该记录已申诉过', 'You have disputed this record already'],
  notReached: ['好友人数未达到该档位', 'You have not reached this step yet'],
  stillGifts: ['该档位仍有礼品可选，请选择礼品', 'There are gifts left at this step, please choose one of them'],
  refusedWords: ['寄语含有不宜发布的内容，请修改', 'Please change the greeting: some of its words cannot be published'],
  wayOver: ['好友已提车或已失效，无需提醒', 'This friend has their car or no longer counts'],
  remindedToday: ['今天已提醒过这位好友，明天再来', 'You reminded this friend today; please come back tomorrow'],
});
