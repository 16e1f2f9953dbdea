import { defineTexts } from '../../kernel/texts';

export const uploadTexts = defineTexts('upload', {
  tooManyPixels: [
    '图片像素过大，请压缩后重新上传',
    'The image has too many pixels, please shrink it and upload it again',
  ],
});
