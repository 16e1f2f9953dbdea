import { z } from 'zod';
import { Campaign } from './campaign-shapes';
import { defineEndpoints } from './define';
import { platformCodes } from './headers';

/** A printed code, or that of a text message: letters and digits, in capitals or not. */
const Code = z.string().regex(/^[A-Za-z0-9]{4,16}$/);

const Target = z.union([
  z.object({ route: z.string(), query: z.record(z.string(), z.string()) }),
  /** A page on an own host. */
  z.object({ url: z.string() }),
]);

const CampaignCode = z.object({
  campaign: Campaign.pick({ slug: true, title: true, lead: true, startsAt: true, endsAt: true, artwork: true }),
  /** `elsewhere`: not offered on the caller's platform. */
  state: z.enum(['open', 'announced', 'paused', 'ended', 'elsewhere']),
  /** Null unless it is open. */
  target: Target.nullable(),
  platforms: z.array(z.enum(platformCodes)),
  /** What the phone keeps of where the person came from. */
  shareCode: z.string().nullable(),
  channel: z.string().nullable(),
  /** The caller is reminded of the start; null for visitors. */
  isReminded: z.boolean().nullable(),
});

export const campaignCode = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/code': {
    summary:
      'Where a short code of a campaign leads. NOT_FOUND for an unknown one and for campaigns that are not shown.',
    auth: 'optional',
    query: z.object({ code: Code }),
    reply: CampaignCode,
  },
  'POST /api/mpmkt/v1/campaign/code/remind': {
    summary: 'Sets or drops a reminder of the start of a campaign. NOT_FOUND, STATE_CHANGED once it has begun.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ code: Code, isSet: z.boolean() }),
    reply: z.object({ isReminded: z.boolean() }),
  },
});

export type CampaignCodeData = z.output<typeof CampaignCode>;
