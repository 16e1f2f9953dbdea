import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { countNewWelfare, walletOf } from '../coupon';
import { balances, checkInStatus } from '../points';
import { showUser } from './show-user';

declare module '../../kernel/hooks' {
  interface HookMap {
    /** Unread messages of an account; the answers of all modules are added up. */
    unreadCount: { input: { accountId: string }; answer: number };
  }
}

/** Coupons about to end that the tab names. */
const ENDING_SHOWN = 2;

/** Head of the profile tab: person, balances, unread messages, check-in. */
export async function showOverview(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mpaccount/v1/account/overview'>> {
  const { accountId } = ctx.actor;
  const unread = await ctx.app.hooks.ask(ctx, 'unreadCount', { accountId });
  const { usable, ending, firstEnding } = await walletOf(ctx, accountId, ENDING_SHOWN);
  return {
    userInfo: await showUser(ctx, accountId),
    balances: { ...(await balances(ctx, accountId)), coupons: usable },
    endingCoupons: { count: ending, first: firstEnding },
    unreadCount: unread.reduce((sum, one) => sum + one, 0),
    newWelfare: await countNewWelfare(ctx),
    checkIn: await checkInStatus(ctx, accountId),
  };
}
