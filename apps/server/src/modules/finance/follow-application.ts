import type { FinanceApplicationData, ReplyOf } from '@voltfront/contract';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { AppError, refuse } from '../../kernel/errors';
import { orderForFinance } from '../order';
import { presentApplication } from './application.presenter';
import { type ApplicationRow, newestApplication, openApplication, selectByNumber } from './application.repository';
import { financeTexts } from './finance.texts';
import { applyLenderReport } from './move-application';

/** States in which the lender may have a newer one. */
const UNDECIDED: readonly ApplicationRow['state'][] = ['opened', 'submitted', 'reviewing'];

/**
 * Queries the lender and applies the report; when the lender does not respond nothing changes. Call
 * it outside a transaction.
 */
async function askLender(ctx: Ctx, { applicationNo, provider }: ApplicationRow): Promise<void> {
  if (provider !== ctx.app.lender.key) return;
  try {
    const report = await ctx.app.lender.query(ctx, applicationNo);
    await withTransaction(ctx, (tx) => applyLenderReport(tx, provider, report));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ applicationNo, refusal: error.rowName }, 'lender did not tell the state');
  }
}

/** The newest application of an order of the caller. @throws NOT_FOUND for somebody else's order */
export async function showApplication(
  ctx: ActorCtx,
  { orderNo }: { orderNo: string },
): Promise<ReplyOf<'GET /api/mporder/v1/finance/application'>> {
  const key = { userId: ctx.actor.accountId, orderNo };
  await orderForFinance(ctx, key);
  const known = await newestApplication(ctx.db, key);
  if (!known) return { application: null };
  if (UNDECIDED.includes(known.state)) await askLender(ctx, known);
  const row = (await selectByNumber(ctx.db, known.applicationNo)) ?? known;
  return { application: await presentApplication(ctx, row) };
}

/**
 * Withdraws an application at the lender, even an approved one. Call it outside a transaction.
 * @throws NOT_FOUND for somebody else's order, or without an open application; STATE_CHANGED when
 * the lender decided first; PROVIDER_DOWN
 */
export async function withdrawApplication(
  ctx: ActorCtx,
  { orderNo }: { orderNo: string },
): Promise<FinanceApplicationData> {
  const key = { userId: ctx.actor.accountId, orderNo };
  await orderForFinance(ctx, key);
  const running = await openApplication(ctx.db, key);
  if (!running) throw refuse('NOT_FOUND', { message: financeTexts.noneRunning });
  const { applicationNo, provider } = running;
  if (running.paidOutFen !== null) throw refuse('STATE_CHANGED', { message: financeTexts.paidOut });
  if (provider !== ctx.app.lender.key) throw refuse('PROVIDER_DOWN', { message: financeTexts.callLender });
  const report = await ctx.app.lender.withdraw(ctx, applicationNo);
  await withTransaction(ctx, (tx) => applyLenderReport(tx, provider, report));
  if (report.state !== 'withdrawn') throw refuse('STATE_CHANGED', { message: financeTexts.applicationMoved });
  return presentApplication(ctx, (await selectByNumber(ctx.db, applicationNo)) ?? running);
}

/** An approved loan of an order whose approval has not expired. */
export interface ApprovedLoan {
  applicationNo: string;
  lenderName: string;
  productName: string;
  /** The part of the price that the lender pays, in fen. */
  approvedFen: number;
  /** Epoch milliseconds; null when the approval has no end. */
  approvedUntil: number | null;
}

/** Loan status of an order, for its final payment. */
export interface LoanStanding {
  /** Null without an application, or when the last one has ended. */
  state: ApplicationRow['state'] | null;
  /** Set once approved, until the approval expires. */
  approved: ApprovedLoan | null;
}

/** Loan status of an order, from the database only. `key` must be an order of that customer. */
export async function loanOfOrder(ctx: Ctx, key: { userId: string; orderNo: string }): Promise<LoanStanding> {
  const row = await openApplication(ctx.db, key);
  if (!row) return { state: null, approved: null };
  const { state, applicationNo, lenderName, plan, approvedFen, approvedUntil } = row;
  const isKept = approvedUntil === null || ctx.now() < approvedUntil;
  if (state !== 'approved' || approvedFen === null || !isKept) return { state, approved: null };
  const productName = plan.product?.name ?? '';
  return { state, approved: { applicationNo, lenderName, productName, approvedFen, approvedUntil } };
}
