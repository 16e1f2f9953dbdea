import { paymentDeadlineMs } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import {
  insertBlindWindows,
  insertBooking,
  numberBooking,
  raiseTaken,
  selectBlindWindows,
} from './blind-booking.repository';

/** Initial blind booking windows. */
export type BlindSeed = Parameters<typeof insertBlindWindows>[1];

/** Inserts blind booking windows; the models must exist. */
export async function seedBlindWindows(ctx: Ctx, windows: BlindSeed): Promise<void> {
  await insertBlindWindows(ctx.db, windows);
}

/** A demo order's booking. */
export interface DemoPlace {
  accountId: string;
  modelId: string;
  orderNo: string;
  takenAt: number;
  paidAt: number | null;
}

/**
 * Gives a demo order a held or paid booking in its model's first window; does nothing when the
 * model has none.
 */
export async function placeDemoBooking(ctx: Ctx, { paidAt, ...place }: DemoPlace): Promise<void> {
  const [blindWindow] = await selectBlindWindows(ctx.db, place.modelId);
  if (!blindWindow) return;
  const { windowId } = blindWindow;
  if (!(await insertBooking(ctx.db, { ...place, windowId, heldUntil: paymentDeadlineMs(place.takenAt) }))) return;
  await raiseTaken(ctx.db, windowId);
  if (paidAt !== null) await numberBooking(ctx.db, place.accountId, place.orderNo, paidAt);
}
