import { defineTexts } from '../../kernel/texts';

export const lenderTexts = defineTexts('lender', {
  closed: ['暂不支持线上申请，请到店办理', 'Applications online are not available yet, please apply in a store'],
});
