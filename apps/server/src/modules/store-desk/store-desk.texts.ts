import { defineTexts } from '../../kernel/texts';

export const storeDeskTexts = defineTexts('storeDesk', {
  booked: [
    ({ n }: { n: number }) => `此期间有 ${n} 个客户预约，请核对后再提交`,
    ({ n }) => `${n} appointments of customers are in this time, please look at them and send it again`,
  ],
  inTheWay: [
    ({ n }: { n: number }) => `有 ${n} 个预约将无法安排，请先改期或取消`,
    ({ n }) => `There would be no room for ${n} appointments, please move or cancel them first`,
  ],
  noModel: ['没有该车型', 'There is no such model'],
});
