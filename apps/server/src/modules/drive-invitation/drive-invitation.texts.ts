import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const driveInvitationTexts = defineTexts('driveInvitation', {
  missing: ['邀请函不存在', 'There is no such invitation'],
  answered: ['该邀请函已回复', 'This invitation was answered already'],
  expired: ['邀请函已过期', 'This invitation has ended'],
  elsewhere: ['请选择邀请门店的时段', 'Please choose a time at the store of the invitation'],
  noSlot: ['该时段不可预约，请选择其他时间', 'This time cannot be booked, please choose another one'],
  noStore: ['您尚未绑定门店', 'You do not work in a store yet'],
  gift: ['到店完成试驾后由顾问赠送', 'From your consultant, after the drive'],
});
