import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { Id, Mobile, PicturePath, SmsCode } from './common';
import { defineEndpoints } from './define';
import { ShareCode } from './recommend-shapes';
import { CityCode, Quote } from './vehicle';

const Ref = z.object({ slug: CampaignSlug.default('fellow-recommend'), shareCode: ShareCode });

/** Where a visitor of an adviser's card stands. `left`: the adviser works here no more; `bound`: with another adviser. */
const FELLOW_STATES = ['open', 'mine', 'bound', 'own', 'left', 'notStarted', 'paused', 'ended'] as const;

const Fellow = z.object({
  campaign: Campaign,
  state: z.enum(FELLOW_STATES),
  /** Null once the adviser has left: then the store is who to ask. */
  adviser: z
    .object({ name: z.string(), avatar: PicturePath, title: z.string(), phone: z.string(), hours: z.string() })
    .nullable(),
  store: z.object({ storeId: Id, name: z.string(), address: z.string(), phone: z.string(), hours: z.string() }),
  /** What the adviser shared last; null while nothing of it is open. */
  recommendation: z
    .object({
      shareId: Id,
      /** Words of the adviser; empty when there are none. */
      line: z.string(),
      quote: Quote,
      reasons: z.array(z.string()),
      benefits: z.array(z.object({ title: z.string(), text: z.string() })),
    })
    .nullable(),
  /** People who left their number; the adviser alone sees it. */
  leads: z.int().nullable(),
});

/** Cards of advisers, on which people leave their number. */
export const campaignFellow = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/fellow': {
    summary: 'The card of an adviser with what they recommend, and where the caller stands with them. NOT_FOUND.',
    auth: 'optional',
    query: Ref,
    reply: Fellow,
  },
  'POST /api/mpmkt/v1/campaign/fellow/submit': {
    summary:
      'Leaves a number with an adviser; the first one keeps it, which a repeat or another adviser’s card tells. STATE_CHANGED when the campaign does not run or the adviser left, BAD_INPUT for the own number.',
    auth: 'public',
    risk: true,
    rate: 'write',
    body: Ref.extend({
      name: z.string().trim().min(2).max(12),
      mobile: Mobile,
      code: SmsCode,
      cityCode: CityCode,
    }),
    /** `mine`: with this adviser; `bound`: with another one. */
    reply: z.object({ state: z.enum(['mine', 'bound']), isNew: z.boolean() }),
  },
});

export type FellowData = z.output<typeof Fellow>;
