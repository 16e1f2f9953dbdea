import type { ConvertibleOrderData, ReplyOf } from '@voltfront/contract';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import type { ActorCtx } from '../../kernel/context';
import { type ConvertibleOrderFacts, convertibleOrders } from '../order';
import { loadCar } from './show-car';
import { presentOne } from './stock.presenter';
import { holdOf } from './stock.states';
import { stockTexts } from './stock.texts';
import type { StockCarRow } from './stock-car.repository';

type Benefit = ConvertibleOrderData['benefits'][number];

type Held = ConvertibleOrderFacts['benefits'][number];

/** Why a benefit of the order is lost; null when it also applies to the stock car. */
function lossOf(benefit: Held, row: StockCarRow, now: number): string | null {
  if (benefit.isReleased) return stockTexts.benefitReleased;
  if (benefit.endsAt !== null && benefit.endsAt <= now) return stockTexts.benefitExpired;
  if (benefit.kind === 'offset') return null;
  if (row.saleStartsAt !== null) return stockTexts.benefitNotOnSale;
  return benefit.kind === 'priority' ? stockTexts.benefitPriority : stockTexts.benefitFixed;
}

/**
 * The order's benefits: the paid amount always counts; benefits for options and for the production
 * queue do not apply to a built car.
 */
function benefitsFor(order: ConvertibleOrderFacts, row: StockCarRow, now: number): Benefit[] {
  const held = order.benefits.map((benefit) => {
    const reason = lossOf(benefit, row, now);
    return { title: benefit.name, text: benefit.text, carriesOver: reason === null, reason };
  });
  if (order.benefits.some(({ kind }) => kind === 'offset')) return held;
  const text = stockTexts.offsetText({ paidFen: order.paidFen });
  return [{ title: stockTexts.offset, text, carriesOver: true, reason: null }, ...held];
}

function toConvertible(order: ConvertibleOrderFacts, row: StockCarRow, now: number): ConvertibleOrderData {
  const { modelId: _, benefits: __, ...shown } = order;
  return { ...shown, isEligible: order.reason === null, benefits: benefitsFor(order, row, now) };
}

/** The caller's intention and blind orders for a stock car, usable ones first. @throws NOT_FOUND */
export async function showConversion(
  ctx: ActorCtx,
  { stockCarId }: { stockCarId: string },
): Promise<ReplyOf<'GET /api/mporder/v1/stock/conversion'>> {
  const { accountId } = ctx.actor;
  const row = await loadCar(ctx, stockCarId);
  const found = await convertibleOrders(ctx, accountId);
  const orders = found.map((order) => toConvertible(order, row, ctx.now()));
  return {
    car: await presentOne(ctx, stockCarId),
    hold: holdOf(row, ctx.now(), accountId),
    freshDueFen: DEPOSIT_FEN.deposit,
    orders: [...orders.filter(({ isEligible }) => isEligible), ...orders.filter(({ isEligible }) => !isEligible)],
    now: ctx.now(),
  };
}
