import type { QuoteData } from '@voltfront/contract';
import { paymentDeadlineMs } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import { publish, schedule } from '../../kernel/jobs';
import { writeLast } from '../../kernel/transaction-scope';
import { type DeliveryPlace, findDelivery } from '../store';
import { quoteConfiguration } from '../vehicle';
import { attachSignatures, type SignatureHead } from './agreement.repository';
import { subsidyFor } from './buyer-subsidy';
import type { PriceAdjustment } from './change/change.types';
import { assertDraftSigned } from './check-agreements';
import { freeOrderCoupons, lockOrderCoupons, submitWithCoupons } from './coupons/order-coupons';
import { withBenefits } from './equity/apply-benefits';
import { factOf, lockOwnOrder, noteOrder } from './move-order';
import { optionsInWords } from './options-in-words';
import {
  type DraftRow,
  draftSubmission,
  historyInsertion,
  type OrderRow,
  orderInsertion,
  selectSignedDraftForUpdate,
} from './order.repository';
import { isHoldOver, STATE_TITLES } from './order.states';
import { orderTexts } from './order.texts';
import type { StoredBuyer } from './order.types';
import { dueOf } from './settle-payment';
import { bindStockCar, stockTerms } from './stock-order';
import { timelineTexts } from './timeline.texts';

/** What the customer saw when submitting. */
export interface ConfirmInput {
  draftId: string;
  totalFen: number;
  dueFen: number;
}

/** A locked draft and its signed copies. */
interface SignedDraft {
  draft: DraftRow;
  copies: SignatureHead[];
}

/** A draft with everything that an order requires. */
interface Submission {
  draft: DraftRow;
  quote: QuoteData;
  buyer: StoredBuyer;
  place: DeliveryPlace;
  dueFen: number;
  /** Price adjustments of the early-bird benefits and the coupons. */
  adjustments: PriceAdjustment[];
  /** Coupons that the price counts, their rows locked by this transaction. */
  couponIds: string[];
}

/**
 * Current price of a draft: that of its stock car, or of its configuration with its early-bird
 * benefits.
 */
async function priceBeforeCoupons(ctx: Ctx, draft: DraftRow): Promise<Pick<Submission, 'quote' | 'adjustments'>> {
  const { userId, cityCode, fromOrderNo, benefitCodes } = draft;
  const car = await stockTerms(ctx, userId, draft);
  if (car) return { quote: car.quote, adjustments: [] };
  const cityInput = cityCode ? { cityCode } : {};
  const subsidy = subsidyFor(draft.subsidy, draft.buyer);
  const quote = await quoteConfiguration(ctx, { ...draft.quote.configuration, subsidy, ...cityInput });
  if (!fromOrderNo) return { quote, adjustments: [] };
  return withBenefits(ctx, { userId, orderNo: fromOrderNo }, quote, benefitCodes);
}

/** Current price of a draft with the coupons that were chosen for it. @throws COUPON_UNUSABLE */
async function priceDraft(ctx: Ctx, draft: DraftRow): Promise<Pick<Submission, 'quote' | 'adjustments' | 'couponIds'>> {
  const { quote, adjustments } = await priceBeforeCoupons(ctx, draft);
  const reduced = await submitWithCoupons(ctx, draft, quote);
  return { ...reduced, adjustments: [...adjustments, ...reduced.adjustments] };
}

/**
 * Recomputes the draft's price and validates it. @throws PRICE_CHANGED with the new quote,
 * COUPON_UNUSABLE, BAD_INPUT, CITY_NOT_SERVED, AGREEMENT_*
 */
async function checkSubmission(
  ctx: Ctx,
  { draft, copies }: SignedDraft,
  seen: ConfirmInput,
  paidEarlierFen: number,
): Promise<Submission> {
  const { cityCode, buyer } = draft;
  const { quote, adjustments, couponIds } = await priceDraft(ctx, draft);
  const dueFen = dueOf(draft.kind, paidEarlierFen);
  if (quote.totalFen !== seen.totalFen || dueFen !== seen.dueFen) throw refuse('PRICE_CHANGED', { data: quote });
  if (!buyer) throw refuse('BAD_INPUT', { message: orderTexts.fillBuyer, data: { fields: ['body.buyer'] } });
  if (!cityCode) throw refuse('BAD_INPUT', { message: orderTexts.chooseCity, data: { fields: ['body.cityCode'] } });
  const place = await findDelivery(ctx, cityCode, draft.storeId);
  await assertDraftSigned(ctx, { ...draft, quote }, copies);
  return { draft, quote, buyer, place, dueFen, adjustments, couponIds };
}

/** Initial values of an order. */
const NOTHING_YET = {
  paidFen: 0,
  adviserId: null,
  conversion: null,
  depositPaidAt: null,
  locksAt: null,
  isHidden: false,
  stateBeforeRefund: null,
  refundRejection: null,
  savedOption: null,
  chosenOption: null,
  chosenTitle: null,
  chosenAt: null,
  isChosenByDefault: false,
  rights: [],
  rightsChangedAt: null,
  vehicleChanges: 0,
  yearPending: null,
  yearSignedAt: null,
  inspectionConfirmedAt: null,
  changeCount: 0,
  insuranceChosenAt: null,
} satisfies Partial<OrderRow>;

