import { formatYuan } from '@voltfront/rules/money';
import { defineTexts } from '../../kernel/texts';

interface Amount {
  amountFen: number;
}

/** Texts of an application's history. Steps are stored, so the meaning of a key must never change. */
export const applicationTexts = defineTexts('financeApplication', {
  opened: ['待提交', 'Not sent yet'],
  submitted: ['已提交', 'Sent'],
  reviewing: ['审核中', 'Under review'],
  approved: ['已通过', 'Approved'],
  rejected: ['未通过', 'Not approved'],
  withdrawn: ['已撤回', 'Withdrawn'],
  openedNote: ['请在金融机构页面完成提交', 'Please send it on the page of the lender'],
  submittedNote: ['金融机构已收到您的申请', 'The lender has received your application'],
  reviewingNote: ['金融机构正在审核，结果会在这里更新', 'The lender is reviewing it; the result will be shown here'],
  withdrawnNote: [
    '申请已撤回，可以更换方案重新申请',
    'The application was withdrawn; you can apply again with another plan',
  ],
  noReason: ['金融机构未说明原因，可致电咨询', 'The lender gave no reason; you can call to ask'],
  approvedInFull: [
    ({ amountFen }: Amount) => `通过额度 ${formatYuan(amountFen)}`,
    ({ amountFen }) => `${formatYuan(amountFen)} approved`,
  ],
  paidOut: [
    ({ amountFen }: Amount) => `已放款 ${formatYuan(amountFen)}`,
    ({ amountFen }) => `${formatYuan(amountFen)} paid out`,
  ],
  approvedInPart: [
    ({ amountFen }: Amount) => `通过额度 ${formatYuan(amountFen)}，其余部分需提高首付`,
    ({ amountFen }) => `${formatYuan(amountFen)} approved; the rest is added to the down payment`,
  ],
});
