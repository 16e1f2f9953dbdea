import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, type PersonalSection } from '../../kernel/personal-data';
import { deleteReservationsOf, takeBackOf } from './slot.repository';
import { slotReservations } from './slot.tables';

/** Appointments for the person's own copy. */
export async function slotData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { kind, thingId, placeId, startsAt, endsAt, createdAt, userId } = slotReservations;
  const rows = await ctx.db
    .select({ kind, thingId, placeId, startsAt, endsAt, createdAt })
    .from(slotReservations)
    .where(eq(userId, accountId))
    .orderBy(desc(startsAt))
    .limit(COPY_ROWS);
  return [{ title: '预约时段', rows }];
}

/** Gives the slots of a person whose account is gone back, and forgets who had them. */
export async function forgetReservations(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  await takeBackOf(ctx.db, accountId, ctx.now());
  await deleteReservationsOf(ctx.db, accountId);
}
