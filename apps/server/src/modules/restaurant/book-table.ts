import type { BodyOf, ReplyOf, TableBookingData } from '@voltfront/contract';
import { HOUR_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import type { EventMap } from '../../kernel/jobs';
import { couponsOfTemplates } from '../coupon';
import { bookSlot, freeSlot } from '../slot';
import { type BookingRow, lockBooking, type RestaurantRow, saveBooking, selectBooking } from './restaurant.repository';
import { restaurantTexts } from './restaurant.texts';
import { loadRestaurant } from './show-restaurant';
import { holderOf, TABLE, tablesOf } from './tables-of';

/** A booking can be changed or cancelled until this long before it begins. */
const CHANGE_UNTIL_MS = 2 * HOUR_MS;

const present = ({ bookingId, startsAt, endsAt, persons, phone }: BookingRow): TableBookingData => ({
  ...{ bookingId, startsAt, endsAt, persons, phone },
  changeUntilAt: startsAt - CHANGE_UNTIL_MS,
});

function assertChangeable(ctx: Ctx, { startsAt }: BookingRow): void {
  if (ctx.now() > startsAt - CHANGE_UNTIL_MS) throw refuse('STATE_CHANGED', { message: restaurantTexts.tooLate });
}

/** Says which time is free next after one that is full. */
async function refuseFull(ctx: Ctx, row: RestaurantRow, startsAt: number): Promise<never> {
  const free = (await tablesOf(row, ctx)).filter(({ left }) => left > 0);
  const next = free.find((slot) => slot.startsAt > startsAt) ?? free[0];
  const message = next ? restaurantTexts.fullUntil({ nextAt: next.startsAt }) : restaurantTexts.full;
  throw refuse('SLOT_FULL', { message, data: { nextAt: next?.startsAt ?? null } });
}

/**
 * Books a table, or changes the upcoming booking of the caller; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED, SLOT_FULL, BAD_INPUT for a time that is not offered
 */
export async function bookTable(
  ctx: ActorCtx,
  { restaurantId, startsAt, persons, phone }: BodyOf<'POST /api/mporder/v1/restaurant/book'>,
): Promise<TableBookingData> {
  const userId = ctx.actor.accountId;
  const now = ctx.now();
  const restaurant = await loadRestaurant(ctx, restaurantId);
  if (!restaurant.takesBookings || restaurant.goneAt !== null)
    throw refuse('STATE_CHANGED', { message: restaurantTexts.noBookings });
  const before = await lockBooking(ctx.db, { userId, restaurantId }, now);
  if (before) assertChangeable(ctx, before);
  const { reservation, refusal } = await bookSlot(ctx, holderOf(userId, restaurantId), {
    placeId: restaurantId,
    startsAt,
  });
  if (refusal === 'full') return refuseFull(ctx, restaurant, startsAt);
  if (!reservation)
    throw refuse('BAD_INPUT', { message: restaurantTexts.noTable, data: { fields: ['body.startsAt'] } });
  const agreed = { restaurantId, startsAt, endsAt: reservation.endsAt, persons, phone };
  const row: BookingRow = {
    ...agreed,
    bookingId: before?.bookingId ?? newId(now),
    userId,
    state: 'booked',
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
  await saveBooking(ctx.db, row);
  return present(row);
}

/** Cancels the upcoming booking of the caller; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function cancelTable(ctx: ActorCtx, { restaurantId }: { restaurantId: string }): Promise<{ ok: true }> {
  const userId = ctx.actor.accountId;
  const row = await lockBooking(ctx.db, { userId, restaurantId }, ctx.now());
  if (!row) throw refuse('NOT_FOUND');
  assertChangeable(ctx, row);
  await freeSlot(ctx, holderOf(userId, restaurantId));
  await saveBooking(ctx.db, { ...row, state: 'cancelled', updatedAt: ctx.now() });
  return { ok: true };
}

/** What the caller has in a restaurant: their upcoming booking and coupons that count there. @throws NOT_FOUND */
export async function showOwnTable(
  ctx: ActorCtx,
  { restaurantId }: { restaurantId: string },
): Promise<ReplyOf<'GET /api/mporder/v1/restaurant/own'>> {
  const { accountId: userId } = ctx.actor;
  const { couponTemplates } = await loadRestaurant(ctx, restaurantId);
  const booking = await selectBooking(ctx.db, { userId, restaurantId }, ctx.now());
  return {
    booking: booking ? present(booking) : null,
    coupons: await couponsOfTemplates(ctx, userId, couponTemplates),
  };
}

/** Ends a booking whose time the restaurant closed, for `SlotClosed`; nothing when it was moved before. */
export async function loseTable(ctx: Ctx, closed: EventMap['SlotClosed']): Promise<void> {
  const { kind, userId, thingId: restaurantId, startsAt } = closed;
  if (kind !== TABLE) return;
  const row = await lockBooking(ctx.db, { userId, restaurantId }, ctx.now());
  if (row?.startsAt === startsAt) await saveBooking(ctx.db, { ...row, state: 'closed', updatedAt: ctx.now() });
}
