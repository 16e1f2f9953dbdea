import type { DemoCampaign } from './types';

/** Flash sales in the list of campaigns. */
export const flashSaleEntries: readonly DemoCampaign[] = [
  {
    campaignId: 'snap-up',
    title: '限时抢购',
    text: '固定配置，限量现车，一口价',
    picture: 'campaigns/snap-up.webp',
    link: '/pagesActivity/snapUp/index',
    platforms: null,
    startDay: -10,
    endDay: 40,
  },
  {
    campaignId: 'snap-up-august',
    title: '八月限时抢购',
    text: '八月四场，错过不补',
    picture: 'campaigns/snap-up-august.webp',
    link: '/pagesOrder/snapUpAugust/index',
    platforms: null,
    startDay: -8,
    endDay: 45,
  },
  {
    campaignId: 'snap-up-winter',
    title: '冬季限时抢购',
    text: '冰雪季专场，即将开启',
    picture: 'campaigns/snap-up.webp',
    link: '/pagesActivity/snapUp/index?id=snap-up-winter',
    platforms: null,
    startDay: 10,
    endDay: 60,
  },
];
