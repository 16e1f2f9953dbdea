import { SECOND_MS } from '@voltfront/rules/time';
import { passQueue } from '../../../../gateway/tickets';
import type { Ctx } from '../../../../kernel/context';

/** Callers of one car that are let in within a second; the others get a ticket and come again when it is their turn. */
const PER_SECOND = 100;
/** Longest that anybody waits (ms); a ticket lasts longer. */
const MOST_WAIT_MS = 10 * SECOND_MS;

/**
 * Lets the caller in, or sends them away with a ticket and the time after which it is their turn: so many seconds as there are
 * full ones before them.
 * @throws TICKET
 */
export async function waitForTurn(ctx: Ctx, campaignId: string, code: string): Promise<void> {
  const name = `snap-up:${campaignId}:${code}`;
  const { count } = await ctx.app.cache.increment(`door:${name}`, SECOND_MS);
  const waitMs = Math.min(MOST_WAIT_MS, Math.floor(count / PER_SECOND) * SECOND_MS);
  await passQueue(ctx, { name, isBusy: count > PER_SECOND, waitMs });
}
