import { grantedRoles, type ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { CONSOLE_IDLE_MS, hasPassed, staffById } from '../account';
import { desksOf } from '../coupon';
import { findStore } from '../store';
import { uploadAddress } from '../upload';
import { countRecoveryCodes, findFactor } from './factor.repository';

type Self = ReplyOf<'GET /api/mpaccount/v1/staff/self'>;

/** A member of staff as they see themselves at the console. */
export async function presentSelf(ctx: Ctx, accountId: string, isPassed: boolean): Promise<Self> {
  const person = await staffById(ctx, accountId);
  if (!person) throw refuse('NOT_FOUND');
  const factor = await findFactor(ctx.db, accountId);
  const isEnrolled = factor !== undefined && factor.confirmedAt !== null;
  const desks = await desksOf(ctx.db, [accountId]);
  const store = await findStore(ctx, desks.get(accountId) ?? null);
  return {
    accountId,
    nickname: person.nickname,
    avatar: uploadAddress(ctx, person.avatar),
    maskedMobile: person.maskedMobile,
    roles: grantedRoles.filter((role) => person.roles.includes(role)),
    store: store && { storeId: store.storeId, name: store.name },
    secondFactor: isPassed ? 'passed' : isEnrolled ? 'required' : 'enrol',
    recoveryCodesLeft: isPassed ? await countRecoveryCodes(ctx.db, accountId) : null,
    idleMinutes: CONSOLE_IDLE_MS / MINUTE_MS,
  };
}

/** The caller at the console. */
export async function showSelf(ctx: ActorCtx): Promise<Self> {
  return presentSelf(ctx, ctx.actor.accountId, await hasPassed(ctx, ctx.actor.sessionId));
}
