import { defineTexts } from '../../kernel/texts';

export const storeTexts = defineTexts('store', {
  notInCity: ['所选门店不在该城市', 'The chosen store is not in this city'],
  missing: ['没有该门店', 'There is no such store'],
  noAdviser: ['该门店没有这位顾问', 'This adviser does not work at the store'],
  noSpan: ['请填写尚未结束的时间段', 'Please enter a time that is not over'],
  closedThen: ['此期间已有闭店安排', 'The store is closed then already'],
  noClosure: ['该闭店安排已结束或不存在', 'This closure is over or does not exist'],
});
