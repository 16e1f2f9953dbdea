import type { Ctx } from '../../kernel/context';
import { dropAllHolds } from './stock-car.repository';
import { stockChanged } from './stock-reads';

/** Forgets an account: its holds and places are free for others, its lists and bookings end as their tables declare. */
export async function forgetPerson(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  const { db } = ctx;
  await dropAllHolds(db, accountId, ctx.now());
  stockChanged(ctx);
}
