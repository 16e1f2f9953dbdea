import type { CampaignInput } from '../define-campaign';
import { blindBoxes } from './campaigns/blind-box';
import { invitations } from './campaigns/invitations';
import { offerCampaigns } from './campaigns/offers';
import { packetCampaigns } from './campaigns/packets';
import { flashSales } from './campaigns/snap-up';

/** Every campaign of the demo data around a moment, of all engines. */
export const allCampaigns = (now: number): CampaignInput[] => [
  ...blindBoxes(now),
  ...offerCampaigns(now),
  ...invitations(now),
  ...packetCampaigns(now),
  ...flashSales(now),
];
