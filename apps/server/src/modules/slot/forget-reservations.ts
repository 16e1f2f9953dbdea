import type { Ctx } from '../../kernel/context';
import { deleteReservationsOf, takeBackOf } from './slot.repository';

/** Gives the slots of a person whose account is gone back, and forgets who had them. */
export async function forgetReservations(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  await takeBackOf(ctx.db, accountId, ctx.now());
  await deleteReservationsOf(ctx.db, accountId);
}
