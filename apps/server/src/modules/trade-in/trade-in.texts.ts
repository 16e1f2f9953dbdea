import { defineTexts } from '../../kernel/texts';

export const tradeInTexts = defineTexts('tradeIn', {
  offerExpired: ['报价已过期', 'The offer has expired'],
  tooLate: ['检测开始前 2 小时内不能修改', 'The inspection cannot be changed in the last 2 hours before it'],
  slotFull: ['该时段已约满，请选择其他时间', 'This slot is fully booked, please choose another time'],
  noSlot: ['该时段不可预约', 'This slot cannot be booked'],
  otherTradeIn: ['该订单已使用其他置换抵扣', 'The order uses another trade-in already'],
  futureRegistration: ['首次上牌时间不能晚于本月', 'The first registration cannot be in the future'],
  chooseSeries: ['请选择车系', 'Please choose a car series'],
  cityNotServed: ['暂不支持该上牌城市', 'Not available for this city of registration'],
  placeClosed: ['该检测地点暂不可用', 'This place of inspection is not available at present'],
  otherStore: ['该订单由其他门店交付', 'Another store delivers this order'],
  noHandOver: [
    '该订单没有待交付的旧车，或新车尚未到店',
    'No old car is to be handed over, or the new car has not arrived',
  ],
  missing: ['置换申请不存在', 'The trade-in does not exist'],
  tooMany: [
    ({ most }: { most: number }) => `最多同时置换 ${most} 辆车`,
    ({ most }) => `You can trade in at most ${most} cars at a time`,
  ],
  photosGone: ['照片不可用，请重新上传', 'The photos cannot be used, please upload them again'],
});
