import { DAY_MS } from '@voltfront/rules/time';
import { activityPage, articlePage, card, type DemoCampaign, type DemoPage, link } from './types';

const hub = (now: number): DemoPage => ({
  kind: 'campaigns',
  slug: 'main',
  title: '活动专区',
  text: '试驾、福利、车友活动，一处看全',
  picture: 'campaigns/welfare-centre.webp',
  isPublished: true,
  blocks: [
    {
      type: 'banners',
      title: '焦点',
      settings: {
        items: [
          link('春日试驾季', 'campaigns/test-drive.webp', '/pagesActivity/testDrive/index'),
          link(
            '新车配色，由你来选',
            'campaigns/design-vote.webp',
            '/pagesCommunity/activity/designVote?id=vote-cs1e-colour',
          ),
          link('焕新置换季', 'campaigns/gift-drive-invite.webp', '/pagesDetail/replaceService'),
        ],
      },
    },
    {
      type: 'entries',
      title: '常用',
      settings: {
        items: [
          link('试驾', 'coupons/drive.webp', '/pagesActivity/testDrive/index'),
          link('卡券', 'coupons/cash-off.webp', '/pagesMine/cardBag/index'),
          link('积分', 'coupons/points.webp', '/pagesMine/integral'),
          link('荣誉', 'coupons/kr.webp', '/pagesMine/kr/index'),
          link('宝箱', 'coupons/prize-mystery.webp', '/pagesActivity/treasureBox'),
          link('好友助力', 'coupons/prize-charging-card.webp', '/pagesActivity/help/index'),
          link('世界行', 'coupons/prize-suitcase.webp', '/pagesBannerActivity/worldActivity/index'),
          link('盲盒', 'coupons/prize-blind-box.webp', '/pagesBannerActivity/blindBox/index'),
          link('红包', 'coupons/prize-packet.webp', '/pagesActivity/redPackage/enterPage'),
          link('应援', 'coupons/sport-games.webp', '/pagesBannerActivity/asianVote/index'),
        ],
      },
    },
    {
      type: 'entries',
      title: '一起玩',
      settings: {
        items: [
          link('赛事竞猜', 'coupons/sport-football.webp', '/pagesActivity/worldCup/index'),
          link('徽章收藏', 'coupons/prize-pin-gold.webp', '/pagesBannerActivity/pin/index'),
          link('周年庆', 'coupons/pin-feast-cake.webp', '/pagesActivity/anniversary/index'),
          link('一起发声', 'coupons/prize-camera.webp', '/pagesBannerActivity/volume/index'),
          link('共创官', 'coupons/prize-headphones.webp', '/pagesActivity/koc/index'),
          link('协会会员', 'coupons/prize-key.webp', '/pagesBannerActivity/associationBind'),
        ],
      },
    },
    {
      type: 'countdown',
      title: '限时',
      settings: {
        ...card('官方特惠现车', '实车实拍，一车一价', 'campaigns/snap-up.webp', '/pagesDetail/currentSale'),
        until: now + 5 * DAY_MS,
      },
    },
    {
      type: 'cards',
      title: '为你准备',
      settings: {
        items: [
          card('秋日家庭日', '一起把后备厢变成集市', 'covers/line-up-family.webp', activityPage('act-family-day')),
          card('极速提车', '附近门店现车', 'campaigns/drive-weekend.webp', '/pagesStore/quickFlash/index'),
          card(
            '轮毂投票',
            '下一款谁上量产',
            'campaigns/vote.webp',
            '/pagesCommunity/activity/designVote?id=vote-wheel',
          ),
          card('新人福利', '注册即领积分', 'campaigns/welfare-new.webp', '/pagesActivity/newPeopleWelfare/index'),
        ],
      },
    },
    { type: 'campaigns', title: '正在进行', settings: { state: 'running' } },
    { type: 'campaigns', title: '往期活动', settings: { state: 'ended' } },
  ],
});

