import { defineTexts } from '../../kernel/texts';

export const contentTexts = defineTexts('content', {
  fileMissing: ['文件不存在', 'The file does not exist'],
  unpublished: ['文件暂未发布', 'The document is not published yet'],
  paperMissing: ['白皮书不存在', 'There is no such white paper'],
  changedMeanwhile: [
    '白皮书已被他人修改，请刷新后再试',
    'Somebody else changed this white paper; please load it again',
  ],
  chapterTwice: ['章节标识不能重复', 'Each chapter has a name of its own'],
});
