import { EXCHANGE_KINDS, EXCHANGE_STATES, EXCHANGE_TABS } from '@voltfront/rules/campaign/exchange';
import { MILESTONES } from '@voltfront/rules/campaign/milestones';
import { z } from 'zod';
import { Award, Campaign, CampaignPrize, CampaignSlug } from './campaign-shapes';
import { At, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';

/** What is special about a catalogue of rewards that tickets buy. */
export const ExchangeSettings = z.strictObject({
  /** Tickets end so many days after they were earned, or with the campaign. */
  ticketDays: z.int().min(1).max(730),
  /** The campaign of invitations that brings tickets. */
  programme: CampaignSlug,
});

/** `detail` of a reward: how many tickets buy one. */
export const ExchangeTerms = z.strictObject({ tickets: z.int().min(1).max(1000) });

const Ref = z.object({ slug: CampaignSlug });

/** A reward of the catalogue. */
const ExchangeReward = CampaignPrize.pick({
  prizeId: true,
  title: true,
  picture: true,
  amount: true,
  left: true,
}).extend({
  kind: z.enum(EXCHANGE_KINDS),
  tickets: z.int(),
  /** The most that one person gets; null without a limit. */
  perPerson: z.int().nullable(),
});

/** Tickets of the caller in numbers. */
const TicketBalance = z.object({
  /** Those that can be used now. */
  left: z.int(),
  /** Those that end first, and when; null without tickets. */
  next: z.object({ amount: z.int(), expiresAt: At }).nullable(),
  /** Those that ended without being used. */
  expired: z.int(),
});

const Exchange = z.object({ campaign: Campaign, settings: ExchangeSettings, own: TicketBalance });

/** Tickets that the caller was given at one time. */
const Tickets = z.object({
  ticketId: Id,
  /** Masked phone of the friend who brought them; null: they came from several friends. */
  friend: z.string().nullable(),
  milestone: z.enum(MILESTONES).nullable(),
  amount: z.int(),
  left: z.int(),
  used: z.int(),
  /** Not used when the friend's order was refunded. */
  takenBack: z.int(),
  state: z.enum(['open', 'used', 'expired', 'takenBack']),
  at: At,
  expiresAt: At,
});

/** One exchange of the caller. */
const ExchangeRecord = z.object({
  recordId: Id,
  /** Null for one that was taken back. */
  state: z.enum(EXCHANGE_STATES).nullable(),
  tickets: z.int(),
  award: Award,
});

export const campaignExchange = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/exchange': {
    summary: 'A catalogue of rewards that tickets buy, with the tickets of the caller. NOT_FOUND.',
    auth: 'customer',
    query: Ref,
    reply: Exchange,
  },
  'POST /api/mpmkt/v1/campaign/exchange': {
    summary:
      'Exchanges tickets for one reward; tickets, stock and reward change together or not at all. NOT_FOUND, BAD_INPUT for goods without an own address, SOLD_OUT, LIMIT_REACHED for too few tickets and after the share of a person, STATE_CHANGED outside of the window.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({
      prizeId: Id,
      /** Where goods go; left out for the other kinds. */
      addressId: Id.optional(),
    }),
    reply: z.object({ record: ExchangeRecord, own: TicketBalance }),
  },
  'GET /api/mpmkt/v1/campaign/exchange/rewards': {
    summary: 'Rewards of a catalogue with the tickets they take and what is left of them, in its order. NOT_FOUND.',
    auth: 'public',
    query: Paging.extend({ slug: CampaignSlug }),
    reply: pageOf(ExchangeReward),
  },
  'GET /api/mpmkt/v1/campaign/exchange/tickets': {
    summary: 'Tickets that the caller earned, newest first: from whom, for what, how many are left and until when.',
    auth: 'customer',
    query: Paging.extend({ slug: CampaignSlug }),
    reply: pageOf(Tickets),
  },
  'GET /api/mpmkt/v1/campaign/exchange/records': {
    summary: 'Exchanges of the caller, newest first.',
    auth: 'customer',
    query: Paging.extend({ slug: CampaignSlug, state: z.enum(EXCHANGE_TABS).default('all') }),
    reply: pageOf(ExchangeRecord),
  },
});

export type ExchangeData = z.output<typeof Exchange>;
export type ExchangeRewardData = z.output<typeof ExchangeReward>;
export type ExchangeTicketsData = z.output<typeof Tickets>;
