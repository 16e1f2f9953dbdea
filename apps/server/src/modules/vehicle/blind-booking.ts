import type { BlindBookingStateData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import {
  type BlindWindowRow,
  deletePlace,
  insertPlace,
  numberPlace,
  type PlaceRow,
  selectBlindWindow,
  selectBlindWindows,
  selectPlace,
  selectPlaceOfOrder,
  takePlace,
} from './blind-booking.repository';
import { arePricesOut } from './find-version';
import { vehicleTexts } from './vehicle.texts';

/**
 * Where a blind booking stands. The launch comes before all else, then the window, a pause, and the places.
 *
 * Example: open from the 1st to the 20th with 500 places: on the 10th with 500 taken it is `full`, on the 20th `ended`.
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
  return blindWindow.taken >= blindWindow.placeLimit ? 'full' : 'open';
}

/**
 * The blind booking of a model: the one named, else the first whose window is not over, else the last one.
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

/** The blind booking a place belongs to. @throws NOT_FOUND */
export async function blindWindowOf(ctx: Ctx, place: PlaceRow): Promise<BlindWindowRow> {
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

/** What a place is taken for. */
export interface BlindClaim {
  accountId: string;
  modelId: string;
  windowId?: string | undefined;
  orderNo: string;
  /** End of the time to pay. */
  heldUntil: number;
}

/**
 * Takes a place of the model's blind booking for an order. A person who holds or paid one of this model keeps it: the
 * answer then names the earlier order. Call it in a transaction; callers at once never get more places than there are.
 * @throws STATE_CHANGED outside the window, with `data.state`; SOLD_OUT without places left; NOT_FOUND
 */
export async function takeBlindPlace(ctx: Ctx, claim: BlindClaim): Promise<{ orderNo: string; isNew: boolean }> {
  const { accountId, modelId, orderNo, heldUntil } = claim;
  const before = await selectPlace(ctx.db, accountId, modelId);
  if (before) return { orderNo: before.orderNo, isNew: false };
  const blindWindow = await findBlindWindow(ctx, modelId, claim.windowId);
  const state = blindBookingState(blindWindow, await arePricesOut(ctx, modelId), ctx.now());
  if (state === 'full') throw refuse('SOLD_OUT', { message: CLOSED_TEXTS.full, data: { state } });
  if (state !== 'open') throw refuse('STATE_CHANGED', { message: CLOSED_TEXTS[state], data: { state } });
  const { windowId } = blindWindow;
  const place = { accountId, modelId, windowId, orderNo, takenAt: ctx.now(), heldUntil };
  // The person's row comes before the window's in every transaction, so that no two wait for each other.
  if (!(await insertPlace(ctx.db, place))) {
    const other = await selectPlace(ctx.db, accountId, modelId);
    if (!other) throw refuse('STATE_CHANGED');
    return { orderNo: other.orderNo, isNew: false };
  }
  if (!(await takePlace(ctx.db, windowId)))
    throw refuse('SOLD_OUT', { message: CLOSED_TEXTS.full, data: { state: 'full' } });
  return { orderNo, isNew: true };
}

/** Gives the place of an order back: not paid in time, cancelled or refunded. Twice is once. */
export const giveBackBlindPlace = (ctx: Ctx, accountId: string, orderNo: string): Promise<void> =>
  deletePlace(ctx.db, accountId, orderNo);

/** Gives the place of a paid order its number. Twice is once. */
export const numberBlindPlace = (ctx: Ctx, accountId: string, orderNo: string, paidAt: number): Promise<void> =>
  numberPlace(ctx.db, accountId, orderNo, paidAt);

/** The place of an order, or null when it never had one or gave it back. */
export async function blindPlaceOfOrder(ctx: Ctx, accountId: string, orderNo: string): Promise<PlaceRow | null> {
  return (await selectPlaceOfOrder(ctx.db, accountId, orderNo)) ?? null;
}

/** The place of a person with one model, or null. */
export async function findBlindPlace(ctx: Ctx, accountId: string, modelId: string): Promise<PlaceRow | null> {
  return (await selectPlace(ctx.db, accountId, modelId)) ?? null;
}
