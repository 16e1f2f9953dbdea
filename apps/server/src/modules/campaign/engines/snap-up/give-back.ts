import type { Ctx } from '../../../../kernel/context';
import { publish } from '../../../../kernel/jobs';
import { stock } from './sale-reads';
import { deletePlace, listOverdue, lockPlace, type PlaceRow, returnCar } from './snap-up.repository';
import { isOver } from './snap-up-settings';

/** Holds that the upkeep gives back at a time. */
const BATCH = 500;

/** Gives the car of a locked place back to the sale; everybody who waits for one is told. Needs a transaction. */
export async function giveBack(ctx: Ctx, place: PlaceRow): Promise<void> {
  const { campaignId, code } = place;
  await deletePlace(ctx.db, place);
  await returnCar(ctx.db, campaignId, code);
  stock.forget(ctx);
  await publish(ctx, 'SnapUpCarBack', { campaignId, code });
}

/** Gives a hold back that ran out; does nothing before, and for a car that was ordered. */
export async function endHold(ctx: Ctx, key: { accountId: string; campaignId: string }): Promise<void> {
  const place = await lockPlace(ctx.db, key);
  if (place && isOver(place, ctx.now())) await giveBack(ctx, place);
}

/** Holds whose job never came. */
export async function endOverdueHolds(ctx: Ctx): Promise<void> {
  for (const key of await listOverdue(ctx.db, ctx.now(), BATCH))
    await ctx.app.database.transaction((db) => endHold({ ...ctx, db }, key));
}
