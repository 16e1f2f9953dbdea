import type { Ctx } from '../../kernel/context';
import { levelOf } from '../growth';
import { balances } from '../points';
import { findAccount } from './account.repository';

/** What other modules may ask about a customer; null for an unknown account. */
export async function customerFacts(ctx: Ctx, accountId: string) {
  const row = await findAccount(ctx.db, ctx.app, accountId);
  if (!row) return null;
  const { growth } = await balances(ctx, accountId);
  return { joinedAt: row.createdAt, level: await levelOf(ctx, growth), isPhoneBound: row.mobile !== null };
}
