import { formatInstant } from '@voltfront/rules/format/date';
import { defineTexts } from '../../../../kernel/texts';

export const snapUpTexts = defineTexts('snapUp', {
  noCar: ['该车型不在本次抢购中', 'This car is not part of the sale'],
  notStarted: [
    ({ at }: { at: number }) => `本场将于 ${formatInstant(at, 'M月D日 HH:mm')} 开始`,
    ({ at }) => `This session starts on ${formatInstant(at, 'MMM D, HH:mm')}`,
  ],
  over: ['本场抢购已结束', 'This session is over'],
  bookedFirst: [
    ({ minutes }: { minutes: number }) => `前 ${minutes} 分钟仅限已预约用户抢购`,
    ({ minutes }) => `For the first ${minutes} minutes only people with an appointment can buy`,
  ],
  bookingOver: ['本场预约已截止', 'Appointments for this session are over'],
  onlySoldOut: ['仍有余量，可直接抢购', 'There are cars left, you can buy one now'],
  soldOut: ['已抢光，有车回流时可提醒您', 'All are gone; we can remind you when one comes back'],
  onePerPerson: ['每人限购一台，您已参与本次抢购', 'One car per person: you have taken part in this sale'],
  otherHeld: ['已为您保留另一台车，请先完成或放弃', 'Another car is held for you: order it or give it up first'],
  holdLost: ['保留时间已过，车辆已释放', 'The car is no longer held for you'],
  cutLine: ['限时抢购优惠', 'Flash sale saving'],
});
