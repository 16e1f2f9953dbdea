import { ExchangeSettings } from '@voltfront/contract';
import { takeTickets } from '@voltfront/rules/campaign/exchange';
import type { Milestone } from '@voltfront/rules/campaign/milestones';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { lockName } from '../../kernel/name-lock.repository';
import type { AwardRow } from './award.repository';
import { findCampaign, type PrizeRow, ticketsOf } from './campaign.repository';
import { insertTickets, insertUses, lockUsable, type TicketOwner, takeAllOf, takeFrom } from './ticket.repository';

/** The friend who brought tickets, and how far they had got. */
export interface TicketSource {
  relationId: string;
  milestone: Milestone;
}

/**
 * Lets what uses tickets of a person and what takes them back happen one after the other, until the transaction ends. Whoever
 * needs it takes it before awards, prizes and points.
 */
export const holdTickets = (ctx: Ctx, accountId: string): Promise<void> => lockName(ctx.db, `tickets:${accountId}`);

/** Gives the tickets of a prize, once for its award, in the caller's transaction. They end with the catalogue at the latest. */
export async function addTickets(
  ctx: Ctx,
  prize: PrizeRow,
  { accountId, id }: Pick<AwardRow, 'accountId' | 'id'>,
  source: TicketSource | undefined,
): Promise<void> {
  const catalogue = await findCampaign(ctx.db, ticketsOf(prize.detail) ?? '');
  if (!catalogue) throw new InternalError(`prize ${prize.id} names no catalogue for its tickets`);
  const createdAt = ctx.now();
  const { ticketDays } = ExchangeSettings.parse(catalogue.settings);
  const amount = prize.amount ?? 0;
  await insertTickets(ctx.db, {
    accountId,
    id,
    campaignId: catalogue.id,
    relationId: source?.relationId ?? null,
    milestone: source?.milestone ?? null,
    amount,
    left: amount,
    takenBack: 0,
    expiresAt: Math.min(createdAt + ticketDays * DAY_MS, catalogue.endsAt),
    createdAt,
  });
}

/** Tickets that were taken for something, by the time they were given at. */
export type TakenTickets = { id: string; amount: number }[];

/**
 * Takes tickets, those that end first before others, in the caller's transaction, which holds them.
 * @returns what was taken, to be noted by `noteUses`; null when there are too few
 */
export async function takeOwnTickets(ctx: Ctx, owner: TicketOwner, price: number): Promise<TakenTickets | null> {
  const usable = await lockUsable(ctx.db, owner, ctx.now());
  const taken = takeTickets(usable, price);
  if (!taken) return null;
  const leftOf = new Map(usable.map(({ id, left }) => [id, left]));
  const whole = taken.filter(({ id, amount }) => leftOf.get(id) === amount).map(({ id }) => id);
  const parts = taken.filter(({ id }) => !whole.includes(id));
  // Only the last ones are taken in part.
  const areTaken = (await takeAllOf(ctx.db, owner, whole)) === whole.length;
  for (const { id, amount } of parts) if (!(await takeFrom(ctx.db, owner, id, amount))) return null;
  return areTaken ? taken : null;
}

/** Notes which tickets bought an award. */
export const noteUses = (ctx: Ctx, { accountId, id: awardId }: AwardRow, taken: TakenTickets): Promise<void> =>
  insertUses(
    ctx.db,
    taken.map(({ id: ticketId, amount }) => ({ accountId, awardId, ticketId, amount, createdAt: ctx.now() })),
  );
