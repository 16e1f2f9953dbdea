import { defineTexts } from '../../kernel/texts';

export const searchTexts = defineTexts('search', {
  missing: ['问题不存在', 'There is no such question'],
  changedMeanwhile: ['问题已被他人修改，请刷新后再试', 'Somebody else changed this question; please load it again'],
  asked: ['已有相同的问题', 'This question is asked already'],
});
