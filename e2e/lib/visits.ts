import type { SignedClient } from './signed-client';
import { aboutVisits } from './visits/about';
import { accountVisits } from './visits/account';
import { addressVisits } from './visits/address';
import { campaignVisits } from './visits/campaigns';
import { careVisits } from './visits/care';
import { configuratorVisits } from './visits/configurator';
import { couponVisits } from './visits/coupon';
import { documentVisits } from './visits/documents';
import { downloadVisits } from './visits/download';
import { driveVisits } from './visits/drive';
import { employeeVisits } from './visits/employees';
import { financeVisits } from './visits/finance';
import { growthVisits } from './visits/growth';
import { handoverVisits } from './visits/handover';
import { homeVisits } from './visits/home';
import { inviteVisits } from './visits/invite';
import { invoiceVisits } from './visits/invoice';
import { layoutVisits } from './visits/layout';
import { linkVisits } from './visits/link';
import { modelVisits } from './visits/model';
import { noticeVisits } from './visits/notice';
import { orderChangeVisits } from './visits/order-change';
import { packetVisits } from './visits/packets';
import { placeVisits } from './visits/place';
import { pointsVisits } from './visits/points';
import { refundVisits } from './visits/refund';
import { stockVisits } from './visits/stock';
import { storeVisits } from './visits/store';
import { storyVisits } from './visits/story';
import { testDriveVisits } from './visits/test-drive';
import { MOBILES, own, visit as page, type Visit } from './visits/visit';

export { MOBILES, type Person, type Visit } from './visits/visit';

const lists = [
  accountVisits,
  aboutVisits,
  addressVisits,
  configuratorVisits,
  modelVisits,
  storeVisits,
  storyVisits,
  stockVisits,
  campaignVisits,
  employeeVisits,
  inviteVisits,
  packetVisits,
  driveVisits,
  careVisits,
  financeVisits,
  noticeVisits,
  orderChangeVisits,
  refundVisits,
  documentVisits,
  downloadVisits,
  growthVisits,
  handoverVisits,
  homeVisits,
  invoiceVisits,
  layoutVisits,
  linkVisits,
  placeVisits,
  pointsVisits,
  couponVisits,
  testDriveVisits,
];

interface OrderBrief {
  orderNo: string;
  kind: string;
  state: string;
}

/** Phone of the demo account that has an order in every state. */
export const DEMO_MOBILE = MOBILES.customer;

/** Storage that the code page wants: a phone number whose code is on its way. */
export const pendingLogin = { mobile: '13911190001', bindTicket: null, resendAt: 0 };

const configuration = { modelId: 'YL01', versionId: 'YL01-pro' };
const link = 'YL01.YL01-pro.battery-long.paint-ember.wheel-turbine.interior-sand.pkg-winter';

async function firstArticle(client: SignedClient): Promise<string> {
  const { items } = await client.must<{ items: { kind: string; cardId: string }[] }>(
    'GET /api/mpmkt/v1/community/feed',
    {
      query: { tab: 'newest' },
    },
  );
  const card = items.find(({ kind }) => kind === 'article');
  if (!card) throw new TypeError('the feed has no article');
  return card.cardId;
}

/** A comment with replies, of the newest articles. */
async function answeredComment(client: SignedClient): Promise<string> {
  const feed = await client.must<{ items: { kind: string; cardId: string }[] }>('GET /api/mpmkt/v1/community/feed', {
    query: { tab: 'newest', size: '50' },
  });
  for (const { cardId } of feed.items.filter(({ kind }) => kind === 'article')) {
    const { items } = await client.must<{ items: { commentId: string; replyCount: number }[] }>(
      'GET /api/mpmkt/v1/community/comments',
      { query: { articleId: cardId } },
    );
    const answered = items.find(({ replyCount }) => replyCount > 0);
    if (answered) return answered.commentId;
  }
  throw new TypeError('no comment of the demo was answered');
}

/** Orders of the demo account by state. */
async function demoOrders(client: SignedClient): Promise<(state: string) => string> {
  const { items } = await client.must<{ items: OrderBrief[] }>('GET /api/mporder/v1/order/list', {
    query: { size: '50' },
  });
  return (state) => {
    const order = items.find((each) => each.state === state && each.kind !== 'blind');
    if (!order) throw new TypeError(`the demo account has no order in state ${state}`);
    return order.orderNo;
  };
}

