import { paymentDeadlineMs } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { insertBooking, numberBooking, raiseTaken, selectBlindWindows } from './blind-booking.repository';
import { blindWindow } from './blind-booking.tables';
import { parameter, parameterSection, parameterValue } from './parameter.tables';

/** Initial parameter sheets. */
export interface ParameterSeed {
  sections: (typeof parameterSection.$inferInsert)[];
  parameters: (typeof parameter.$inferInsert)[];
  values: (typeof parameterValue.$inferInsert)[];
}

/** Inserts parameter sheets in batches; the versions must exist. */
export async function seedParameters(ctx: Ctx, { sections, parameters, values }: ParameterSeed): Promise<void> {
  await ctx.db.insert(parameterSection).values(sections);
  await ctx.db.insert(parameter).values(parameters);
  await ctx.db.insert(parameterValue).values(values);
}

/** Initial blind booking windows. */
export type BlindSeed = (typeof blindWindow.$inferInsert)[];

/** Inserts blind booking windows; the models must exist. */
export async function seedBlindWindows(ctx: Ctx, windows: BlindSeed): Promise<void> {
  if (windows.length > 0) await ctx.db.insert(blindWindow).values(windows);
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