/** A page whose only block has had its time. */
const over = (now: number): DemoPage => ({
  kind: 'campaigns',
  slug: 'summer',
  title: '夏日专区',
  text: '夏日活动已经结束',
  picture: 'campaigns/world.webp',
  isPublished: true,
  blocks: [
    {
      type: 'countdown',
      title: '夏夜',
      settings: { ...card('夏夜试驾', '已结束', 'campaigns/drive-weekend.webp', ''), until: now - DAY_MS },
    },
  ],
});

/** The hub of campaigns, and one that is empty. */
export const hubPages = (now: number): readonly DemoPage[] => [hub(now), over(now)];

const ENDED: readonly [title: string, text: string, picture: string, article: string][] = [
  ['夏夜试驾', '十二座城市，三千位朋友', 'campaigns/drive-weekend.webp', 'event-open'],
  ['草地音乐会', '后备厢里的乐队', 'campaigns/celebrate.webp', 'event-concert'],
  ['城市晨跑', '五公里，终点有咖啡', 'campaigns/energy-walk.webp', 'event-run'],
  ['新车发布之夜', '现场回顾', 'campaigns/auto-show.webp', 'event-launch'],
  ['工程师面对面', '一次坐下来聊两小时', 'campaigns/voice.webp', 'event-interview'],
  ['冬季试驾营', '冰雪路面体验', 'campaigns/test-drive-event.webp', 'winter-test'],
  ['家庭出行周', '带上孩子一起出发', 'campaigns/test-drive-family.webp', 'family-baby'],
  ['充电一年', '车主的账本征集', 'campaigns/rights-charging.webp', 'charge-bill'],
  ['最美公路', '一张照片一段路', 'campaigns/koc.webp', 'trip-bridge'],
  ['露营节', '山顶看星星', 'campaigns/package.webp', 'camp-star'],
  ['版本共创', '下一次升级听你的', 'campaigns/x-vote.webp', 'ota-diary'],
  ['银杏季', '去看一棵一千岁的树', 'campaigns/pin.webp', 'trip-ginkgo'],
];

/** Campaigns that run, are about to, are for some platforms only, and more than a page of ended ones. */
export const campaigns: readonly DemoCampaign[] = [
  {
    campaignId: 'drive-season',
    title: '春日试驾季',
    text: '预约到店，亲自开上一程',
    picture: 'campaigns/test-drive.webp',
    link: '/pagesActivity/testDrive/index',
    platforms: null,
    startDay: -3,
    endDay: 30,
  },
  {
    campaignId: 'trade-in',
    title: '焕新置换季',
    text: '旧车先估价，抵扣尾款更省心',
    picture: 'campaigns/gift-drive-invite.webp',
    link: '/pagesDetail/replaceService',
    platforms: null,
    startDay: -20,
    endDay: 23,
  },
  {
    campaignId: 'colour-vote',
    title: '{CS1E} 首发色投票',
    text: '一人一票，由你来选',
    picture: 'campaigns/design-vote.webp',
    link: '/pagesCommunity/activity/designVote?id=vote-cs1e-colour',
    platforms: null,
    startDay: -2,
    endDay: 9,
  },
  {
    campaignId: 'star-camp',
    title: '星空营地',
    text: '两天一夜，车主专属',
    picture: 'campaigns/package.webp',
    link: activityPage('act-camp'),
    platforms: null,
    startDay: 2,
    endDay: 21,
  },
  {
    campaignId: 'mini-only',
    title: '小程序专享礼',
    text: '在微信小程序里打开领取',
    picture: 'campaigns/welfare-centre.webp',
    link: '/pagesMine/cardBag/index',
    platforms: ['MINI'],
    startDay: -5,
    endDay: 15,
  },
  ...ENDED.map(([title, text, picture, article], at) => ({
    campaignId: `ended-${at + 1}`,
    title,
    text,
    picture,
    link: articlePage(article),
    platforms: null,
    startDay: -40 - at * 21,
    endDay: -12 - at * 21,
  })),
];
