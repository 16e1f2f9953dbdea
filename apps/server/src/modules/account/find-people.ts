import type { Role } from '@voltfront/contract/permissions';
import { eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { isOwnerSql } from '../../kernel/ownership';
import { accounts } from './account.tables';
import { rolesOf } from './roles';

/** What other customers may know of an account. */
export interface Person {
  accountId: string;
  nickname: string;
  /** Path under /assets or /files. */
  avatar: string;
  roles: readonly Role[];
  /** Department of somebody who works for the brand. */
  organName: string | null;
}

/** People by their account ids, in one query; unknown ids are left out. */
export async function findPeople(ctx: Ctx, accountIds: readonly string[]): Promise<Map<string, Person>> {
  if (accountIds.length === 0) return new Map();
  const { id, nickname, avatar, roles, organName } = accounts;
  const rows = await ctx.db
    .select({ accountId: id, nickname, avatar, roles, organName, isOwner: isOwnerSql(ctx.app, id) })
    .from(accounts)
    .where(inArray(id, [...accountIds]));
  return new Map(rows.map(({ isOwner, ...row }) => [row.accountId, { ...row, roles: rolesOf({ ...row, isOwner }) }]));
}

/** The phone of an account, to send messages to; null when it has none. */
export async function mobileOf(ctx: Ctx, accountId: string): Promise<string | null> {
  const [row] = await ctx.db.select({ mobile: accounts.mobile }).from(accounts).where(eq(accounts.id, accountId));
  return row?.mobile ?? null;
}
