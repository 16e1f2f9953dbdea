import { DAY_MS, SECOND_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { schedule } from '../../../kernel/jobs';
import { sandboxSecret } from '../../payment/sandbox/sandbox-signature';
import { signedHeaders } from '../notice';
import type { LenderReport, RawLenderNotice } from '../types';
import { acknowledge, addNotice, type CaseRow, changeCase, countAttempt, findCase } from './lender-desk.repository';

declare module '../../../kernel/jobs' {
  interface JobMap {
    sendLenderNotice: { noticeId: string };
    reviewLenderCase: { applicationNo: string };
  }
}

/**
 * Actions on the page: the customer's submission, and the lender's decision, which is made by hand
 * in a demo.
 */
export type DeskAct =
  | { action: 'submit' }
  | { action: 'approve' }
  | { action: 'approveLess' }
  | { action: 'reject'; reason: string };

/** The review starts this long after the application was submitted. */
const REVIEW_AFTER_MS = 5 * SECOND_MS;
const APPROVAL_KEPT_MS = 30 * DAY_MS;
/** A reduced approval: this share of the requested amount, rounded down to whole 1000 yuan. */
const SMALLER_SHARE = 0.8;
const WHOLE_FEN = 100_000;

/** The lender's report about a case. */
export const reportOf = ({
  applicationNo,
  state,
  providerNo,
  approvedFen,
  approvedUntil,
  reason,
}: CaseRow): LenderReport => ({
  applicationNo,
  state,
  providerNo,
  approvedFen,
  approvedUntil,
  reason,
});

async function tell(ctx: Ctx, row: CaseRow): Promise<void> {
  const noticeId = newId(ctx.now());
  const body = JSON.stringify({ noticeId, report: reportOf(row) });
  const { applicationNo } = row;
  await addNotice(ctx.db, { noticeId, applicationNo, body, attempts: 0, createdAt: ctx.now(), acknowledgedAt: null });
  await schedule(ctx, 'sendLenderNotice', { noticeId }, ctx.now());
}

const IN_REVIEW: readonly CaseRow['state'][] = ['submitted', 'reviewing'];

function decision(act: Exclude<DeskAct, { action: 'submit' }>, loanFen: number, now: number): Partial<CaseRow> {
  if (act.action === 'reject') return { state: 'rejected', reason: act.reason };
  const lessFen = Math.max(WHOLE_FEN, Math.floor((loanFen * SMALLER_SHARE) / WHOLE_FEN) * WHOLE_FEN);
  const approvedFen = act.action === 'approve' ? loanFen : Math.min(loanFen, lessFen);
  return { state: 'approved', approvedFen, approvedUntil: now + APPROVAL_KEPT_MS };
}

async function submit(ctx: Ctx, applicationNo: string): Promise<boolean> {
  const row = await changeCase(ctx.db, applicationNo, ['opened'], { state: 'submitted' });
  if (!row) return false;
  await tell(ctx, row);
  await schedule(ctx, 'reviewLenderCase', { applicationNo }, ctx.now() + REVIEW_AFTER_MS);
  return true;
}

async function decide(ctx: Ctx, known: CaseRow, act: Exclude<DeskAct, { action: 'submit' }>): Promise<boolean> {
  const row = await changeCase(ctx.db, known.applicationNo, IN_REVIEW, decision(act, known.loanFen, ctx.now()));
  if (row) await tell(ctx, row);
  return row !== undefined;
}

/**
 * Carries out an action of the page. Change and notice are stored together. False when the case is
 * no longer in a state that allows it.
 */
export function actAtDesk(ctx: Ctx, known: CaseRow, act: DeskAct): Promise<boolean> {
  return withTransaction(ctx, (tx) =>
    act.action === 'submit' ? submit(tx, known.applicationNo) : decide(tx, known, act),
  );
}

/** Starts the review of a submitted application. */
export async function reviewCase(ctx: Ctx, applicationNo: string): Promise<void> {
  const row = await changeCase(ctx.db, applicationNo, ['submitted'], { state: 'reviewing' });
  if (row) await tell(ctx, row);
}

/** Ends a case at the customer's request, even when it is already approved. */
export async function withdrawCase(ctx: Ctx, applicationNo: string): Promise<CaseRow | undefined> {
  const open: readonly CaseRow['state'][] = ['opened', 'submitted', 'reviewing', 'approved'];
  return (await changeCase(ctx.db, applicationNo, open, { state: 'withdrawn' })) ?? findCase(ctx.db, applicationNo);
}

/** Pauses between attempts to send a notice; the last one repeats until `MOST_ATTEMPTS`. */
const PAUSES_MS = [2, 5, 15, 30, 60, 180, 600, 1800, 3600].map((seconds) => seconds * 1000);
const MOST_ATTEMPTS = 60;

/** Delivers a notice to the shop as if by HTTP; true when it was accepted. */
export type DeliverNotice = (ctx: Ctx, notice: RawLenderNotice) => Promise<boolean>;

/**
 * Sends one notice, after scheduling the next attempt. Does nothing once the shop has accepted it.
 * Call it outside a transaction.
 */
export async function sendLenderNotice(ctx: Ctx, noticeId: string, deliver: DeliverNotice): Promise<void> {
  const row = await countAttempt(ctx.db, noticeId);
  if (!row) return;
  const pauseMs = PAUSES_MS[Math.min(row.attempts, PAUSES_MS.length) - 1] ?? 0;
  if (row.attempts < MOST_ATTEMPTS) await schedule(ctx, 'sendLenderNotice', { noticeId }, ctx.now() + pauseMs);
  const headers = signedHeaders(await sandboxSecret(ctx), row.body, ctx.now());
  if (!(await deliver(ctx, { headers, rawBody: Buffer.from(row.body) }))) return;
  await acknowledge(ctx.db, noticeId, ctx.now());
}
