import { createHash } from 'node:crypto';
import type { ReplyOf, SavedFinancePlanBriefData } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { calculatePlan } from './calculate-plan';
import { PLAN_VALID_MS, planToday, presentStored } from './compare-plans';
import { financeTexts } from './finance.texts';
import type { FinanceInput } from './finance.types';
import { type Book, openBook } from './offers';
import {
  countPlans,
  deletePlan,
  PLAN_LIMIT,
  type PlanRow,
  putPlan,
  raisePlanCount,
  selectPlan,
  selectPlans,
} from './plan.repository';

/** Hash of the input, independent of the order of option codes. */
function askedForOf({ subject, cityCode, choice, tradeIn }: FinanceInput): string {
  const sorted =
    subject.kind === 'configuration'
      ? {
          ...subject,
          configuration: { ...subject.configuration, productCodes: [...subject.configuration.productCodes].sort() },
        }
      : subject;
  return createHash('sha256')
    .update(JSON.stringify([sorted, cityCode ?? null, choice, tradeIn]))
    .digest('hex');
}

/**
 * Saves a plan for 7 days; call it in a transaction. The same one is stored once, with its time
 * renewed.
 * @throws LIMIT_REACHED above 10, also under concurrency; the errors of the calculation
 */
export async function savePlan(
  ctx: ActorCtx,
  input: FinanceInput,
): Promise<ReplyOf<'POST /api/mporder/v1/finance/plan/save'>> {
  const { accountId } = ctx.actor;
  const plan = await calculatePlan(ctx, input);
  const savedAt = ctx.now();
  const validUntil = savedAt + PLAN_VALID_MS;
  const row = { accountId, id: newId(savedAt), askedFor: askedForOf(input), input, plan, savedAt, validUntil };
  const { id, isNew } = await putPlan(ctx.db, row);
  if (!isNew) return { planId: id, count: await countPlans(ctx.db, accountId), validUntil };
  const count = await raisePlanCount(ctx.db, accountId);
  if (count === null) throw refuse('LIMIT_REACHED', { message: financeTexts.plansFull({ limit: PLAN_LIMIT }) });
  return { planId: id, count, validUntil };
}

/**
 * Deletes a plan of the caller; call it in a transaction.
 * @throws NOT_FOUND also for somebody else's
 */
export async function dropPlan(ctx: ActorCtx, { planId }: { planId: string }): Promise<{ ok: true }> {
  if (!(await deletePlan(ctx.db, ctx.actor.accountId, planId)))
    throw refuse('NOT_FOUND', { message: financeTexts.planMissing });
  return { ok: true };
}

/** A plan of the caller. @throws NOT_FOUND also for somebody else's */
export async function ownPlan(ctx: ActorCtx, planId: string): Promise<PlanRow> {
  const row = await selectPlan(ctx.db, ctx.actor.accountId, planId);
  if (!row) throw refuse('NOT_FOUND', { message: financeTexts.planMissing });
  return row;
}

/** A plan of the caller as stored and as of now. @throws NOT_FOUND also for somebody else's */
export async function showPlan(
  ctx: ActorCtx,
  { planId }: { planId: string },
): Promise<ReplyOf<'GET /api/mporder/v1/finance/plan'>> {
  return presentStored(ctx, await ownPlan(ctx, planId));
}

async function presentBrief(ctx: ActorCtx, row: PlanRow, book: Book): Promise<SavedFinancePlanBriefData> {
  const { car, product, choice, figures } = row.plan;
  const today = await planToday(ctx, row, book);
  return {
    planId: row.id,
    modelName: car.modelName,
    versionName: car.versionName,
    cutout: car.cutout,
    productName: product?.name ?? null,
    lenderName: product?.lenderName ?? null,
    method: choice.method,
    months: figures.months,
    firstPaymentFen: figures.firstPaymentFen,
    monthlyFen: figures.monthlyFen,
    finalPaymentFen: figures.finalPaymentFen,
    totalCostFen: figures.totalCostFen,
    savedAt: row.savedAt,
    validUntil: row.validUntil,
    isExpired: ctx.now() >= row.validUntil,
    isChanged: today.current !== null || today.unavailable !== null,
  };
}

/** The caller's plans, newest first. */
export async function showPlans(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mporder/v1/finance/plans'>> {
  const book = await openBook(ctx);
  const items: SavedFinancePlanBriefData[] = [];
  for (const row of await selectPlans(ctx.db, ctx.actor.accountId)) items.push(await presentBrief(ctx, row, book));
  return { items, limit: PLAN_LIMIT };
}
