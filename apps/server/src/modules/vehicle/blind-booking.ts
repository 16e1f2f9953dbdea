import type { BlindBookingStateData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import {
  type BlindBookingRow,
  type BlindWindowRow,
  deleteBooking,
  insertBooking,
  numberBooking,
  raiseTaken,
  selectBlindWindow,
  selectBlindWindows,
  selectBooking,
  selectBookingOfOrder,
} from './blind-booking.repository';
import { arePricesOut } from './find-version';
import { vehicleTexts } from './vehicle.texts';

/**
 * State of a blind booking window. The launch takes precedence, then the window's times, a pause,
 * and the capacity.
 * Example: open from the 1st to the 20th with a capacity of 500: on the 10th with 500 taken it is
 * `full`, on the 20th `ended`.
 */
export function blindBookingState(
  blindWindow: BlindWindowRow,
  isLaunched: boolean,
  now: number,
): BlindBookingStateData {
  if (isLaunched) return 'launched';
  if (now >= blindWindow.endsAt) return 'ended';
  if (now < blindWindow.startsAt) return 'notStarted';
  if (blindWindow.isPaused) return 'paused';
  return blindWindow.taken >= blindWindow.bookingLimit ? 'full' : 'open';
}

/**
 * A model's blind booking window: the one given, else the first that has not ended, else the last
 * one.
 * @throws NOT_FOUND when the model has none, or not this one
 */
export async function findBlindWindow(ctx: Ctx, modelId: string, windowId?: string | null): Promise<BlindWindowRow> {
  const windows = await selectBlindWindows(ctx.db, modelId);
  const found = windowId
    ? windows.find((each) => each.windowId === windowId)
    : (windows.find(({ endsAt }) => endsAt > ctx.now()) ?? windows.at(-1));
  if (!found) throw refuse('NOT_FOUND', { message: vehicleTexts.noBlind });
  return found;
}

/** The window that a booking belongs to. @throws NOT_FOUND */
export async function blindWindowOf(ctx: Ctx, place: BlindBookingRow): Promise<BlindWindowRow> {
  const blindWindow = await selectBlindWindow(ctx.db, place.windowId);
  if (!blindWindow) throw refuse('NOT_FOUND');
  return blindWindow;
}

const CLOSED_TEXTS: Record<Exclude<BlindBookingStateData, 'open'>, string> = {
  notStarted: vehicleTexts.blindNotStarted,
  paused: vehicleTexts.blindPaused,
  full: vehicleTexts.blindFull,
  ended: vehicleTexts.blindEnded,
  launched: vehicleTexts.launched,
};

/** Input of a new booking. */
export interface BlindClaim {
  accountId: string;
  modelId: string;
  windowId?: string | undefined;
  orderNo: string;
  /** Payment deadline (epoch ms). */
  heldUntil: number;
}

/**
 * Makes a booking in the model's window for an order. A person with a held or paid booking for this
 * model keeps it: the result then names the earlier order. Call it in a transaction; concurrent
 * callers never exceed the capacity.
 * @throws STATE_CHANGED outside the window, with `data.state`; SOLD_OUT when the capacity is used
 * up; NOT_FOUND
 */
export async function takeBlindBooking(ctx: Ctx, claim: BlindClaim): Promise<{ orderNo: string; isNew: boolean }> {
  const { accountId, modelId, orderNo, heldUntil } = claim;
  const before = await selectBooking(ctx.db, accountId, modelId);
  if (before) return { orderNo: before.orderNo, isNew: false };
  const blindWindow = await findBlindWindow(ctx, modelId, claim.windowId);
  const state = blindBookingState(blindWindow, await arePricesOut(ctx, modelId), ctx.now());
  if (state === 'full') throw refuse('SOLD_OUT', { message: CLOSED_TEXTS.full, data: { state } });
  if (state !== 'open') throw refuse('STATE_CHANGED', { message: CLOSED_TEXTS[state], data: { state } });
  const { windowId } = blindWindow;
  const place = { accountId, modelId, windowId, orderNo, takenAt: ctx.now(), heldUntil };
  // Every transaction locks the person's row before the window's, to prevent deadlocks.
  if (!(await insertBooking(ctx.db, place))) {
    const other = await selectBooking(ctx.db, accountId, modelId);
    if (!other) throw refuse('STATE_CHANGED');
    return { orderNo: other.orderNo, isNew: false };
  }
  if (!(await raiseTaken(ctx.db, windowId)))
    throw refuse('SOLD_OUT', { message: CLOSED_TEXTS.full, data: { state: 'full' } });
  return { orderNo, isNew: true };
}

/** Releases an order's booking: not paid in time, cancelled or refunded. Can be repeated. */
export const giveBackBlindBooking = (ctx: Ctx, accountId: string, orderNo: string): Promise<void> =>
  deleteBooking(ctx.db, accountId, orderNo);

/** Assigns the number of a paid order's booking. Can be repeated. */
export const numberBlindBooking = (ctx: Ctx, accountId: string, orderNo: string, paidAt: number): Promise<void> =>
  numberBooking(ctx.db, accountId, orderNo, paidAt);

/** An order's booking; null when it never had one or released it. */
export async function blindBookingOfOrder(
  ctx: Ctx,
  accountId: string,
  orderNo: string,
): Promise<BlindBookingRow | null> {
  return (await selectBookingOfOrder(ctx.db, accountId, orderNo)) ?? null;
}

/** A person's booking for one model, or null. */
export async function findBlindBooking(ctx: Ctx, accountId: string, modelId: string): Promise<BlindBookingRow | null> {
  return (await selectBooking(ctx.db, accountId, modelId)) ?? null;
}
