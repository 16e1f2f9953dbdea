import { z } from 'zod';
import { Award, CampaignSlug } from './campaign-shapes';
import { At, Done, PicturePath } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });

/** Ways to a chance of a draw with a broadcast, each once. */
export const LIVE_TASKS = ['visit', 'share', 'watch'] as const;

/** The broadcast of a draw for the caller; its film and times are settings of the draw. */
const Live = z.object({
  phase: z.enum(['before', 'live', 'after']),
  /** The rain of gifts that falls now, or the next one; null: there is none any more. */
  rain: z.object({ at: At, endsAt: At }).nullable(),
  /** What is caught in a rain; `left` null: without end. */
  gift: z.object({ title: z.string(), picture: PicturePath, left: z.int().nullable() }).nullable(),
  /** Null for visitors. */
  own: z
    .object({
      watchedMs: z.int().min(0),
      isReminded: z.boolean(),
      /** The gift of this rain was caught. */
      hasCaught: z.boolean(),
      done: z.array(z.enum(LIVE_TASKS)),
    })
    .nullable(),
});

/** Whether a chance came with it: it does once. */
const Earned = Live.extend({ isEarned: z.boolean() });

export const campaignLive = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/live': {
    summary: 'Where the broadcast of a draw stands, its rain of gifts, and the chances that the caller earned.',
    auth: 'optional',
    query: Ref,
    reply: Live,
  },
  'POST /api/mpmkt/v1/campaign/live/watch': {
    summary: 'A beat of who watches the broadcast or its replay; after enough of them a chance.',
    auth: 'customer',
    rate: 'write',
    body: Ref,
    reply: Earned,
  },
  'POST /api/mpmkt/v1/campaign/live/share': {
    summary: 'Notes that the caller shared the broadcast; the first time a chance.',
    auth: 'customer',
    rate: 'write',
    body: Ref,
    reply: Earned,
  },
  'POST /api/mpmkt/v1/campaign/live/catch': {
    summary: 'Catches a gift of the rain, once in each. STATE_CHANGED while none falls, SOLD_OUT.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    body: Ref,
    reply: z.object({ award: Award }),
  },
  'POST /api/mpmkt/v1/campaign/live/remind': {
    summary: 'Sets or drops the reminder five minutes before the broadcast. STATE_CHANGED once it has begun.',
    auth: 'customer',
    rate: 'write',
    body: Ref.extend({ isSet: z.boolean() }),
    reply: Done,
  },
});

export type LiveData = z.output<typeof Live>;
export type LiveTask = (typeof LIVE_TASKS)[number];
