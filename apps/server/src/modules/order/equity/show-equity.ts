import type {
  BodyOf,
  ChangeRefusalData,
  ConfigurationData,
  EquityBenefitData,
  EquitySheetData,
  QuoteData,
} from '@voltfront/contract';
import type { JudgedBenefit } from '@voltfront/rules/order/early-bird';
import { conversionDueFen, DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../../kernel/context';
import { arePricesOut, blindBookingOfOrder, quoteConfiguration, repairConfiguration } from '../../vehicle';
import { refusalOf } from '../change/change-refusal';
import { optionsOf } from '../change/change-side';
import { findOwnOrder, presentChanged } from '../change/own-order';
import { carryOver } from '../change/quote-for-order';
import type { OrderRow } from '../order.repository';
import { isHoldOver } from '../order.states';
import { orderTexts } from '../order.texts';
import { type HeldBenefit, withBenefits } from './apply-benefits';

type EquityInput = BodyOf<'POST /api/mporder/v1/order/equity/preview'>;
type Judged = JudgedBenefit<HeldBenefit>;

function conversionRefusal(row: OrderRow, now: number, arePricesOutNow: boolean): ChangeRefusalData | null {
  const isEarly = row.kind === 'blind' || row.kind === 'intention';
  if (row.state === 'created') return refusalOf('unpaid');
  if (row.state === 'refunding') return refusalOf('refunding');
  if (!isEarly || row.state !== 'intentionPaid') return { code: 'closed', reason: orderTexts.convertedOrClosed };
  if (row.conversion && !isHoldOver(row, now)) return refusalOf('paying');
  return arePricesOutNow ? null : { code: 'notOnSale', reason: orderTexts.convertAfterPrices };
}

function reasonOf({ state, benefit }: Judged, judged: readonly Judged[]): string | null {
  if (state === 'applied') return null;
  if (state === 'expired') return orderTexts.benefitExpired;
  if (benefit.isReleased) return orderTexts.benefitReleased;
  if (state === 'notFitting')
    return benefit.kind === 'freeOption' ? orderTexts.benefitNoOption : orderTexts.benefitOtherModel;
  const rival = judged.find(
    (other) => other.state === 'applied' && other.benefit.exclusiveGroup === benefit.exclusiveGroup,
  );
  return rival ? orderTexts.benefitRival({ name: rival.benefit.name }) : null;
}

/** `blindNumber`: number of the blind booking, also shown on its certificate. */
function presentBenefit(entry: Judged, judged: readonly Judged[], blindNumber: number | null): EquityBenefitData {
  const { benefit, state, amountFen } = entry;
  const { benefitCode, kind, name, exclusiveGroup, row } = benefit;
  return {
    benefitCode,
    kind,
    name,
    text: row.text,
    state,
    reason: reasonOf(entry, judged),
    amountFen,
    exclusiveGroup,
    endsAt: row.endsAt,
    priorityNumber: kind === 'priority' ? (blindNumber ?? row.priorityNumber) : null,
  };
}

/** The requested configuration, or the order's own where it still fits. */
async function targetOf(ctx: Ctx, row: OrderRow, input: EquityInput): Promise<ConfigurationData> {
  const held = row.quote.configuration;
  const versionId = input.versionId ?? held.versionId;
  const { modelId } = row;
  if (input.productCodes) return { modelId, versionId, productCodes: input.productCodes };
  return (await carryOver(ctx, { modelId, versionId }, held.productCodes)).configuration;
}

async function plainQuote(ctx: Ctx, row: OrderRow, input: EquityInput, isOpen: boolean): Promise<QuoteData> {
  const { subsidy, cityCode } = row;
  const wanted = { ...(await targetOf(ctx, row, input)), subsidy, cityCode };
  return isOpen ? quoteConfiguration(ctx, wanted) : repairConfiguration(ctx, wanted);
}

/**
 * The conversion sheet of a blind or intention order: the configuration at the current price with
 * the order's early-bird benefits, and what remains to be paid of the 5000 yuan. Before prices are
 * published only benefits that need no price are evaluated.
 * Example: 2000 yuan paid: 5000 − 2000 = 3000 yuan = 300 000 fen are due.
 * @throws NOT_FOUND, and the quote's errors while the order can be converted
 */
export async function showEquity(ctx: Ctx, userId: string, input: EquityInput): Promise<EquitySheetData> {
  const row = await findOwnOrder(ctx, { userId, orderNo: input.fromOrderNo });
  const isPriced = await arePricesOut(ctx, row.modelId);
  const refusal = conversionRefusal(row, ctx.now(), isPriced);
  const plain = await plainQuote(ctx, row, input, refusal === null);
  const place = row.kind === 'blind' ? await blindBookingOfOrder(ctx, userId, row.orderNo) : null;
  const { quote, judged, benefitCodes } = await withBenefits(ctx, row, plain, input.benefitCodes ?? null);
  const shown = isPriced ? quote : null;
  return {
    order: presentChanged(row),
    refusal,
    quote: shown,
    options: shown ? await optionsOf(ctx, shown) : [],
    benefits: judged.map((entry) => presentBenefit(entry, judged, place?.bookingNo ?? null)),
    benefitCodes,
    depositFen: DEPOSIT_FEN.deposit,
    paidEarlierFen: row.paidFen,
    dueFen: conversionDueFen(row.paidFen),
  };
}
