import type { BodyOf, OwnedCarData } from '@voltfront/contract';
import { EVERY_DAY, type SlotPlan } from '@voltfront/rules/slot/slot-plan';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { EventMap } from '../../kernel/jobs';
import { bookSlot, freeSlot, type ListedSlot, listSlots, type SlotHolder, savePlans } from '../slot';
import { type CarKey, saveOwnedCar, selectOwnedCar } from './owned-car.repository';
import { ownedCarTexts } from './owned-car.texts';
import { deliveredOrder, showOwnedCar } from './show-owned-car';

/** Purpose of this module's slots in the slot module. */
const SERVICE = 'service';

/** Times of services: two cars at each of these hours, booked a day before. */
const PLAN: SlotPlan = {
  hours: [{ weekdays: EVERY_DAY, starts: [9, 11, 14, 16].map((hour) => hour * 60), capacity: 2 }],
  lengthMinutes: 120,
  leadMinutes: 24 * 60,
  days: 21,
};

const holderOf = ({ userId, orderNo }: CarKey): SlotHolder => ({ kind: SERVICE, userId, thingId: orderNo });
const NONE = { serviceStoreId: null, serviceStartsAt: null, serviceEndsAt: null };

/** Gives stores the plan of services; needs a transaction. */
export const planServices = (ctx: Ctx, storeIds: readonly string[]): Promise<void> =>
  savePlans(
    ctx,
    storeIds.map((placeId) => ({ kind: SERVICE, placeId, plan: PLAN })),
  );

/** Times at which a store services cars; none where it does not. */
export const listServiceSlots = (ctx: Ctx, storeId: string): Promise<ListedSlot[]> =>
  listSlots(ctx, { kind: SERVICE, placeId: storeId });

/** Books a service, or moves it; needs a transaction. @throws NOT_FOUND, SLOT_FULL, BAD_INPUT for a time that is not offered */
export async function bookService(
  ctx: ActorCtx,
  { orderNo, storeId, startsAt }: BodyOf<'POST /api/mporder/v1/ownedCar/service/book'>,
): Promise<OwnedCarData> {
  const key = { userId: ctx.actor.accountId, orderNo };
  await deliveredOrder(ctx, key);
  const { reservation, refusal } = await bookSlot(ctx, holderOf(key), { placeId: storeId, startsAt });
  if (refusal === 'full') throw refuse('SLOT_FULL', { message: ownedCarTexts.slotFull });
  if (!reservation) throw refuse('BAD_INPUT', { message: ownedCarTexts.noSlot, data: { fields: ['body.startsAt'] } });
  await saveOwnedCar(ctx.db, key, {
    serviceStoreId: storeId,
    serviceStartsAt: startsAt,
    serviceEndsAt: reservation.endsAt,
    updatedAt: ctx.now(),
  });
  return showOwnedCar(ctx, { orderNo });
}

/** Cancels the booked service and gives its time back; needs a transaction. @throws NOT_FOUND */
export async function cancelService(ctx: ActorCtx, { orderNo }: { orderNo: string }): Promise<OwnedCarData> {
  const key = { userId: ctx.actor.accountId, orderNo };
  await deliveredOrder(ctx, key);
  await freeSlot(ctx, holderOf(key));
  await saveOwnedCar(ctx.db, key, { ...NONE, updatedAt: ctx.now() });
  return showOwnedCar(ctx, { orderNo });
}

/** Takes off a service whose slot was closed; nothing when it was moved before. */
export async function loseService(
  ctx: Ctx,
  { kind, userId, thingId: orderNo, placeId, startsAt }: EventMap['SlotClosed'],
): Promise<void> {
  if (kind !== SERVICE) return;
  const key = { userId, orderNo };
  const car = await selectOwnedCar(ctx.db, key);
  if (car?.serviceStoreId !== placeId || car.serviceStartsAt !== startsAt) return;
  await saveOwnedCar(ctx.db, key, { ...NONE, updatedAt: ctx.now() });
}
