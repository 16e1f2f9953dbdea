import type { BlindBookingData } from '@voltfront/contract';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { blindBookingState, findBlindBooking, findBlindWindow } from './blind-booking';
import { arePricesOut, loadModel } from './find-version';
import { isReminderSet } from './vehicle.repository';

/**
 * The caller's booking for a model. One past its payment deadline does not count, whether or not
 * its expiry is stored.
 */
async function ownBooking(ctx: Ctx, modelId: string): Promise<BlindBookingData['ownBooking']> {
  const place = ctx.actor ? await findBlindBooking(ctx, ctx.actor.accountId, modelId) : null;
  if (!place || (place.paidAt === null && place.heldUntil < ctx.now())) return null;
  return { orderNo: place.orderNo, isPaid: place.paidAt !== null };
}

/**
 * A model's blind booking window by server time, with the caller's booking and reminder.
 * @throws NOT_FOUND when there is no such model or window
 */
export async function showBlindBooking(
  ctx: Ctx,
  { modelId, windowId }: { modelId: string; windowId?: string | undefined },
): Promise<BlindBookingData> {
  const model = await loadModel(ctx, modelId);
  const blindWindow = await findBlindWindow(ctx, modelId, windowId);
  const { title, startsAt, endsAt, launchAt, pauseNote, bookingLimit, taken, paidCount, content } = blindWindow;
  return {
    windowId: blindWindow.windowId,
    title,
    modelId,
    modelName: model.name,
    tagline: model.tagline,
    hero: model.hero,
    cutout: model.cutout,
    state: blindBookingState(blindWindow, await arePricesOut(ctx, modelId), ctx.now()),
    startsAt,
    endsAt,
    launchAt,
    pauseNote,
    depositFen: DEPOSIT_FEN.blind,
    bookingCount: paidCount,
    bookingLimit,
    bookingsLeft: bookingLimit - taken,
    facts: model.facts,
    ...content,
    isReminderSet: ctx.actor ? await isReminderSet(ctx.db, ctx.actor.accountId, modelId) : false,
    ownBooking: await ownBooking(ctx, modelId),
  };
}
