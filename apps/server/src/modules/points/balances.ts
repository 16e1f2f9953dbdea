import type { Ctx } from '../../kernel/context';
import { countUsableCoupons, findBalance } from './points.repository';

/** Balances of an account as the head of the mine tab shows them; zeros for an account without movements. */
export async function balances(ctx: Ctx, accountId: string) {
  const row = await findBalance(ctx.db, accountId, ctx.now());
  const coupons = await countUsableCoupons(ctx.db, accountId, ctx.now());
  return { points: row?.points ?? 0, kr: row?.kr ?? 0, coupons, growth: row?.growth ?? 0 };
}
