import type { Ctx } from '../../kernel/context';
import { findBalance } from './points.repository';

/** Balances of an account of points, KR and growth; zeros for an account without movements. */
export async function balances(ctx: Ctx, accountId: string) {
  const row = await findBalance(ctx.db, accountId, ctx.now());
  return { points: row?.points ?? 0, kr: row?.kr ?? 0, growth: row?.growth ?? 0 };
}
