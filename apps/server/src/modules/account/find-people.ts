import type { Role } from '@voltfront/contract/permissions';
import type { Ctx } from '../../kernel/context';
import { findPublicAccounts } from './account.repository';
import { rolesOf } from './roles';

/** Public data of an account. */
export interface Person {
  accountId: string;
  nickname: string;
  /** Path under /assets or /files. */
  avatar: string;
  roles: readonly Role[];
  /** Department of an employee of the brand. */
  organName: string | null;
}

/** People by account id, in one query; unknown ids are left out. */
export async function findPeople(ctx: Ctx, accountIds: readonly string[]): Promise<Map<string, Person>> {
  if (accountIds.length === 0) return new Map();
  const rows = await findPublicAccounts(ctx.db, ctx.app, accountIds);
  return new Map(rows.map(({ isOwner, ...row }) => [row.accountId, { ...row, roles: rolesOf({ ...row, isOwner }) }]));
}
