import type { Role } from '@voltfront/contract/permissions';
import type { Ctx } from '../../kernel/context';
import { uploadAddress } from '../upload';
import { findAccount, findAccountOfMobile } from './account.repository';
import { rolesOf } from './roles';

/** An account as staff find it. */
export interface FoundCustomer {
  accountId: string;
  nickname: string;
  avatar: string;
  mobile: string | null;
  roles: Role[];
  isActive: boolean;
  joinedAt: number;
}

/** The account with a phone number or an id; null without one. */
export async function findCustomer(
  ctx: Ctx,
  key: { mobile: string } | { accountId: string },
): Promise<FoundCustomer | null> {
  const accountId = 'mobile' in key ? await findAccountOfMobile(ctx.db, key.mobile) : key.accountId;
  const row = accountId === undefined ? undefined : await findAccount(ctx.db, ctx.app, accountId);
  if (!row) return null;
  const { id, nickname, avatar, mobile, state, createdAt: joinedAt } = row;
  const isActive = state === 'active';
  return {
    accountId: id,
    nickname,
    avatar: uploadAddress(ctx, avatar),
    mobile,
    roles: rolesOf(row),
    isActive,
    joinedAt,
  };
}
