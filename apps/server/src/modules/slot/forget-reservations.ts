import type { Ctx } from '../../kernel/context';
import { takeBackOf } from './slot.repository';

/** Deletes all reservations of a person whose account is gone, and releases their capacity. */
export async function forgetReservations(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  await takeBackOf(ctx.db, accountId);
}
