import { t } from '@lingui/core/macro';
import type { CampaignData } from '@voltfront/contract';
import { relaunch } from '@/navigation';
import type { PageSubject } from '@/page';
import { picture } from '@/ui';

/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

/** The campaign of an answer that has one. */
const campaignIn = (data: unknown) => (data as { campaign?: Partial<CampaignData> } | undefined)?.campaign;

/** Pages about one campaign. Their cards show its picture and are called as it is. */
export const campaignSubject: PageSubject = {
  type: 'notfound',
  missing: () => ({
    title: t`活动已下线`,
    desc: t`去看看其他精彩活动吧`,
    btnText: t`返回首页`,
    onAction: () => relaunch('/'),
  }),
  card: (loaded) => {
    const { title, artwork } = loaded.map(campaignIn).find((campaign) => campaign?.artwork) ?? {};
    return title && artwork ? { title, imageUrl: picture(artwork.wide, CARD_WIDTH) } : {};
  },
};
