import { defineTexts } from '../../kernel/texts';

export const voteTexts = defineTexts('vote', {
  missing: ['投票不存在或已下架', 'There is no such vote'],
  notOpen: ['当前不在投票时间内', 'Voting is not open now'],
  voted: ['您本期已投票', 'You have voted in this period'],
  wrongChoice: [
    ({ question, most }: { question: string; most: number }) => `“${question}”请选择 1 至 ${most} 项`,
    ({ question, most }) => `Choose 1 to ${most} for “${question}”`,
  ],
  wrongWindow: ['投票结束须晚于开始', 'The vote ends after it begins'],
  wrongQuestions: [
    '候选项不能重复，可选数量不能多于候选项',
    'Each candidate is there once, and there are no more choices than candidates',
  ],
  fixed: [
    '已有人投票，候选项、限制、积分与开始时间不可再改',
    'Ballots were cast: candidates, limits, points and the beginning stay as they are',
  ],
  noStep: ['投票不在可操作的状态', 'The vote cannot be opened or closed now'],
});
