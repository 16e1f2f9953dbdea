import type { Ctx } from '../../kernel/context';
import { newestOpenId } from './identity.repository';

/** The open id that an account is bound to on a platform, the newest when there are several; null without one. */
export const findOpenId = (ctx: Ctx, accountId: string, platform: string): Promise<string | null> =>
  newestOpenId(ctx.db, accountId, platform);
