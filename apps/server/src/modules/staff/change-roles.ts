import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { leaveConsole, lockAdministrators, lockStaff, setRoles, staffOfMobile } from '../account';
import { desksOf, moveDesk } from '../coupon';
import { findStore } from '../store';
import { forgetFactor } from './factor.repository';
import { presentMember } from './list-staff';
import { staffTexts } from './staff.texts';

type Add = 'POST /api/mpaccount/v1/staff/role/add';
type Remove = 'POST /api/mpaccount/v1/staff/role/remove';
type Reset = 'POST /api/mpaccount/v1/staff/factor/reset';

/** The store of a consultant: the one named, else the one known. @throws BAD_INPUT for a consultant without one */
async function storeFor(ctx: ActorCtx, accountId: string, named: string | undefined): Promise<string> {
  const field = { data: { fields: ['body.storeId'] } };
  const storeId = named ?? (await desksOf(ctx.db, [accountId])).get(accountId);
  if (storeId === undefined) throw refuse('BAD_INPUT', { message: staffTexts.storeNeeded, ...field });
  if (!(await findStore(ctx, storeId))) throw refuse('BAD_INPUT', { message: staffTexts.storeUnknown, ...field });
  return storeId;
}

/** Gives a role to the account of a phone. Call it in a transaction. @throws NOT_FOUND without an account, BAD_INPUT */
export async function addRole(ctx: ActorCtx, { mobile, role, storeId }: BodyOf<Add>): Promise<ReplyOf<Add>> {
  const found = await staffOfMobile(ctx, mobile);
  const row = found && (await lockStaff(ctx.db, found.accountId));
  if (!row) throw refuse('NOT_FOUND', { message: staffTexts.noAccount });
  if (role === 'consultant') await moveDesk(ctx.db, row.id, await storeFor(ctx, row.id, storeId));
  if (!row.roles.includes(role)) await setRoles(ctx, row.id, [...row.roles, role]);
  return presentMember(ctx, row.id);
}

/**
 * Takes a role away and ends the person's session of the console. Call it in a transaction.
 * @throws NOT_FOUND, STATE_CHANGED when they do not hold it, LAST_ADMINISTRATOR
 */
export async function removeRole(ctx: ActorCtx, { accountId, role }: BodyOf<Remove>): Promise<ReplyOf<Remove>> {
  // All administrators are locked, in one order, before the own row: of two who remove each other at once one stays.
  const administrators = role === 'administrator' ? await lockAdministrators(ctx.db) : [];
  const row = await lockStaff(ctx.db, accountId);
  if (!row) throw refuse('NOT_FOUND');
  if (!row.roles.includes(role)) throw refuse('STATE_CHANGED', { message: staffTexts.notHeld });
  if (role === 'administrator' && administrators.every((id) => id === accountId)) throw refuse('LAST_ADMINISTRATOR');
  await setRoles(
    ctx,
    accountId,
    row.roles.filter((held) => held !== role),
  );
  if (role === 'consultant') await moveDesk(ctx.db, accountId, null);
  await leaveConsole(ctx, accountId);
  return presentMember(ctx, accountId);
}

/** Forgets somebody's second factor and ends their session of the console. Call it in a transaction. @throws NOT_FOUND */
export async function resetFactor(ctx: ActorCtx, { accountId }: BodyOf<Reset>): Promise<ReplyOf<Reset>> {
  const row = await lockStaff(ctx.db, accountId);
  if (!row || row.roles.length === 0) throw refuse('NOT_FOUND');
  await forgetFactor(ctx.db, accountId);
  await leaveConsole(ctx, accountId);
  return presentMember(ctx, accountId);
}
