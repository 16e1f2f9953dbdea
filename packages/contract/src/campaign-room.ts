import { PACKET_KINDS } from '@voltfront/rules/campaign/packet-split';
import { PACKET_STATES } from '@voltfront/rules/campaign/packet-state';
import { z } from 'zod';
import { CampaignSlug } from './campaign-shapes';
import { At, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });

/** A round of points packets that the brand gives. */
const StaffRound = z.object({
  packetId: Id,
  title: z.string(),
  kind: z.enum(PACKET_KINDS),
  greeting: z.string(),
  skin: z.string(),
  condition: z.enum(['anyone', 'owners']),
  state: z.enum(PACKET_STATES),
  points: z.int(),
  shares: z.int(),
  taken: z.int(),
  drawnPoints: z.int(),
  opensAt: At,
  expiresAt: At,
});

/** What staff do with campaigns of some kinds only. */
export const campaignRoom = defineEndpoints({
  'GET /api/mpmkt/v1/staff/campaign/rounds': {
    summary: 'Rounds of a campaign of packets, the latest first.',
    auth: 'campaigns.see',
    query: Paging.extend(Ref.shape),
    reply: pageOf(StaffRound),
  },
  'POST /api/mpmkt/v1/staff/campaign/rounds/add': {
    summary: 'Adds a round to a campaign of packets, out of its budget.',
    auth: 'campaigns.change',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({
      title: z.string().trim().min(2).max(20),
      kind: z.enum(PACKET_KINDS),
      greeting: z.string().trim().min(1).max(60),
      skin: z.string().max(20),
      condition: z.enum(['anyone', 'owners']),
      shares: z.int().min(1).max(2000),
      points: z.int().min(1).max(1_000_000),
      opensAt: At.max(4_102_444_800_000),
    }),
    reply: StaffRound,
  },
  'POST /api/mpmkt/v1/staff/campaign/rounds/end': {
    summary: 'Cancels a round that has not begun, or ends one that runs; what is left goes back into the budget.',
    auth: 'campaigns.change',
    rate: 'write',
    body: z.object({ packetId: Id }),
    reply: StaffRound,
  },
  'GET /api/mpmkt/v1/staff/campaign/doubts': {
    summary:
      'Devices on which several people won in a campaign, and calls of its kind that the check of devices stopped.',
    auth: 'campaigns.see',
    query: Ref,
    reply: z.object({
      devices: z
        .array(
          z.object({
            /** First letters of its key, which is a hash. */
            device: z.string(),
            accounts: z.int(),
            prizes: z.int(),
            lastAt: At,
            /** Some of them; phones are masked. */
            customers: z.array(z.string()),
          }),
        )
        .max(50),
      /** Of all campaigns of the kind, in the last 30 days. */
      refused: z
        .array(
          z.object({
            device: z.string(),
            customer: z.string(),
            /** False: a captcha was asked for. */
            isRefused: z.boolean(),
            level: z.string(),
            reasons: z.array(z.string()),
            at: At,
          }),
        )
        .max(50),
    }),
  },
  'GET /api/mpmkt/v1/staff/campaign/draws/check': {
    summary: 'Draws a campaign again from its seed and compares with what was given.',
    auth: 'campaigns.see',
    rate: 'heavy',
    query: Ref,
    reply: z.object({
      /** Draws that were looked at. */
      count: z.int(),
      wrongCount: z.int(),
      /** The first of them; phones are masked. */
      wrong: z
        .array(z.object({ customer: z.string(), n: z.int(), fault: z.enum(['gap', 'roll', 'prize', 'consolation']) }))
        .max(100),
      /** SHA-256 of the seed, as customers were shown it. */
      seedHash: z.string(),
    }),
  },
});

export type StaffRoundData = z.output<typeof StaffRound>;