/** A visit of every page there is; `customer` is logged in as the demo account. */
export async function allVisits(customer: SignedClient): Promise<Visit[]> {
  const [articleId, numberOf] = [await firstArticle(customer), await demoOrders(customer)];
  const guest = { visitorsOnly: true };
  const more = await Promise.all(lists.map((list) => list(customer)));
  return [
    ...more.flat(),
    page('pages/community/index', /推荐.*最新.*精选.*关注/s),
    page('pages/car/index', /立即定制|查看订单/),
    page('pages/mine/index', /积分.*我的订单/s, {}, own),
    page('pages/login/index', /获取验证码/, {}, guest),
    page('pages/login/code', /已发送至/, {}, guest),
    page('pages/webview/index', /即将离开.*example\.com/s, { src: 'https://www.example.com/' }),
    page('pagesCommunity/article/index', /评论/, { id: articleId }),
    page('pagesCommunity/article/replyDetail', /全部.*条回复.*回复 @/s, { id: await answeredComment(customer) }),
    page('pagesCommunity/activity/index', /报名时间.*剩余.*名额.*评论/s, { id: 'act-winter-school' }),
    page('pagesCommunity/activity/extra', /驾驶证照片.*保存修改/s, { id: 'act-winter-school' }, own),
    page('pagesCommunity/activity/tweet', /文中提到.*报名未开始/s, { id: 'tweet-camp' }),
    page('pagesCommunity/activity/designVote', /投票中.*松林绿.*评论/s, { id: 'vote-cs1e-colour' }),
    page('pagesCommunity/activity/designVotes', /第 3 期.*第 1 步，共 4 步.*单选/s, { id: 'vote-studio' }),
    page('pagesCommunity/AptchaVerify', /请完成以下验证/, { scene: 'login' }),
    page('pagesDetail/carModel', /选择版本.*长续航版/s, { modelId: 'YL01' }),
    page('pagesDetail/carSetting', /外观.*轮毂.*下一步/s, configuration),
    page('pagesDetail/configPreview', /配置明细.*熔岩橙.*总价/s, { ...configuration, c: link }),
    page('pagesDetail/h5PurchaseAgreement/webview', /已到协议末尾/, { orderNo: numberOf('depositPaid') }, own),
    page('pagesOrder/confirm/index', /购车人信息.*协议签署.*提交订单/s, { ...configuration, c: link }, own),
    page('pagesOrder/agreementList', /版本.*查看|阅读并签署/s, { orderNo: numberOf('depositPaid') }, own),
    page('pagesOrder/pay/index', /剩余支付时间.*确认支付/s, { orderNo: numberOf('created') }, own),
    page('pagesOrder/pay/result', /支付成功/, { orderNo: numberOf('depositPaid') }, own),
    page('pagesOrder/payInfo', /尾款明细.*剩余应付/s, { orderNo: numberOf('arrived') }, own),
    page('pagesOrder/order/index', /待支付.*待提车.*车辆总价/s, {}, own),
    page('pagesOrder/car/detail', /订单进度.*价格明细/s, { orderNo: numberOf('depositPaid') }, own),
    page('pagesMine/settings', /隐私管理.*个人信息保护政策概要/s),
    page('pagesMine/demo', /.{100}/s),
    page('pagesDocuments/privacyAgreement', /起生效.*隐私政策全文/s),
    page('pagesOrder/logisticsInfo', /运输中.*运输进度.*承运商/s, { orderNo: numberOf('inTransit') }, own),
    page('pagesOrder/checkCarReport', /请确认验车报告.*车辆照片.*外观/s, { orderNo: numberOf('arrived') }, own),
  ];
}

/** Pages whose address is not their file. */
const PATHS: Record<string, string> = {
  'pages/community/index': '',
  'pages/location/choose': 'choose-location',
  'pages/location/open': 'open-location',
};
const FILES = new Map(Object.entries(PATHS).map(([file, path]) => [`/${path}`, file]));

/** The address of a visit in a browser. */
export function addressOf({ route, query }: Visit): string {
  const { token = '', ...rest } = query;
  const isLink = route === 'pages/link/index';
  const search = new URLSearchParams(isLink ? rest : query).toString();
  return `/${isLink ? token : (PATHS[route] ?? route)}${search ? `?${search}` : ''}`;
}

/** Route of a browser's path. */
export const routeOf = (path: string): string =>
  /^\/([A-Za-z0-9]{10}|\{token\})$/.test(path) ? 'pages/link/index' : (FILES.get(path) ?? path.slice(1));
