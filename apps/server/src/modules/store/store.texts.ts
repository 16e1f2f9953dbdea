import { defineTexts } from '../../kernel/texts';

export const storeTexts = defineTexts('store', {
  notInCity: ['所选门店不在该城市', 'The chosen store is not in this city'],
});
