import type { CampaignInput } from '../../define-campaign';
import { newcomers } from './new-people';
import { rights } from './rights';
import { treasure } from './treasure';
import { hall } from './welfare-hall';

/** Every campaign of offers, and the draws that belong to them. */
export const offerCampaigns = (now: number): CampaignInput[] => [
  ...newcomers(now),
  ...hall(now),
  ...treasure(now),
  ...rights(now),
];
