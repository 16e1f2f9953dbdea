import { defineTexts } from '../../kernel/texts';

export const careTexts = defineTexts('care', {
  noStore: ['没有找到该门店', 'There is no such store'],
  orderHasStore: [
    '您的订单已有交付门店，请在订单中更改',
    'Your order has a delivery store already, please change it there',
  ],
  hasAppointment: ['您在该门店有预约，请先取消预约', 'You have an appointment at this store, please cancel it first'],
  noAdviser: ['您还没有专属顾问', 'You have no adviser yet'],
  askedAlready: ['30 天内只能申请更换一次顾问', 'Another adviser can be asked for once in 30 days'],
  stillWaiting: ['您的申请正在处理中', 'Your request is being looked at'],
  noVisit: ['没有找到该次到店记录', 'There is no such visit'],
  rated: ['您已评价过这次到店', 'You have rated this visit already'],
  noRequest: ['没有找到该申请', 'There is no such request'],
  notOther: ['请选择该门店的其他顾问', 'Please choose another adviser of this store'],
});
