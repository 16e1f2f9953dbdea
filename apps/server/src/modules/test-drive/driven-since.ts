import type { Ctx } from '../../kernel/context';
import { callerOf } from './find-drive';
import { selectDrivenSince } from './test-drive.repository';

/** Whether the caller, by account or phone, finished a test drive since a moment; false for visitors. */
export async function drivenSince(ctx: Ctx, since: number): Promise<boolean> {
  const caller = await callerOf(ctx);
  return caller !== null && selectDrivenSince(ctx.db, caller, since);
}
