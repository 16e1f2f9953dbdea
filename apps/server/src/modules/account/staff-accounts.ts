import { consoleCode } from '@voltfront/contract/headers';
import type { GrantedRole, Role } from '@voltfront/contract/permissions';
import type { Ctx } from '../../kernel/context';
import { maskMobile } from './account.presenter';
import { findAccount, findAccountOfMobile } from './account.repository';
import { rolesOf } from './roles';
import { openSession } from './session-store';
import { isStrong, writeRoles } from './staff-account.repository';

/** An active account as the console needs it. */
export interface StaffAccount {
  accountId: string;
  nickname: string;
  avatar: string;
  maskedMobile: string;
  roles: Role[];
}

/** An active account; null when there is none. */
export async function staffById(ctx: Ctx, accountId: string): Promise<StaffAccount | null> {
  const row = await findAccount(ctx.db, ctx.app, accountId);
  if (row?.state !== 'active') return null;
  const { nickname, avatar, mobile } = row;
  return { accountId, nickname, avatar, maskedMobile: maskMobile(mobile), roles: rolesOf(row) };
}

/** The active account of a phone; null when there is none. */
export async function staffOfMobile(ctx: Ctx, mobile: string): Promise<StaffAccount | null> {
  const accountId = await findAccountOfMobile(ctx.db, mobile);
  return accountId === undefined ? null : staffById(ctx, accountId);
}

/** The masked phone of an account. */
export const maskedMobileOf = async (ctx: Ctx, accountId: string): Promise<string> =>
  (await staffById(ctx, accountId))?.maskedMobile ?? '';

/** Opens a session of the console and ends the older one there; null when the account was cancelled. Call it in a transaction. */
export const openConsole = (ctx: Ctx, accountId: string): Promise<string | null> =>
  openSession(ctx, accountId, consoleCode);

/** Whether the second factor was passed in a session. */
export const hasPassed = (ctx: Ctx, sessionId: string): Promise<boolean> => isStrong(ctx.db, sessionId);

/** Replaces granted roles; all processes read them anew after the transaction. */
export async function setRoles(ctx: Ctx, accountId: string, roles: GrantedRole[]): Promise<void> {
  await writeRoles(ctx.db, accountId, roles);
  ctx.app.sessions.ended(accountId);
}
