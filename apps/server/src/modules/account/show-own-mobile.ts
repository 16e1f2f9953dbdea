import type { ActorCtx } from '../../kernel/context';
import { findMobile } from './account.repository';

/** The caller's own unmasked phone number, 11 digits; null for an account without one. */
export async function showOwnMobile(ctx: ActorCtx): Promise<{ mobile: string | null }> {
  return { mobile: await findMobile(ctx.db, ctx.actor.accountId) };
}
