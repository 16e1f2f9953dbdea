import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { CampaignData, RecruitApplicationData } from '@voltfront/contract';
import { type PosterPlan, sharePoster } from '@/ui';

/** The code of the group of creators as a picture to be kept. */
export const groupPoster = (
  { artwork }: CampaignData,
  { no, groupTitle, groupLink }: NonNullable<RecruitApplicationData['creator']>,
): PosterPlan =>
  sharePoster({
    picture: artwork.tall,
    title: groupTitle,
    text: t`共创官编号 ${no}`,
    code: { text: groupLink },
    codeNote: t`扫码加入共创官群`,
    brandName: brand.name,
  });
