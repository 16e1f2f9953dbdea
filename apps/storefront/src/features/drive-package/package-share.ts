import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { DrivePackageData } from '@voltfront/contract';
import { formatAddress } from '@/platform/router/address';
import { type ShareContent, webLink } from '@/platform/share';
import { getSession } from '@/session';
import { type PosterPlan, picture, sharePoster } from '@/ui';

/** Behind cut-out cars on a poster, which is always light. */
const STAGE = '#eef0f2';
const POSTER_WIDTH = 750;

const addressOf = ({ code }: DrivePackageData): string =>
  formatAddress('/pagesActivity/testDrive/packageShareTarget', { code, share_code: getSession().user?.userId });

/** What a friend sees as a card. */
export const packageShare = (given: DrivePackageData): ShareContent => ({
  title: t`送你一份 ${given.modelName} 试驾礼包`,
  address: addressOf(given),
  imageUrl: picture(given.picture, POSTER_WIDTH),
});

/** The poster of a package; undefined where there are no links for its code. */
export function packagePoster(given: DrivePackageData): PosterPlan | undefined {
  const { user } = getSession();
  const link = webLink(addressOf(given));
  if (!link) return undefined;
  return sharePoster({
    picture: picture(given.picture, POSTER_WIDTH),
    ground: STAGE,
    title: t`送你一份 ${given.modelName} 试驾礼包`,
    text: given.content.map(({ title }) => title).join(' · '),
    ...(user && { person: { name: user.nickname, avatar: picture(user.avatar, 96), note: t`请你来试驾` } }),
    code: { text: link },
    codeNote: t`长按识别二维码，领取试驾礼包`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}
