import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../kernel/context';
import { refuse } from '../kernel/errors';
import { randomToken } from '../kernel/ids';

/** A ticket can be used once within this time. */
const TICKET_MS = MINUTE_MS;

/** A virtual waiting room for one busy endpoint or item. */
export interface QueueDoor {
  /** Name of the waiting room; a ticket is valid for this one only. */
  name: string;
  /** True while new callers must queue. */
  isBusy: boolean | Promise<boolean>;
  /** How long (ms) the client waits before it repeats the request; left out: not at all. */
  waitMs?: number;
}

/**
 * Admits the caller, or throws 2000001 with a ticket; the client repeats the request once with it
 * and is admitted. A ticket belongs to its person (or address) and works once.
 * @throws TICKET with `data.ticket`
 * @example await passQueue(ctx, { name: `snapUp:${id}`, isBusy: (await
 * ctx.app.cache.increment(`door:${id}`, 1000)).count > 50 })
 */
export async function passQueue(ctx: Ctx, door: QueueDoor): Promise<void> {
  const who = ctx.actor?.accountId ?? ctx.ip;
  const { queueTicket } = ctx.request;
  if (queueTicket && (await ctx.app.cache.take<string>(`ticket:${queueTicket}`)) === `${door.name}:${who}`) return;
  if (!(await door.isBusy)) return;
  const ticket = randomToken(18);
  await ctx.app.cache.set(`ticket:${ticket}`, `${door.name}:${who}`, TICKET_MS);
  const { waitMs } = door;
  throw refuse('TICKET', { data: { ticket, ...(waitMs !== undefined && { waitMs }) } });
}
