import type { FinanceApplicationData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { type ApplicationRow, selectHistory } from './application.repository';
import { applicationTexts } from './application.texts';
import type { ApplicationState } from './finance.types';

/** Titles of an application's steps. */
export const STATE_TITLES: Record<ApplicationState, string> = {
  opened: applicationTexts.opened,
  submitted: applicationTexts.submitted,
  reviewing: applicationTexts.reviewing,
  approved: applicationTexts.approved,
  rejected: applicationTexts.rejected,
  withdrawn: applicationTexts.withdrawn,
};

const OVER: readonly ApplicationState[] = ['rejected', 'withdrawn'];

/** An application in the response format, with its history. */
export async function presentApplication(ctx: Ctx, row: ApplicationRow): Promise<FinanceApplicationData> {
  const { applicationNo, orderNo, state, lenderId, lenderName, hotline, plan, loanFen, approvedFen } = row;
  const history = await selectHistory(ctx.db, row);
  const isOver = OVER.includes(state);
  return {
    applicationNo,
    orderNo,
    state,
    lenderId,
    lenderName,
    productName: plan.product?.name ?? '',
    hotline,
    loanFen,
    months: plan.figures.months,
    monthlyFen: plan.figures.monthlyFen,
    approvedFen,
    approvedUntil: row.approvedUntil,
    reason: row.reason,
    url: isOver ? null : row.url,
    canWithdraw: !isOver && row.paidOutFen === null,
    canApplyAgain: isOver,
    appliedAt: row.appliedAt,
    history: history.map(({ state: step, title, note, at }) => ({ state: step, title, note, at })),
  };
}
