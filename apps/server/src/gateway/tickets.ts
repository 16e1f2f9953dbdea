import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../kernel/context';
import { refuse } from '../kernel/errors';
import { randomToken } from '../kernel/ids';

/** A ticket is good for one repeat within this time. */
const TICKET_MS = MINUTE_MS;

/** A door where people queue when it is busy. */
export interface QueueDoor {
  /** Name of the door; a ticket opens no other. */
  name: string;
  /** True while newcomers have to queue. */
  isBusy: boolean | Promise<boolean>;
}

/**
 * Lets the caller pass, or answers 2000001 with a ticket; the client repeats the request once with it and passes.
 * A ticket belongs to its person (or address) and works once.
 * @throws TICKET with `data.ticket`
 * @example await passQueue(ctx, { name: `snapUp:${id}`, isBusy: (await ctx.app.cache.increment(`door:${id}`, 1000)).count > 50 })
 */
export async function passQueue(ctx: Ctx, door: QueueDoor): Promise<void> {
  const who = ctx.actor?.accountId ?? ctx.ip;
  const { queueTicket } = ctx.request;
  if (queueTicket && (await ctx.app.cache.take<string>(`ticket:${queueTicket}`)) === `${door.name}:${who}`) return;
  if (!(await door.isBusy)) return;
  const ticket = randomToken(18);
  await ctx.app.cache.set(`ticket:${ticket}`, `${door.name}:${who}`, TICKET_MS);
  throw refuse('TICKET', { data: { ticket } });
}
