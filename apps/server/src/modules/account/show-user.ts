import { eq, getTableColumns } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { isOwnerSql } from '../../kernel/ownership';
import { balances, growthLevel } from '../points';
import { presentUser, type UserInfoReply } from './account.presenter';
import { accounts } from './account.tables';

/** The person behind an account, with the level of their growth value. @throws NOT_FOUND */
export async function showUser(ctx: Ctx, accountId: string): Promise<UserInfoReply> {
  const columns = { ...getTableColumns(accounts), isOwner: isOwnerSql(ctx.app, accounts.id) };
  const [row] = await ctx.db.select(columns).from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw refuse('NOT_FOUND');
  const { growth } = await balances(ctx, accountId);
  return presentUser(row, growthLevel(growth));
}
