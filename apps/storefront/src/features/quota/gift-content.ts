import { t } from '@lingui/core/macro';
import { formatAddress } from '@/platform/router/address';
import type { ShareContent } from '@/platform/share';
import { picture } from '@/ui';

const CARD_WIDTH = 750;

/** The card by which a coupon is given; its link is good for the named phone alone. */
export const giftContent = (giftCode: string): ShareContent => ({
  title: t`送你一张亲友内购券，48 小时内领取有效`,
  address: formatAddress('/pagesBannerActivity/innerShare/accept', { giftCode }),
  imageUrl: picture('/assets/campaigns/staff-coupon.webp', CARD_WIDTH),
});
