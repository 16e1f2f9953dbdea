import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { DriveFiguresData } from '@voltfront/contract';
import { formatAddress } from '@/platform/router/address';
import type { ShareContent } from '@/platform/share';
import { webLink } from '@/platform/share';
import { getSession } from '@/session';
import { type PosterPlan, picture, sharePoster } from '@/ui';
import { comparisonWords, drivingWords } from './driving-words';

/** Behind cut-out cars on a poster, which is always light. */
const STAGE = '#eef0f2';
const POSTER_WIDTH = 750;

/** Where a shared report leads: to a drive of one's own, with the code of whoever shared it. */
const addressOf = ({ modelId }: DriveFiguresData): string =>
  formatAddress('/pagesActivity/testDrive/index', { modelId, share_code: getSession().user?.userId });

const headOf = ({ told, modelName }: DriveFiguresData): string =>
  told ? t`我是 ${modelName} ${drivingWords(told.type).name}` : t`我试驾了 ${modelName}`;

/** What a shared report shows as a card; neither store nor phone. */
export function reportShare(figures: DriveFiguresData): ShareContent {
  return {
    title: headOf(figures),
    address: addressOf(figures),
    imageUrl: picture(figures.picture, POSTER_WIDTH),
  };
}

/** The poster of a report, which tells neither store nor phone; undefined where there are no links for its code. */
export function reportPoster(figures: DriveFiguresData): PosterPlan | undefined {
  const { user } = getSession();
  const link = webLink(addressOf(figures));
  if (!link) return undefined;
  const { told, distanceKm } = figures;
  const km = (told?.distanceKm ?? distanceKm ?? 0).toFixed(1);
  const words = told ? (comparisonWords(told) ?? drivingWords(told.type).text) : '';
  return sharePoster({
    picture: picture(figures.picture, POSTER_WIDTH),
    ground: STAGE,
    title: headOf(figures),
    text: words === '' ? t`试驾 ${km} 公里` : t`试驾 ${km} 公里，${words}`,
    ...(user && { person: { name: user.nickname, avatar: picture(user.avatar, 96), note: t`邀请你也来开一次` } }),
    code: { text: link },
    codeNote: t`长按识别二维码，预约试驾`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}
