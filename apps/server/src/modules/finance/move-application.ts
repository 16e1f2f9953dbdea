import { APPLICATION_MACHINE, type ApplicationEvent } from '@voltfront/rules/finance/application-moves';
import type { Ctx } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { keepStates } from '../../kernel/state-machine';
import type { LenderReport } from '../../providers/lender';
import { followFinal, lockOwnOrder } from '../order';
import { STATE_TITLES } from './application.presenter';
import {
  type ApplicationRow,
  type NewApplication,
  selectByNumber,
  selectForUpdate,
  updateApplicationWithLine,
} from './application.repository';
import { applicationTexts } from './application.texts';
import { financeTexts } from './finance.texts';
import type { ApplicationState } from './finance.types';

interface ApplicationKind {
  key: { userId: string; applicationNo: string };
  row: ApplicationRow;
  changes: Partial<NewApplication>;
  state: ApplicationState;
  event: ApplicationEvent;
  actor: 'lender';
  facts: null;
}

const applications = keepStates<ApplicationKind>({
  machine: () => APPLICATION_MACHINE,
  facts: () => null,
  lock: selectForUpdate,
  missing: financeTexts.applicationMissing,
  write: (ctx, { userId, applicationNo }, changes, { who: _, ...line }) => {
    const step = { userId, applicationNo, ...line, title: STATE_TITLES[line.state] };
    return updateApplicationWithLine(ctx.db, { ...changes, historyCount: line.sequence }, step);
  },
  follow: (ctx, _, after) => tellDecision(ctx, after),
});

/** Records the first step of a new application, with the lender's response. */
export const noteOpened = (ctx: Ctx, row: ApplicationRow, changes: Partial<NewApplication>): Promise<ApplicationRow> =>
  applications.note(ctx, row, { who: 'lender', note: NOTES.opened, changes });

const NOTES: Record<ApplicationState, string> = {
  opened: applicationTexts.openedNote,
  submitted: applicationTexts.submittedNote,
  reviewing: applicationTexts.reviewingNote,
  approved: '',
  rejected: '',
  withdrawn: applicationTexts.withdrawnNote,
};

function noteOf(row: ApplicationRow, { state, approvedFen, reason }: LenderReport): string {
  if (state === 'rejected') return reason ?? applicationTexts.noReason;
  if (state !== 'approved') return NOTES[state];
  const amountFen = approvedFen ?? row.loanFen;
  return amountFen < row.loanFen
    ? applicationTexts.approvedInPart({ amountFen })
    : applicationTexts.approvedInFull({ amountFen });
}

/**
 * An approved amount must be between one fen and the requested amount; anything else is refused.
 */
function isSound(row: ApplicationRow, { state, approvedFen }: LenderReport): boolean {
  return state !== 'approved' || (approvedFen !== null && approvedFen > 0 && approvedFen <= row.loanFen);
}

async function tellDecision(ctx: Ctx, row: ApplicationRow): Promise<void> {
  if (row.state !== 'approved' && row.state !== 'rejected') return;
  const { userId, orderNo, applicationNo, approvedFen } = row;
  await publish(ctx, 'LoanDecided', { userId, orderNo, applicationNo, approvedFen, at: ctx.now() });
}

/**
 * Applies a lender's report about an application, from a notice or a response; a repeated report,
 * or an older one after a newer one, changes nothing. Call it in a transaction.
 * @returns false when it was refused and logged: unknown application, another provider's, or an
 * impossible amount
 */
export async function applyLenderReport(ctx: Ctx, provider: string, report: LenderReport): Promise<boolean> {
  const known = await selectByNumber(ctx.db, report.applicationNo);
  // Its order is locked first, as everywhere.
  const order = known?.provider === provider ? await lockOwnOrder(ctx, known) : undefined;
  const row = known && order ? await selectForUpdate(ctx.db, known) : undefined;
  if (row && row.paidOutFen !== null && report.state === 'withdrawn') {
    ctx.log.error({ provider, applicationNo: report.applicationNo }, 'lender withdrew a loan that it has paid out');
    return true;
  }
  if (!row || !isSound(row, report)) {
    ctx.log.error({ provider, applicationNo: report.applicationNo, state: report.state }, 'lender report refused');
    return false;
  }
  const { state: event, approvedFen, approvedUntil, reason } = report;
  if (event === 'opened' || applications.next(row, event, 'lender', ctx.now()) === null) return true;
  const providerNo = report.providerNo ?? row.providerNo;
  const changes = { approvedFen, approvedUntil, reason, providerNo };
  await applications.move(ctx, row, event, { who: 'lender', note: noteOf(row, report), changes });
  if (order) await followFinal(ctx, order);
  return true;
}

/** Records that the money of an approved loan arrived. The application must be locked. */
export async function notePaidOut(ctx: Ctx, row: ApplicationRow, amountFen: number): Promise<void> {
  const changes = { paidOutFen: amountFen, paidOutAt: ctx.now() };
  await applications.note(ctx, row, { who: 'lender', note: applicationTexts.paidOut({ amountFen }), changes });
}
