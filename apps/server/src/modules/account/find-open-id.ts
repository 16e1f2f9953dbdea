import type { Ctx } from '../../kernel/context';
import { newestOpenId } from './identity.repository';

/** The account's open id on a platform, the newest if there are several; null without one. */
export const findOpenId = (ctx: Ctx, accountId: string, platform: string): Promise<string | null> =>
  newestOpenId(ctx.db, accountId, platform);
