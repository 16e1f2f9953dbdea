import type { Ctx } from '../../kernel/context';
import { deleteSignUps, listActive, lockSignUp } from './activity.repository';
import { releaseSeats } from './move-sign-up';

/** Takes a person who cancelled their account out of every activity, so that others get their seats. */
export async function leaveActivities(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  for (const seen of await listActive(ctx.db, accountId)) {
    const row = await lockSignUp(ctx.db, seen);
    if (row && row.state !== 'checkedIn') await releaseSeats(ctx, row);
  }
  await deleteSignUps(ctx.db, accountId);
}
