import type { InviterCarData, OwnedCarData, ReplyOf } from '@voltfront/contract';
import { nextServiceAt, WARRANTY, yearsAfter } from '@voltfront/rules/drive/warranty';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { couponsForCar } from '../coupon';
import { deliveredOrders, findDelivered, type OrderRow } from '../order';
import { findStore } from '../store';
import { type CarKey, type OwnedCarRow, selectOwnedCar, selectOwnedCars } from './owned-car.repository';
import { ownedCarTexts } from './owned-car.texts';

const TAIL = 6;

/** Delivered cars of the caller, newest first. */
export async function listOwnedCars(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mporder/v1/ownedCars'>> {
  const { accountId } = ctx.actor;
  const orders = await deliveredOrders(ctx, accountId);
  const kept = new Map((await selectOwnedCars(ctx.db, accountId)).map((car) => [car.orderNo, car]));
  return orders.map(({ orderNo, quote }) => ({
    orderNo,
    modelName: quote.modelName,
    versionName: quote.versionName,
    name: kept.get(orderNo)?.name ?? null,
    plate: kept.get(orderNo)?.plate ?? null,
  }));
}

/** The newest car of a person as their friends may see it: no plate, no number, no place. */
export async function showCarToFriends(ctx: Ctx, { accountId }: { accountId: string }): Promise<InviterCarData | null> {
  const [newest] = await deliveredOrders(ctx, accountId);
  const found = newest && (await findDelivered(ctx, { userId: accountId, orderNo: newest.orderNo }));
  if (!found) return null;
  const { orderNo, modelId, quote } = found.row;
  const { modelName, cutout } = quote;
  const odometerKm = await ctx.app.vehicleState.odometerOf({
    orderNo,
    deliveredAt: found.deliveredAt,
    now: ctx.now(),
  });
  return { modelId, modelName, cutout, odometerKm };
}

/** What the newest own car of a person has driven; nothing without one. */
export async function kilometresOf(ctx: Ctx, who: { accountId: string }): Promise<{ kilometres?: number }> {
  const car = await showCarToFriends(ctx, who);
  return car?.odometerKm == null ? {} : { kilometres: car.odometerKm };
}

async function vinTailOf(ctx: Ctx, { userId, orderNo, stockCarId }: OrderRow): Promise<string | null> {
  const known = await ctx.app.hooks.ask(ctx, 'vinOfOrder', { userId, orderNo, stockCarId });
  const vin = known.find((each) => each !== null) ?? (await ctx.app.vehicleState.vinOf(orderNo));
  return vin?.slice(-TAIL) ?? null;
}

async function appointmentOf(ctx: Ctx, car: OwnedCarRow | undefined): Promise<OwnedCarData['service']['appointment']> {
  const { serviceStoreId: storeId = null, serviceStartsAt: startsAt = null, serviceEndsAt: endsAt = null } = car ?? {};
  if (storeId === null || startsAt === null || endsAt === null || endsAt <= ctx.now()) return null;
  const store = await findStore(ctx, storeId);
  return { storeId, storeName: store?.name ?? '', address: store?.address ?? '', startsAt, endsAt };
}

/** A delivered order of a person. @throws NOT_FOUND also for somebody else's, and before the handover */
export async function deliveredOrder(ctx: Ctx, key: CarKey): Promise<{ row: OrderRow; deliveredAt: number }> {
  const found = await findDelivered(ctx, key);
  if (!found) throw refuse('NOT_FOUND', { message: ownedCarTexts.missing });
  return found;
}

const warranty = (deliveredAt: number, { years, km }: { years: number; km: number }) => ({
  untilAt: yearsAfter(deliveredAt, years),
  km,
});

/** A delivered car of the caller. @throws NOT_FOUND */
export async function showOwnedCar(ctx: ActorCtx, { orderNo }: { orderNo: string }): Promise<OwnedCarData> {
  const key = { userId: ctx.actor.accountId, orderNo };
  const { row, deliveredAt } = await deliveredOrder(ctx, key);
  const car = await selectOwnedCar(ctx.db, key);
  const { modelName, versionName, cutout } = row.quote;
  return {
    orderNo,
    modelName,
    versionName,
    cutout,
    name: car?.name ?? null,
    plate: car?.plate ?? null,
    vinTail: await vinTailOf(ctx, row),
    deliveredAt,
    cityCode: row.cityCode,
    odometerKm: await ctx.app.vehicleState.odometerOf({ orderNo, deliveredAt, now: ctx.now() }),
    benefits: await couponsForCar(ctx, key.userId),
    warranty: { car: warranty(deliveredAt, WARRANTY.car), battery: warranty(deliveredAt, WARRANTY.battery) },
    service: { dueAt: nextServiceAt(deliveredAt, ctx.now()), appointment: await appointmentOf(ctx, car) },
  };
}
