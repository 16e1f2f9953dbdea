import { defineTexts } from '../../kernel/texts';

export const ownedCarTexts = defineTexts('ownedCar', {
  stored: [({ zh }: { zh: string; en: string }) => zh, ({ en }) => en],
  noChapter: ['没有找到该章节', 'There is no such chapter'],
  missing: ['没有找到该车辆', 'There is no such car'],
  plate: ['车牌格式不正确，请填写新能源车牌', 'This is not a plate of an electric car'],
  noSlot: ['该门店此时段不可预约', 'The store does not offer this time'],
  slotFull: ['该时段已约满，请选择其他时段', 'This time is full, please choose another one'],
});
