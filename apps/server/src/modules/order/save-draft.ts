import type { BodyOf, DraftData, QuoteData } from '@voltfront/contract';
import { refuseEndedAccount } from '../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { findDelivery } from '../store';
import { arePricesOut, loadModel, loadVersion, quoteConfiguration } from '../vehicle';
import { subjectOfDraft } from './agreement-subject';
import { subsidyFor } from './buyer-subsidy';
import { couponsOfQuote } from './coupons/coupon-price';
import { keepDraftCoupons, withChosenCoupons } from './coupons/draft-coupons';
import { withBenefits } from './equity/apply-benefits';
import { optionsInWords } from './options-in-words';
import {
  type DraftRow,
  insertDraft,
  type OrderRow,
  selectDraft,
  selectDraftForUpdate,
  selectOrder,
  updateDraft,
} from './order.repository';
import { canConvert } from './order.states';
import { orderTexts } from './order.texts';
import type { StoredBuyer } from './order.types';
import { dueOf } from './settle-payment';
import { statusesOf } from './show-agreements';
import { stockOfDraft, stockTerms } from './stock-order';
import { hasNumber, presentBuyer, toStoredBuyer } from './store-buyer';

type SaveInput = BodyOf<'POST /api/mporder/v1/order/draft'>;

/**
 * @throws VERSION_WITHDRAWN before prices are published, SOLD_OUT for a model that no longer
 * accepts orders
 */
async function assertOnSale(ctx: Ctx, modelId: string): Promise<void> {
  const { stage } = await loadModel(ctx, modelId);
  if (stage === 'soldOut') throw refuse('SOLD_OUT');
  if (stage !== 'onSale') throw refuse('VERSION_WITHDRAWN', { message: orderTexts.notBookable });
}

/** @throws VERSION_WITHDRAWN for a version that is offered to some orders only, such as the next model year. */
async function assertListed(ctx: Ctx, versionId: string): Promise<void> {
  if (!(await loadVersion(ctx, versionId)).isListed) throw refuse('VERSION_WITHDRAWN');
}

/**
 * The order to be converted. @throws NOT_FOUND, BAD_INPUT for an intention draft, STATE_CHANGED,
 * also before a blind order's model has prices
 */
async function findConverted(ctx: Ctx, userId: string, input: SaveInput): Promise<OrderRow | null> {
  if (!input.fromOrderNo) return null;
  if (input.kind !== 'deposit') throw refuse('BAD_INPUT', { data: { fields: ['body.kind'] } });
  const row = await selectOrder(ctx.db, { userId, orderNo: input.fromOrderNo });
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  if (row.state !== 'intentionPaid') throw refuse('STATE_CHANGED');
  if (!canConvert(row, await arePricesOut(ctx, row.modelId)))
    throw refuse('STATE_CHANGED', { message: orderTexts.convertAfterPrices });
  return row;
}

async function findOwnOpenDraft(ctx: Ctx, userId: string, draftId: string | undefined): Promise<DraftRow | null> {
  if (!draftId) return null;
  const row = await selectDraftForUpdate(ctx.db, userId, draftId);
  if (!row) throw refuse('NOT_FOUND');
  if (row.orderNo !== null) throw refuse('STATE_CHANGED', { message: orderTexts.submitted });
  return row;
}

/** A draft in the format of the confirm screen. `copies`: its signed copies, if already read. */
async function presentDraft(ctx: Ctx, row: DraftRow, copies?: []): Promise<DraftData> {
  const agreements = (await statusesOf(ctx, subjectOfDraft(row), copies)).map(({ summary }) => summary);
  const { draftId, kind, quote, cityCode, storeId, dueFen, paidEarlierFen } = row;
  const buyer = row.buyer ? presentBuyer(row.buyer) : null;
  const stockCar = await stockOfDraft(ctx, row.userId, row.stockCarId);
  return {
    draftId,
    kind,
    quote,
    cityCode,
    storeId,
    buyer,
    agreements,
    dueFen,
    paidEarlierFen,
    stockCar,
    benefitCodes: row.benefitCodes,
    coupons: couponsOfQuote(quote),
    couponsChosenAt: row.couponsChosenAt,
  };
}

/**
 * The buyer of a draft: the one given now, else the draft's previous one or that of the converted
 * order. When the requested subsidy is for the other kind of buyer, another buyer will be entered,
 * so the previous one is dropped.
 */
function buyerOf(ctx: Ctx, input: SaveInput, before: DraftRow | null, from: OrderRow | null): StoredBuyer | null {
  if (input.buyer) return toStoredBuyer(ctx, input.buyer);
  const kept = before?.buyer ?? (hasNumber(from?.buyer) ? from.buyer : null);
  return kept && (input.subsidy === 'none' || input.subsidy === kept.kind) ? kept : null;
}

