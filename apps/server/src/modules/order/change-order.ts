import type { BuyerData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { adviserFor, findDelivery } from '../store';
import { voidSignatures } from './agreement.repository';
import { exchangeSubsidy } from './buyer-subsidy';
import { changeTexts } from './change/change.texts';
import { assertCouponsCountAt } from './coupons/order-coupons';
import { assertNotLocked } from './lock-order';
import { lockOwnOrder, noteOrder } from './move-order';
import type { OrderRow } from './order.repository';
import { orderTexts } from './order.texts';
import type { OrderKey } from './order.types';
import { toStoredBuyer } from './store-buyer';
import { timelineTexts } from './timeline.texts';

async function lockChangeable(ctx: Ctx, key: OrderKey): Promise<OrderRow> {
  const row = await lockOwnOrder(ctx, key);
  assertNotLocked(row, ctx.now());
  if (row.state !== 'depositPaid') throw refuse('STATE_CHANGED');
  return row;
}

/**
 * Changes the delivery city of a deposit order until it is locked; without a store the city's first
 * store is used.
 * @throws COUPON_UNUSABLE when a coupon of the order does not count at the new store, CITY_NOT_SERVED, NOT_FOUND for a store elsewhere, ORDER_LOCKED, STATE_CHANGED, also for a
 * stock car, which is handed over at its own store
 */
export async function changeCity(
  ctx: Ctx,
  key: OrderKey,
  input: { cityCode: string; storeId?: string },
): Promise<OrderRow> {
  const row = await lockChangeable(ctx, key);
  if (row.stockCarId !== null) throw refuse('STATE_CHANGED', { message: orderTexts.stockCity });
  const { city, store } = await findDelivery(ctx, input.cityCode, input.storeId);
  const storeId = store?.storeId ?? null;
  if (row.cityCode === city.cityCode && row.storeId === storeId) return row;
  await assertCouponsCountAt(ctx, row, storeId);
  const adviser = await adviserFor(ctx, storeId, row.orderNo);
  const [from, to] = [row.cityName, city.cityName];
  const note = store ? changeTexts.storeIn({ from, to, store: store.name }) : `${from} → ${to}`;
  return noteOrder(
    ctx,
    row,
    { title: timelineTexts.cityChanged, note, who: 'customer' },
    { cityCode: city.cityCode, cityName: city.cityName, storeId, adviserId: adviser?.adviserId ?? null },
  );
}

/**
 * Changes the buyer of a deposit order until it is locked. The purchase agreement named the
 * previous buyer and must be signed again. Between a person and a company the subsidy changes too,
 * and so does the total.
 * @throws BAD_INPUT for a wrong checksum, ORDER_LOCKED, STATE_CHANGED
 */
export async function transferName(ctx: Ctx, key: OrderKey, buyer: BuyerData): Promise<OrderRow> {
  const row = await lockChangeable(ctx, key);
  const stored = toStoredBuyer(ctx, buyer);
  await voidSignatures(ctx.db, key, ['purchase', 'special'], ctx.now());
  const priced = await exchangeSubsidy(ctx, row, stored);
  const differenceFen = (priced.totalFen ?? row.totalFen) - row.totalFen;
  const [from, to] = [row.buyer.name, stored.name];
  const note = differenceFen === 0 ? `${from} → ${to}` : changeTexts.subsidyChanged({ from, to, differenceFen });
  return noteOrder(
    ctx,
    row,
    { title: timelineTexts.buyerChanged, note, who: 'customer' },
    { ...priced, buyer: stored },
  );
}
