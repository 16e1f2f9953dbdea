import { defineTexts } from '../../../../kernel/texts';

export const leadTexts = defineTexts('lead', {
  isOwn: ['不能推荐自己', 'You cannot recommend yourself'],
  isTaken: ['该客户已被推荐', 'Somebody has recommended this customer already'],
  noModel: ['请选择在售车型', 'Please choose a model that is on sale'],
  noCity: ['请选择交付城市', 'Please choose a city of delivery'],
  missing: ['推荐记录不存在', 'There is no such recommendation'],
  noCard: ['顾问名片不存在', 'There is no such adviser'],
  fellowLeft: ['该顾问已离开岗位，请联系门店', 'This adviser has left; please ask the store'],
  noExtension: ['仅可在保护期最后几天内延长一次', 'A protection can be extended once, within its last days'],
});
