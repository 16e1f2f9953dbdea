import type { DemoBanner, DemoTab, DemoWelfareBubble } from './types';

/** Banners of the community tab, in order. */
export const banners: readonly DemoBanner[] = [
  {
    bannerId: 'banner-blind',
    title: '{CS1E} 盲订开启',
    picture: 'banners/blind-booking.webp',
    link: '/pagesDetail/carModelNew',
  },
  {
    bannerId: 'banner-drive',
    title: '预约试驾 {YL01}',
    picture: 'banners/dusk-drive.webp',
    link: '/pagesActivity/testDrive/index',
  },
  {
    bannerId: 'banner-family',
    title: '{YL09} 家庭座舱',
    picture: 'banners/family-lounge.webp',
    link: '/pagesDetail/carModel?modelId=YL09',
  },
  {
    bannerId: 'banner-winter',
    title: '牙克石冬测手记',
    picture: 'banners/winter-test.webp',
    link: '/pagesCommunity/article/index?id=winter-test',
  },
  {
    bannerId: 'banner-charge',
    title: '超充网络再添新站',
    picture: 'banners/charging-network.webp',
    link: '/pagesCommunity/article/index?id=charge-15min',
  },
];

/** Tabs of the community. */
export const tabs: readonly DemoTab[] = [
  { key: 'recommend', label: '推荐', modelId: null },
  { key: 'aggregated', label: '{YL01}', modelId: 'YL01' },
  { key: 'newest', label: '最新', modelId: null },
  { key: 'selected', label: '精选', modelId: null },
  { key: 'follow', label: '关注', modelId: null },
];

/** The floating gift for newcomers. */
export const welfareBubble: DemoWelfareBubble = {
  title: '新人福利',
  text: '注册即领 100 积分与一张充电券',
  picture: 'illustrations/welfare-gift.webp',
  link: '/pagesActivity/newPeopleWelfare/index',
};
