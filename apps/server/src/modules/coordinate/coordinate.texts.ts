import { defineTexts } from '../../kernel/texts';

export const coordinateTexts = defineTexts('coordinate', {
  tooFar: [
    ({ km }: { km: string }) => `您距离坐标 ${km} km，1 km 内才可打卡`,
    ({ km }: { km: string }) => `You are ${km} km away. Check in within 1 km of the place`,
  ],
  closed: ['坐标当前不开放打卡', 'The place is closed at the moment'],
  photoGone: ['照片已失效，请重新上传', 'The photo is gone, please upload it again'],
});
