import type { OrderDetailData, OrderSummaryData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { findAdviser, findStore } from '../store';
import { arePricesOut, sayLines } from '../vehicle';
import { subjectOfOrder } from './agreement-subject';
import { arrivalOf } from './arrival';
import { pricedCoupons } from './coupons/coupon-price';
import { type OrderRow, selectHistory } from './order.repository';
import { actionsOf } from './order.states';
import { listedAgreements } from './show-agreements';
import { presentBuyer } from './store-buyer';
import { detailTips } from './tips';
import { yearPhaseOf } from './year/year-state';

/** An order in the format of lists. */
export async function presentOrder(ctx: Ctx, row: OrderRow): Promise<OrderSummaryData> {
  const { orderNo, kind, state, quote, totalFen, dueFen, paidFen, createdAt, expiresAt, locksAt } = row;
  const { modelName, versionName, cutout } = quote;
  const actions = actionsOf(row, ctx.now(), await arePricesOut(ctx, row.modelId), await yearPhaseOf(ctx, row));
  const shownLock = state === 'depositPaid' ? locksAt : null;
  return {
    orderNo,
    kind,
    state,
    modelName,
    versionName,
    cutout,
    totalFen,
    dueFen,
    paidFen,
    createdAt,
    expiresAt,
    locksAt: shownLock,
    actions,
    stockCarId: row.conversion?.stockCarId ?? row.stockCarId,
  };
}

/** An order in the format of its own screen. */
export async function presentDetail(ctx: Ctx, row: OrderRow): Promise<OrderDetailData> {
  const { quote, options, buyer, cityCode, cityName, refundRejection } = row;
  const { fromWeeks, toWeeks } = quote.delivery;
  const history = await selectHistory(ctx.db, row);
  const payments = (
    await ctx.app.hooks.ask(ctx, 'paymentsOfOrder', { userId: row.userId, orderNo: row.orderNo })
  ).flat();
  return {
    ...(await presentOrder(ctx, row)),
    configuration: quote.configuration,
    options,
    lines: sayLines(quote.lines),
    coupons: pricedCoupons(row.conversion?.adjustments ?? row.adjustments),
    payments,
    buyer: presentBuyer(buyer),
    city: { cityCode, cityName },
    store: await findStore(ctx, row.storeId),
    adviser: await findAdviser(ctx, row.adviserId),
    agreements: await listedAgreements(ctx, subjectOfOrder(row)),
    timeline: history.map(({ state, title, note, at }) => ({ state, title, note, at })),
    delivery: { fromWeeks, toWeeks },
    tips: detailTips(row),
    refundRejection,
    arrival: await arrivalOf(ctx, row),
    inspectionConfirmedAt: row.inspectionConfirmedAt,
  };
}
