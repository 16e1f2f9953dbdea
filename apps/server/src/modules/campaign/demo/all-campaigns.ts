import type { CampaignInput } from '../define-campaign';
import { blindBoxes } from './campaigns/blind-box';
import { celebrations } from './campaigns/celebrate';
import { collectCampaigns } from './campaigns/collect';
import { creatorCampaigns } from './campaigns/creators';
import { driveInvitations } from './campaigns/drive-invitations';
import { exchanges } from './campaigns/exchange';
import { fellowRecommend } from './campaigns/fellow-recommend';
import { giftInvitations } from './campaigns/gift-invitations';
import { helpCampaigns } from './campaigns/help';
import { innerCoupon } from './campaigns/inner-coupon';
import { innerDraws } from './campaigns/inner-draw';
import { innerDrive } from './campaigns/inner-drive';
import { innerRecommend } from './campaigns/inner-recommend';
import { invitations } from './campaigns/invitations';
import { newYears } from './campaigns/new-year';
import { offerCampaigns } from './campaigns/offers';
import { packetCampaigns } from './campaigns/packets';
import { partnerDrive } from './campaigns/partner-drive';
import { pollCampaigns } from './campaigns/polls';
import { quizzes } from './campaigns/quizzes';
import { flashSales } from './campaigns/snap-up';
import { springStaff } from './campaigns/spring-staff';
import { voiceCampaigns } from './campaigns/voice';

/** Every campaign of the demo data around a moment, of all engines. */
export const allCampaigns = (now: number): CampaignInput[] => [
  ...blindBoxes(now),
  ...offerCampaigns(now),
  ...exchanges(now),
  ...invitations(now),
  ...driveInvitations(now),
  ...giftInvitations(now),
  ...newYears(now),
  ...innerCoupon(now),
  ...innerDraws(now),
  ...innerDrive(now),
  ...innerRecommend(now),
  ...fellowRecommend(now),
  ...springStaff(now),
  ...partnerDrive(now),
  ...packetCampaigns(now),
  ...flashSales(now),
  ...pollCampaigns(now),
  ...helpCampaigns(now),
  ...quizzes(now),
  ...collectCampaigns(now),
  ...voiceCampaigns(now),
  ...creatorCampaigns(now),
  ...celebrations(now),
];
