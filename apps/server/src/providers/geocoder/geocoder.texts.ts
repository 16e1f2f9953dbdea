import { defineTexts } from '../../kernel/texts';

export const geocoderTexts = defineTexts('geocoder', {
  closed: ['地点服务暂不可用', 'The place service is not available at present'],
});
