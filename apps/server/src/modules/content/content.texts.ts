import { defineTexts } from '../../kernel/texts';

export const contentTexts = defineTexts('content', {
  fileMissing: ['文件不存在', 'The file does not exist'],
  unpublished: ['文件暂未发布', 'The document is not published yet'],
});
