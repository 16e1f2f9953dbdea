import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { type JudgedCoupons, judgeOwnCoupons, presentCard } from '../../coupon';
import { withLines } from '../../vehicle';
import { type DraftRow, selectDraft } from '../order.repository';
import { orderTexts } from '../order.texts';
import { draftForCoupons, withCoupons, withoutCoupons } from './coupon-price';

type CouponList = ReplyOf<'GET /api/mporder/v1/order/coupons'>;
type CouponQuote = ReplyOf<'POST /api/mporder/v1/order/coupons/quote'>;

/** An own draft that can still be changed. @throws NOT_FOUND, STATE_CHANGED when it was submitted */
async function findOpenDraft(ctx: Ctx, userId: string, draftId: string): Promise<DraftRow> {
  const row = await selectDraft(ctx.db, userId, draftId);
  if (!row) throw refuse('NOT_FOUND');
  if (row.orderNo !== null) throw refuse('STATE_CHANGED', { message: orderTexts.submitted });
  return row;
}

const quoteOf = ({ judgement }: JudgedCoupons, priceFen: number): CouponQuote => ({
  ...judgement,
  totalFen: priceFen - judgement.reductionFen,
});

/** The caller's coupons for a draft. Chosen are the draft's own, before a choice the best ones. */
export async function listDraftCoupons(ctx: Ctx, userId: string, draftId: string): Promise<CouponList> {
  const draft = await findOpenDraft(ctx, userId, draftId);
  const order = await draftForCoupons(ctx, draft, draft.quote);
  const chosenIds = draft.couponsChosenAt === null ? null : draft.couponIds;
  const judged = await judgeOwnCoupons(ctx, userId, order, chosenIds);
  const now = ctx.now();
  const { bestIds, bestFen } = judged;
  return {
    ...quoteOf(judged, order.priceFen),
    bestIds,
    bestFen,
    coupons: judged.rows.map((row) => presentCard(row, now)),
  };
}

/** What a chosen set makes of a draft's price. */
export async function quoteDraftCoupons(
  ctx: Ctx,
  userId: string,
  { draftId, couponIds }: BodyOf<'POST /api/mporder/v1/order/coupons/quote'>,
): Promise<CouponQuote> {
  const draft = await findOpenDraft(ctx, userId, draftId);
  const order = await draftForCoupons(ctx, draft, draft.quote);
  return quoteOf(await judgeOwnCoupons(ctx, userId, order, couponIds), order.priceFen);
}

/** @throws COUPON_UNUSABLE with the ids unless every wanted coupon is accepted */
export function assertAllChosen(wanted: readonly string[], { judgement }: JudgedCoupons): void {
  const chosen = judgement.verdicts.filter(({ isChosen }) => isChosen).map(({ couponId }) => couponId);
  const couponIds = wanted.filter((id) => !chosen.includes(id));
  if (couponIds.length > 0) throw refuse('COUPON_UNUSABLE', { data: { couponIds } });
}

/**
 * A draft with a chosen set of coupons, at its present price. Needs the transaction that locked the draft.
 * @throws COUPON_UNUSABLE
 */
export async function withChosenCoupons(ctx: Ctx, draft: DraftRow, couponIds: readonly string[]): Promise<DraftRow> {
  const wanted = [...new Set(couponIds)];
  const plain = await withLines(ctx, draft.quote, withoutCoupons(draft.quote).lines);
  const order = await draftForCoupons(ctx, draft, plain);
  const judged = await judgeOwnCoupons(ctx, draft.userId, order, wanted);
  assertAllChosen(wanted, judged);
  const { quote } = await withCoupons(ctx, plain, judged);
  const now = ctx.now();
  return { ...draft, quote, couponIds: wanted, couponsChosenAt: now, updatedAt: now };
}

/**
 * A new quote of a draft with the coupons that its customer chose before; one that no longer fits is dropped. An intention
 * order counts none, and remembers the choice.
 */
export async function keepDraftCoupons(ctx: Ctx, draft: DraftRow): Promise<Pick<DraftRow, 'quote' | 'couponIds'>> {
  const { quote, couponIds, kind, userId } = draft;
  if (couponIds.length === 0 || kind === 'intention') return { quote, couponIds };
  const judged = await judgeOwnCoupons(ctx, userId, await draftForCoupons(ctx, draft, quote), couponIds);
  const fitting = judged.judgement.verdicts.filter(({ isChosen }) => isChosen).map(({ couponId }) => couponId);
  const { quote: reduced } = await withCoupons(ctx, quote, judged);
  return { quote: reduced, couponIds: couponIds.filter((id) => fitting.includes(id)) };
}
