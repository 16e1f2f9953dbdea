/** Days count from loading. */
export interface DemoHomeBanner {
  bannerId: string;
  title: string;
  text: string;
  action: string;
  picture: string;
  link: string;
}

/** Scenes of the brand home, in order. */
export const homeBanners: readonly DemoHomeBanner[] = [
  {
    bannerId: 'home-01',
    title: '{YL01}',
    text: '把黄昏，开成一段长路',
    action: '了解车型',
    picture: 'scenes/dusk-tall_YL01_pearl.webp',
    link: '/pagesDetail/carModel?modelId=YL01',
  },
  {
    bannerId: 'home-x',
    title: '{YLX}',
    text: '城市很大，转身很小',
    action: '了解车型',
    picture: 'scenes/city-tall_YLX_ember.webp',
    link: '/pagesDetail/carModel?modelId=YLX',
  },
  {
    bannerId: 'home-07',
    title: '{CS1E} 盲订开启',
    text: '先于世界，预定它的样子',
    action: '参与盲订',
    picture: 'scenes/studio-tall_CS1E_pearl.webp',
    link: '/pagesDetail/carModelNew',
  },
];

export interface DemoHomeTeaser {
  teaserId: string;
  title: string;
  text: string;
  picture: string;
  link: string;
  startDay: number;
  endDay: number;
}

/** Teasers, in order. The app hides those whose pages do not exist. */
export const homeTeasers: readonly DemoHomeTeaser[] = [
  {
    teaserId: 'sale',
    title: '官方特惠现车',
    text: '实车实拍，一车一价，最快当天提走',
    picture: 'campaigns/snap-up.webp',
    link: '/pagesDetail/currentSale',
    startDay: -4,
    endDay: 5,
  },
  {
    teaserId: 'trade-in',
    title: '焕新置换季',
    text: '旧车先估价，抵扣尾款更省心',
    picture: 'campaigns/gift-drive-invite.webp',
    link: '/pagesDetail/replaceService',
    startDay: -20,
    endDay: 23,
  },
  {
    teaserId: 'quick',
    title: '极速提车',
    text: '附近门店现车，七天内开回家',
    picture: 'campaigns/drive-weekend.webp',
    link: '/pagesStore/quickFlash/index',
    startDay: -9,
    endDay: 2,
  },
  {
    teaserId: 'test-drive',
    title: '春日试驾季',
    text: '预约到店，亲自开上一程',
    picture: 'campaigns/test-drive.webp',
    link: '/pagesActivity/testDrive/index',
    startDay: -3,
    endDay: 30,
  },
  {
    teaserId: 'welfare',
    title: '新人福利',
    text: '注册即领积分与充电券',
    picture: 'campaigns/welfare-new.webp',
    link: '/pagesActivity/newPeopleWelfare/index',
    startDay: -30,
    endDay: 300,
  },
];
