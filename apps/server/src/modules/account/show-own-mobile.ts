import type { ActorCtx } from '../../kernel/context';
import { findMobile } from './account.repository';

/** The caller's own phone in full, 11 digits; null for an account without one. Everybody else sees it masked. */
export async function showOwnMobile(ctx: ActorCtx): Promise<{ mobile: string | null }> {
  return { mobile: await findMobile(ctx.db, ctx.actor.accountId) };
}
