import type { Ctx } from '../../kernel/context';
import { callerOf, personOf } from './find-drive';
import { countDrivenSince, selectDrivenSince } from './test-drive.repository';

/** Whether the caller, by account or phone, finished a test drive since a moment; false for visitors. */
export async function drivenSince(ctx: Ctx, since: number): Promise<boolean> {
  const caller = await callerOf(ctx);
  return caller !== null && selectDrivenSince(ctx.db, caller, since);
}

/** How many test drives an account, by its id or phone, finished since a moment. */
export const drivesSince = async (ctx: Ctx, accountId: string, since: number): Promise<number> =>
  countDrivenSince(ctx.db, await personOf(ctx, accountId), since);
