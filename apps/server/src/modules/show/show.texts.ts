import { defineTexts } from '../../kernel/texts';

export const showTexts = defineTexts('show', {
  missing: ['车展不存在或已下线', 'There is no such auto show'],
  notOpen: ['当前不在预约时间内', 'Visits cannot be booked now'],
  once: ['该手机号已预约本场车展', 'This phone has a booking for this show already'],
  noVisit: ['您尚未预约该车展', 'You have no booking for this show'],
  closed: ['参观前一天起不可修改或取消', 'From the day of the visit on nothing can be changed'],
  full: ['该时段已约满，请选择其他时段', 'This half day is full, please choose another one'],
  noCode: ['入场码无效', 'This code is not valid'],
  notToday: ['不是今天的预约，或入场码已使用', 'The booking is for another day, or was used already'],
});
