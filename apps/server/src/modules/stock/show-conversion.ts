import type { ConvertibleOrderData, ReplyOf } from '@voltfront/contract';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import type { ActorCtx } from '../../kernel/context';
import { type ConvertibleOrderFacts, convertibleOrders } from '../order';
import { loadModel } from '../vehicle';
import { loadCar } from './show-car';
import { presentOne } from './stock.presenter';
import { holdOf } from './stock.states';
import type { StockCarRow } from './stock-car.repository';

type Benefit = ConvertibleOrderData['benefits'][number];

const PAID_BENEFIT = { title: '定金抵扣', carriesOver: true, reason: null };

const yuan = (fen: number): string => (fen / 100).toLocaleString('en-US');

/**
 * What the order's model promises now, and whether the stock car comes with it: a sale car with none of it, another model
 * with what it offers under the same name.
 */
async function benefitsFor(ctx: ActorCtx, order: ConvertibleOrderFacts, row: StockCarRow): Promise<Benefit[]> {
  const promised = (await loadModel(ctx, order.modelId)).benefits.filter(({ endsAt }) => endsAt > ctx.now());
  const target = await loadModel(ctx, row.modelId);
  const offered = target.benefits.filter(({ endsAt }) => endsAt > ctx.now()).map(({ title }) => title);
  const reasonAgainst = (title: string): string | null => {
    if (row.saleStartsAt !== null) return '特惠车不与购车权益同享';
    return offered.includes(title) ? null : `${target.name} 不含此权益`;
  };
  const paid = { ...PAID_BENEFIT, text: `已付 ¥${yuan(order.paidFen)} 全额抵扣定金` };
  const others = promised.map(({ title, text }) => {
    const reason = reasonAgainst(title);
    return { title, text, carriesOver: reason === null, reason };
  });
  return [paid, ...others];
}

async function toConvertible(
  ctx: ActorCtx,
  order: ConvertibleOrderFacts,
  row: StockCarRow,
): Promise<ConvertibleOrderData> {
  const { modelId: _, ...shown } = order;
  return { ...shown, isEligible: order.reason === null, benefits: await benefitsFor(ctx, order, row) };
}

/** Own intention and blind orders beside a stock car, those that can be used first. @throws NOT_FOUND */
export async function showConversion(
  ctx: ActorCtx,
  { stockCarId }: { stockCarId: string },
): Promise<ReplyOf<'GET /api/mporder/v1/stock/conversion'>> {
  const { accountId } = ctx.actor;
  const row = await loadCar(ctx, stockCarId);
  const found = await convertibleOrders(ctx, accountId);
  const orders = await Promise.all(found.map((order) => toConvertible(ctx, order, row)));
  return {
    car: await presentOne(ctx, stockCarId),
    hold: holdOf(row, ctx.now(), accountId),
    freshDueFen: DEPOSIT_FEN.deposit,
    orders: [...orders.filter(({ isEligible }) => isEligible), ...orders.filter(({ isEligible }) => !isEligible)],
    now: ctx.now(),
  };
}
