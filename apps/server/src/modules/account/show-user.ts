import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { levelOf } from '../growth';
import { balances } from '../points';
import { uploadAddress } from '../upload';
import { presentUser, type UserInfoReply } from './account.presenter';
import { findAccount } from './account.repository';

/** An account's public profile with its membership level. @throws NOT_FOUND */
export async function showUser(ctx: Ctx, accountId: string): Promise<UserInfoReply> {
  const row = await findAccount(ctx.db, ctx.app, accountId);
  if (!row) throw refuse('NOT_FOUND');
  const { growth } = await balances(ctx, accountId);
  return presentUser({ ...row, avatar: uploadAddress(ctx, row.avatar) }, await levelOf(ctx, growth));
}
