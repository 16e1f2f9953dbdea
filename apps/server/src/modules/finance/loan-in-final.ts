import type { BodyOf } from '@voltfront/contract';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { HookMap } from '../../kernel/hooks';
import { bookOnOrder, findAccount, lockOwnOrder } from '../order';
import { type ApplicationRow, openApplication, selectByNumber, selectForUpdate } from './application.repository';
import { financeTexts } from './finance.texts';
import { notePaidOut } from './move-application';

type Answer = HookMap['loanOfOrder']['answer'];

function progressOf(row: ApplicationRow, now: number): Pick<NonNullable<Answer>, 'state' | 'amountFen'> | null {
  const { state, loanFen, approvedFen, approvedUntil, paidOutFen } = row;
  if (paidOutFen !== null) return { state: 'paidOut', amountFen: paidOutFen };
  if (state === 'submitted' || state === 'reviewing') return { state: 'review', amountFen: loanFen };
  const isKept = approvedUntil === null || now < approvedUntil;
  return state === 'approved' && approvedFen !== null && isKept ? { state: 'approved', amountFen: approvedFen } : null;
}

/** The loan of an order for its final payment: under review, approved until its end, or paid out. */
export async function loanInFinal(ctx: Ctx, key: HookMap['loanOfOrder']['input']): Promise<Answer> {
  const row = await openApplication(ctx.db, key);
  const progress = row ? progressOf(row, ctx.now()) : null;
  if (!row || !progress) return null;
  const { lenderName, approvedUntil } = row;
  return { ...progress, lenderName, approvedUntil: progress.state === 'approved' ? approvedUntil : null };
}

/** What of an approved loan the order still needs, in fen: an old car that is still to come is taken off first. */
async function neededFen(ctx: Ctx, order: Awaited<ReturnType<typeof lockOwnOrder>>, approvedFen: number) {
  const { account, tradeIn } = await findAccount(ctx, order);
  const toComeFen = tradeIn?.state === 'agreed' ? account.tradeInFen : 0;
  return Math.min(approvedFen, account.unsettledFen - toComeFen);
}

/**
 * Staff confirm that the money of an approved loan arrived: it is booked on its order, once. The customer cannot withdraw
 * the loan afterwards. Call it in a transaction.
 * @throws NOT_FOUND; STATE_CHANGED when the loan is not approved, was paid out, or the order needs none of it;
 *   AMOUNT_DIFFERS with the expected amount
 */
export async function confirmPayOut(
  ctx: ActorCtx,
  { applicationNo, amountFen }: BodyOf<'POST /api/mporder/v1/staff/finance/payOut'>,
): Promise<void> {
  const known = await selectByNumber(ctx.db, applicationNo);
  const isActive = known ? await guardOf(ctx).holdAccount(ctx.db, known.userId) : false;
  if (!known || !isActive) throw refuse('NOT_FOUND', { message: financeTexts.applicationMissing });
  const order = await lockOwnOrder(ctx, known);
  const row = await selectForUpdate(ctx.db, known);
  if (row?.state !== 'approved' || row.approvedFen === null || row.paidOutFen !== null || order.state !== 'arrived')
    throw refuse('STATE_CHANGED', { message: financeTexts.noPayOut });
  const expectedFen = await neededFen(ctx, order, row.approvedFen);
  if (expectedFen <= 0) throw refuse('STATE_CHANGED', { message: financeTexts.noPayOut });
  if (amountFen !== expectedFen) throw refuse('AMOUNT_DIFFERS', { data: { amountFen: expectedFen } });
  await notePaidOut(ctx, row, amountFen);
  await bookOnOrder(ctx, order, { from: 'loan', amountFen });
}
