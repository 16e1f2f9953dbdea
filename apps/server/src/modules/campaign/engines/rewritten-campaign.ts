import type { CampaignRow } from '../campaign.repository';

/** A campaign as it was before staff wrote it anew. */
export interface RewrittenCampaign {
  before: CampaignRow;
  hasNewRules: boolean;
  now: number;
}
