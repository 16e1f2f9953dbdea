import { CAMPAIGN_STATES } from '@voltfront/rules/campaign/campaign-state';
import { z } from 'zod';
import { CampaignSlug } from './campaign-shapes';
import { At, Paging, pageOf } from './common';
import { defineEndpoints } from './define';

/** A campaign as staff see it in their list. */
const StaffCampaign = z.object({
  slug: z.string(),
  engine: z.string(),
  title: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  startsAt: At,
  endsAt: At,
  /** Sent back with a change, so that none of two at once is lost. */
  revision: z.int(),
});

const Seen = z.object({ slug: CampaignSlug, revision: z.int().min(1) });

export const campaignDesk = defineEndpoints({
  'GET /api/mpmkt/v1/staff/campaign/list': {
    summary: 'Campaigns of all engines, the latest start first.',
    auth: 'campaigns.see',
    query: Paging.extend({ state: z.enum(CAMPAIGN_STATES).optional() }),
    reply: pageOf(StaffCampaign),
  },
  'POST /api/mpmkt/v1/staff/campaign/switch': {
    summary: 'Publishes, pauses or withdraws a campaign, or ends it now.',
    auth: 'campaigns.change',
    rate: 'write',
    body: Seen.extend({ to: z.enum(['published', 'paused', 'withdrawn', 'ended']) }),
    reply: StaffCampaign,
  },
  'POST /api/mpmkt/v1/staff/campaign/duplicate': {
    summary: 'Makes a draft of a campaign under another name and start; what has dates of its own moves along.',
    auth: 'campaigns.change',
    rate: 'write',
    body: z.object({ slug: CampaignSlug, newSlug: CampaignSlug, startsAt: At.max(4_102_444_800_000) }),
    reply: StaffCampaign,
  },
});

export type StaffCampaignData = z.output<typeof StaffCampaign>;
