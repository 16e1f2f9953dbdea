import { formatInstant } from '@voltfront/rules/format/date';
import { defineTexts } from '../../kernel/texts';

export const restaurantTexts = defineTexts('restaurant', {
  noTable: ['该时段不可预订', 'Tables cannot be booked at this time'],
  full: ['该时段已订满，暂无其他空位', 'This time is fully booked, and there is no other'],
  fullUntil: [
    ({ nextAt }: { nextAt: number }) => `该时段已订满，最近可订 ${formatInstant(nextAt, 'MM-DD HH:mm')}`,
    ({ nextAt }: { nextAt: number }) => `Fully booked. The next free time is ${formatInstant(nextAt, 'MM-DD HH:mm')}`,
  ],
  tooLate: [
    '距用餐不足 2 小时，无法更改或取消，请致电餐厅',
    'Less than 2 hours before the meal a booking cannot be changed, please call the restaurant',
  ],
  noBookings: ['餐厅暂不接受预订', 'The restaurant takes no bookings at the moment'],
});
