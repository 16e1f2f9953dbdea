import type { ExchangeData, ExchangeRewardData, ExchangeTicketsData, QueryOf, ReplyOf } from '@voltfront/contract';
import { AWARDS_OF_EXCHANGE, exchangeState, ticketState } from '@voltfront/rules/campaign/exchange';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { maskedMobiles } from '../../../account';
import { type FullAward, listAwards } from '../../award.repository';
import { type CampaignRow, type PrizeRow, pagePrizes } from '../../campaign.repository';
import { presentAward } from '../../present-award';
import { leftOf, openCampaign, presentCampaign } from '../../read-campaign';
import { listTickets, sumTickets, type TicketRow, usesOfAwards } from '../../ticket.repository';
import { EXCHANGE, exchangeSettingsOf, isExchangeKind, priceOf } from './exchange-settings';

const REWARDS = 'GET /api/mpmkt/v1/campaign/exchange/rewards';
const TICKETS = 'GET /api/mpmkt/v1/campaign/exchange/tickets';
const RECORDS = 'GET /api/mpmkt/v1/campaign/exchange/records';

/** The caller's tickets of a catalogue in numbers. */
export const ownBalance = (ctx: ActorCtx, { id: campaignId }: CampaignRow): Promise<ExchangeData['own']> =>
  sumTickets(ctx.db, { accountId: ctx.actor.accountId, campaignId }, ctx.now());

/** A catalogue with the tickets of the caller. @throws NOT_FOUND */
export async function showExchange(ctx: ActorCtx, { slug }: { slug: string }): Promise<ExchangeData> {
  const row = await openCampaign(ctx, EXCHANGE, slug);
  return {
    campaign: await presentCampaign(ctx, row),
    settings: exchangeSettingsOf(row),
    own: await ownBalance(ctx, row),
  };
}

function presentReward(row: PrizeRow): ExchangeRewardData[] {
  const { id: prizeId, kind, title, picture, amount, perPerson } = row;
  if (!isExchangeKind(kind)) return [];
  return [{ prizeId, kind, title, picture, amount, tickets: priceOf(row), left: leftOf(row), perPerson }];
}

/** Rewards of a catalogue. @throws NOT_FOUND */
export async function listRewards(ctx: Ctx, query: QueryOf<typeof REWARDS>): Promise<ReplyOf<typeof REWARDS>> {
  const page = openPage(ctx, REWARDS, query);
  const campaign = await openCampaign(ctx, EXCHANGE, query.slug);
  const read = await pagePrizes(ctx.db, campaign.id, page);
  const { rows, nextCursor } = page.cut(read, ({ position: key, id }) => ({ key, id }));
  return { items: rows.flatMap(presentReward), nextCursor };
}

function presentTickets(row: TicketRow, friend: string | null, now: number): ExchangeTicketsData {
  const { id: ticketId, milestone, amount, left, takenBack, createdAt: at, expiresAt } = row;
  const used = amount - left - takenBack;
  return { ticketId, friend, milestone, amount, left, used, takenBack, state: ticketState(row, now), at, expiresAt };
}

/** Tickets that the caller earned, and from whom. @throws NOT_FOUND */
export async function listOwnTickets(ctx: ActorCtx, query: QueryOf<typeof TICKETS>): Promise<ReplyOf<typeof TICKETS>> {
  const page = openPage(ctx, TICKETS, query);
  const campaign = await openCampaign(ctx, EXCHANGE, query.slug);
  const read = await listTickets(ctx.db, { accountId: ctx.actor.accountId, campaignId: campaign.id }, page);
  const { rows, nextCursor } = page.cut(read, ({ ticket: { createdAt: key, id } }) => ({ key, id }));
  const mobiles = await maskedMobiles(ctx, [...new Set(rows.flatMap(({ friendId }) => friendId ?? []))]);
  const now = ctx.now();
  const items = rows.map(({ ticket, friendId }) => presentTickets(ticket, mobiles.get(friendId ?? '') ?? null, now));
  return { items, nextCursor };
}

/** Exchanges of the caller with what they used and brought; the same number of reads for any number of them. */
export async function presentRecords(ctx: ActorCtx, rows: readonly FullAward[]) {
  const ids = rows.map(({ award }) => award.id);
  const uses = await usesOfAwards(ctx.db, ctx.actor.accountId, ids);
  return rows.map((row) => {
    const { id: recordId, state } = row.award;
    return { recordId, state: exchangeState(state), tickets: uses.get(recordId) ?? 0, award: presentAward(row) };
  });
}

/** Exchanges of the caller. @throws NOT_FOUND */
export async function listOwnExchanges(
  ctx: ActorCtx,
  query: QueryOf<typeof RECORDS>,
): Promise<ReplyOf<typeof RECORDS>> {
  const page = openPage(ctx, RECORDS, query);
  const campaign = await openCampaign(ctx, EXCHANGE, query.slug);
  const states = query.state === 'all' ? undefined : AWARDS_OF_EXCHANGE[query.state];
  const wanted = { accountId: ctx.actor.accountId, campaignId: campaign.id, states };
  const { rows, nextCursor } = page.cut(await listAwards(ctx.db, wanted, page), ({ award }) => ({
    key: award.createdAt,
    id: award.id,
  }));
  return { items: await presentRecords(ctx, rows), nextCursor };
}