/**
 * Price, city and store: those of the stock car that the customer holds, or of the chosen
 * configuration with the buyer's subsidy.
 */
async function termsOf(ctx: Ctx, userId: string, input: SaveInput, buyer: StoredBuyer | null) {
  const car = await stockTerms(ctx, userId, input);
  if (car) return { ...car, subsidy: 'none' as const };
  await assertOnSale(ctx, input.modelId);
  await assertListed(ctx, input.versionId);
  const { cityCode, storeId } = input;
  const subsidy = subsidyFor(input.subsidy, buyer);
  return { quote: await quoteConfiguration(ctx, { ...input, subsidy }), cityCode, storeId, subsidy };
}

/**
 * The price with the converted order's early-bird benefits; an update of a draft keeps the earlier
 * choice.
 */
async function benefitsOf(
  ctx: Ctx,
  input: SaveInput,
  quote: QuoteData,
  from: OrderRow | null,
  before: DraftRow | null,
) {
  if (!from || input.stockCarId) return { quote, benefitCodes: [] };
  const earlier = before?.fromOrderNo === from.orderNo ? before.benefitCodes : null;
  return withBenefits(ctx, from, quote, input.benefitCodes ?? earlier);
}

/** A draft from the input, at the current price. `before`: the draft that it updates. */
async function composeDraft(ctx: Ctx, userId: string, input: SaveInput, before: DraftRow | null): Promise<DraftRow> {
  const from = await findConverted(ctx, userId, input);
  const buyer = buyerOf(ctx, input, before, from);
  const { quote: plain, cityCode, storeId, subsidy } = await termsOf(ctx, userId, input, buyer);
  const place = cityCode ? await findDelivery(ctx, cityCode, storeId) : null;
  const { quote, benefitCodes } = await benefitsOf(ctx, input, plain, from, before);
  const paidEarlierFen = from?.paidFen ?? 0;
  const now = ctx.now();
  const draft: DraftRow = {
    userId,
    draftId: before?.draftId ?? newId(now),
    kind: input.kind,
    quote,
    options: await optionsInWords(ctx, quote),
    subsidy,
    cityCode: cityCode ?? null,
    storeId: place?.store?.storeId ?? null,
    buyer,
    fromOrderNo: input.fromOrderNo ?? null,
    stockCarId: input.stockCarId ?? null,
    benefitCodes,
    couponIds: before?.couponIds ?? [],
    couponsChosenAt: before?.couponsChosenAt ?? null,
    dueFen: dueOf(input.kind, paidEarlierFen),
    paidEarlierFen,
    orderNo: null,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
  return { ...draft, ...(await keepDraftCoupons(ctx, draft)) };
}

async function renewDraft(ctx: Ctx, userId: string, input: SaveInput): Promise<DraftData> {
  const before = await findOwnOpenDraft(ctx, userId, input.draftId);
  return presentDraft(ctx, await updateDraft(ctx.db, await composeDraft(ctx, userId, input, before)));
}

/**
 * Creates or updates the draft of an order at the current price, with its buyer's subsidy. An
 * update without a buyer keeps the previous one, a conversion that of its order; a blind order's
 * buyer has no ID number and must be entered again. Call it outside a transaction: a new draft is
 * one statement.
 * @throws the errors of the quote or the stock car, CITY_NOT_SERVED, BAD_INPUT for a wrong ID
 * number or credit code, NOT_FOUND, STATE_CHANGED
 */
export async function saveDraft(ctx: Ctx, userId: string, input: SaveInput): Promise<DraftData> {
  if (input.draftId) return withTransaction(ctx, (tx) => renewDraft(tx, userId, input));
  const row = await insertDraft(ctx, await composeDraft(ctx, userId, input, null));
  if (!row) return refuseEndedAccount(ctx);
  // A new draft has no signed copies, so none are read.
  return presentDraft(ctx, row, []);
}

/** A draft of the caller. @throws NOT_FOUND */
export async function showDraft(ctx: Ctx, userId: string, draftId: string): Promise<DraftData> {
  const row = await selectDraft(ctx.db, userId, draftId);
  if (!row) throw refuse('NOT_FOUND');
  return presentDraft(ctx, row);
}

/**
 * Keeps a chosen set of coupons in a draft, none for an empty one. Needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED, COUPON_UNUSABLE
 */
export async function chooseDraftCoupons(
  ctx: Ctx,
  userId: string,
  { draftId, couponIds }: BodyOf<'POST /api/mporder/v1/order/coupons/choose'>,
): Promise<DraftData> {
  const before = await findOwnOpenDraft(ctx, userId, draftId);
  if (!before) throw refuse('NOT_FOUND');
  return presentDraft(ctx, await updateDraft(ctx.db, await withChosenCoupons(ctx, before, couponIds)));
}
