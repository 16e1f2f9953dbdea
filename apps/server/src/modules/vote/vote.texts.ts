import { defineTexts } from '../../kernel/texts';

export const voteTexts = defineTexts('vote', {
  missing: ['投票不存在或已下架', 'There is no such vote'],
  notOpen: ['当前不在投票时间内', 'Voting is not open now'],
  voted: ['您本期已投票', 'You have voted in this period'],
  wrongChoice: [
    ({ question, most }: { question: string; most: number }) => `“${question}”请选择 1 至 ${most} 项`,
    ({ question, most }) => `Choose 1 to ${most} for “${question}”`,
  ],
});