/** Creates the order; it is inserted with the other writes at the end of the transaction. */
async function createOrder(ctx: Ctx, submission: Submission): Promise<OrderRow> {
  const { draft, quote, buyer, place, dueFen, adjustments, couponIds } = submission;
  const now = ctx.now();
  const { userId, draftId } = draft;
  const order: OrderRow = {
    ...NOTHING_YET,
    userId,
    orderNo: newNumber('VO', now),
    kind: draft.kind,
    state: 'created',
    draftId,
    modelId: quote.configuration.modelId,
    quote,
    options: await optionsInWords(ctx, quote),
    subsidy: subsidyFor(draft.subsidy, buyer),
    totalFen: quote.totalFen,
    dueFen,
    buyer,
    cityCode: place.city.cityCode,
    cityName: place.city.cityName,
    storeId: place.store?.storeId ?? null,
    stockCarId: draft.stockCarId,
    adjustments,
    createdAt: now,
    updatedAt: now,
    expiresAt: paymentDeadlineMs(now),
    historyCount: 1,
  };
  const { orderNo, state } = order;
  const line = { title: STATE_TITLES.created, note: timelineTexts.payInTime, who: 'customer' as const };
  writeLast(() => orderInsertion(ctx.db, order));
  writeLast(() => historyInsertion(ctx.db, { userId, orderNo, sequence: 1, state, at: now, ...line }));
  await lockOrderCoupons(ctx, order, couponIds);
  await publish(ctx, 'OrderCreated', factOf(order, now));
  return order;
}

async function startConversion(
  ctx: Ctx,
  from: OrderRow,
  { draft, quote, buyer, place, dueFen, adjustments, couponIds }: Submission,
): Promise<OrderRow> {
  const { draftId } = draft;
  await lockOrderCoupons(ctx, from, couponIds);
  const subsidy = subsidyFor(draft.subsidy, buyer);
  const { cityCode, cityName } = place.city;
  const storeId = place.store?.storeId ?? null;
  const options = await optionsInWords(ctx, quote);
  const car = draft.stockCarId ? { stockCarId: draft.stockCarId } : {};
  const conversion = { draftId, quote, options, subsidy, cityCode, cityName, storeId, buyer, adjustments, ...car };
  const line = { title: timelineTexts.converting, note: timelineTexts.payDifference, who: 'customer' as const };
  return noteOrder(ctx, from, line, { conversion, dueFen, expiresAt: paymentDeadlineMs(ctx.now()) });
}

async function submit(ctx: Ctx, signed: SignedDraft, seen: ConfirmInput): Promise<OrderRow> {
  const { draft } = signed;
  if (!draft.fromOrderNo) return createOrder(ctx, await checkSubmission(ctx, signed, seen, 0));
  const from = await lockOwnOrder(ctx, { userId: draft.userId, orderNo: draft.fromOrderNo });
  if (from.state !== 'intentionPaid') throw refuse('STATE_CHANGED');
  if (from.conversion && !isHoldOver(from, ctx.now()))
    throw refuse('STATE_CHANGED', { message: orderTexts.conversionOpen });
  // A conversion that ran out may not have been written down yet; its coupons can be used again.
  if (from.conversion) await freeOrderCoupons(ctx, from);
  return startConversion(ctx, from, await checkSubmission(ctx, signed, seen, from.paidFen));
}

/**
 * Submits a draft: creates the order, or starts the conversion of an intention order to a deposit;
 * either must be paid within 30 minutes. Submitting the same draft again, also concurrently,
 * returns the same order. Call it in a transaction.
 * Example: an intention order paid 2000 yuan; its conversion is due 3000 yuan = 300 000 fen.
 * @throws NOT_FOUND, COUPON_UNUSABLE, PRICE_CHANGED with the new quote in `data`, AGREEMENT_UNSIGNED,
 * AGREEMENT_OUTDATED, BAD_INPUT, CITY_NOT_SERVED, STATE_CHANGED and the errors of the quote or the
 * stock car
 */
export async function confirmOrder(ctx: Ctx, userId: string, input: ConfirmInput): Promise<OrderRow> {
  const signed = await selectSignedDraftForUpdate(ctx.db, userId, input.draftId);
  if (!signed) throw refuse('NOT_FOUND');
  const { draftId, orderNo } = signed.draft;
  if (orderNo !== null) return lockOwnOrder(ctx, { userId, orderNo });
  const order = await submit(ctx, signed, input);
  const key = { userId, orderNo: order.orderNo };
  writeLast(() => draftSubmission(ctx.db, { ...key, draftId, updatedAt: ctx.now() }));
  writeLast(() => attachSignatures(ctx.db, { ...key, draftId }));
  await bindStockCar(ctx, order);
  if (order.expiresAt !== null) await schedule(ctx, 'expireOrder', key, order.expiresAt + 1);
  return order;
}
