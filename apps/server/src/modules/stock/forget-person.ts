import type { Ctx } from '../../kernel/context';
import { forgetRowsOf } from './person.repository';
import { dropAllHolds } from './stock-car.repository';
import { stockChanged } from './stock-reads';

/** Forgets an account: its holds and places are free for others, its lists and bookings are gone. */
export async function forgetPerson(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  const { db } = ctx;
  await dropAllHolds(db, accountId, ctx.now());
  stockChanged(ctx);
  await forgetRowsOf(db, accountId);
}
