import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { actAtDesk, type DeskAct, reportOf, reviewCase } from '../../providers/lender/sandbox/lender-desk';
import { findCase } from '../../providers/lender/sandbox/lender-desk.repository';
import { newestOrderNo } from '../order';
import type { ApplicationState, FinanceInput } from './finance.types';
import { withdrawApplication } from './follow-application';
import { savePlan } from './keep-plans';
import { applyLenderReport } from './move-application';
import { noteWish } from './note-wish';
import { showConsent } from './show-consent';
import { startApplication } from './start-application';

type OrderState = Parameters<typeof newestOrderNo>[2][number];

/** A plan that a demo person saved some days ago. */
export interface DemoPlan {
  daysAgo: number;
  input: FinanceInput;
}

/**
 * A plan chosen for the newest order in a state, and the state of its application; null without
 * one.
 */
export interface DemoWish {
  orderState: OrderState;
  daysAgo: number;
  choice: FinanceInput['choice'];
  application: ApplicationState | null;
  /** Reason of a rejection. */
  reason?: string;
}

/** Loan data of a demo person. */
export interface DemoFinance {
  accountId: string;
  plans: readonly DemoPlan[];
  wishes: readonly DemoWish[];
}

const STEP_MS = 40 * MINUTE_MS;

/** The person's own context at an earlier time. */
function asPerson(ctx: Ctx, accountId: string, at: number): ActorCtx {
  return { ...ctx, actor: { accountId, sessionId: 'demo', roles: ['customer'] }, now: () => at };
}

/** Steps at the simulated lender that lead to a state. */
function stepsTo(state: ApplicationState, reason: string): (DeskAct | 'review' | 'withdraw')[] {
  const sent: (DeskAct | 'review')[] = [{ action: 'submit' }, 'review'];
  if (state === 'opened') return [];
  if (state === 'submitted') return sent.slice(0, 1);
  if (state === 'approved') return [...sent, { action: 'approve' }];
  if (state === 'rejected') return [...sent, { action: 'reject', reason }];
  return state === 'withdrawn' ? [...sent, 'withdraw'] : sent;
}

async function takeStep(ctx: ActorCtx, applicationNo: string, orderNo: string, step: DeskAct | 'review' | 'withdraw') {
  const known = await findCase(ctx.db, applicationNo);
  if (!known) throw new InternalError('the demo application has no case at the lender');
  if (step === 'withdraw') {
    await withdrawApplication(ctx, { orderNo });
    return;
  }
  await (step === 'review' ? reviewCase(ctx, applicationNo) : actAtDesk(ctx, known, step));
  await applyLenderReport(ctx, ctx.app.lender.key, reportOf((await findCase(ctx.db, applicationNo)) ?? known));
}

async function seedWish(ctx: Ctx, accountId: string, wish: DemoWish): Promise<void> {
  const orderNo = await newestOrderNo(ctx, accountId, [wish.orderState]);
  if (!orderNo) throw new InternalError(`no demo order is ${wish.orderState}`);
  const begin = ctx.now() - wish.daysAgo * DAY_MS;
  await noteWish(asPerson(ctx, accountId, begin), { orderNo, choice: wish.choice, tradeIn: { kind: 'none' } });
  if (wish.application === null || wish.choice.method === 'cash') return;
  const { version } = await showConsent(ctx, { productId: wish.choice.productId });
  const start = { orderNo, consentVersion: version, isAgreed: true as const };
  const { applicationNo } = await startApplication(asPerson(ctx, accountId, begin + STEP_MS), start);
  for (const [index, step] of stepsTo(wish.application, wish.reason ?? '').entries())
    await takeStep(asPerson(ctx, accountId, begin + (index + 2) * STEP_MS), applicationNo, orderNo, step);
}

/**
 * Creates plans and applications of demo people with dates in the past; call it in a transaction,
 * after the demo orders, and with the simulated lender (without it applications are left out).
 */
export async function seedDemoFinance(ctx: Ctx, people: readonly DemoFinance[]): Promise<void> {
  for (const { accountId, plans, wishes } of people) {
    for (const { daysAgo, input } of plans)
      await savePlan(asPerson(ctx, accountId, ctx.now() - daysAgo * DAY_MS), input);
    for (const wish of wishes)
      await seedWish(ctx, accountId, ctx.app.lender.key === 'sandbox' ? wish : { ...wish, application: null });
  }
}
