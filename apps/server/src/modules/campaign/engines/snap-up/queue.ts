import { SECOND_MS } from '@voltfront/rules/time';
import { passQueue } from '../../../../gateway/tickets';
import type { Ctx } from '../../../../kernel/context';
import { Semaphore } from '../../../../kernel/semaphore';

/** Callers of one car that are let in within a second; the others get a ticket and come again when it is their turn. */
const PER_SECOND = 100;
/** Callers of this process that stand in line for a car; whoever comes behind them gets a ticket, so that nobody waits for an answer. */
const LONGEST_LINE = 16;
/** All take from the same stock, one after the other: more at once would only hold connections that other calls need. */
const AT_ONCE = 3;
/** Longest that anybody waits (ms); a ticket lasts longer. */
const MOST_WAIT_MS = 10 * SECOND_MS;

const takers = new Semaphore(AT_ONCE);

/**
 * Does `take` when it is the caller's turn, or sends them away with a ticket and the time after which it is: so many seconds as
 * there are full ones before them.
 * @throws TICKET
 */
export async function inTurn<T>(ctx: Ctx, campaignId: string, code: string, take: () => Promise<T>): Promise<T> {
  const name = `snap-up:${campaignId}:${code}`;
  const { count } = await ctx.app.cache.increment(`door:${name}`, SECOND_MS);
  const isBusy = count > PER_SECOND || takers.line >= LONGEST_LINE;
  const waitMs = Math.min(MOST_WAIT_MS, Math.max(1, Math.floor(count / PER_SECOND)) * SECOND_MS);
  await passQueue(ctx, { name, isBusy, waitMs });
  return takers.run(take);
}
