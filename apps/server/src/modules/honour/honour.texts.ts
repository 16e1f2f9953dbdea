import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const honourTexts = defineTexts('honour', {
  noExperience: ['体验不存在', 'There is no such experience'],
  notOpen: ['不在兑换时间内', 'It cannot be exchanged at this time'],
  full: ['名额已满', 'There are no places left'],
  tooFew: ['KR 不足', 'You have too little KR'],
  exchanged: ['您已兑换该体验', 'You have a place already'],
  noBooking: ['预约不存在', 'There is no such booking'],
  noCode: ['签到码无效', 'The attendance code is not valid'],
  noPerson: ['用户不存在', 'There is no such customer'],
});

/** What entries of the ledger are called. */
export const honourEntryTexts = defineTexts('honourEntry', {
  welcome: ['历史 KR 转入', 'KR taken over'],
  honour: ['获得荣誉', 'Honour'],
  experience: ['兑换体验', 'Exchanged for an experience'],
  experienceBack: ['取消体验退回', 'Experience cancelled'],
  other: ['其他', 'Other'],
});
