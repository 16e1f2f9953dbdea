import { brand } from '@voltfront/brand';
import { defineRoutes, params } from '../navigation/define-routes';

/** Campaigns that banners lead to. */
export const bannerActivityRoutes = defineRoutes({
  '/pagesBannerActivity/blindBox/index': {
    title: `${brand.name}盲盒`,
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/blindBox/mine': {
    title: '我的盲盒',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/blindBox/address': {
    title: '填写收货地址',
    chrome: 'custom',
    login: true,
    /** Awards that are sent, joined by commas. */
    params: params<{ id?: string; awards: string }>(),
  },
  '/pagesBannerActivity/inviteDrive/index': {
    title: '邀请好友试驾',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDrive/share': {
    title: '好友邀你试驾',
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/inviteDrive/recordList': {
    title: '邀请记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDrive/rule': {
    title: '活动规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteActivity/inviteWarpper': {
    title: '邀请好友购车',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteActivity/beInviteWarpper': {
    title: `好友邀你选${brand.name}`,
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/inviteActivity/rule': {
    title: '活动规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/webview': {
    title: '活动详情',
    chrome: 'custom',
    params: params<{ src: string }>(),
  },
  '/pagesBannerActivity/inviteFriend/index': {
    title: '邀请好友注册',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteFriend/invitePage': {
    title: `加入${brand.name}`,
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/driveActivity/index': {
    title: '周末试驾季',
    chrome: 'custom',
    params: params<{ modelId?: string }>(),
  },
  '/pagesBannerActivity/driveActivity/result': {
    title: '预约结果',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesBannerActivity/rightsActivity/index': {
    title: '限时购车权益',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/rightsActivity/rule': {
    title: '权益规则',
    chrome: 'custom',
    params: params<{ id?: string; modelId?: string }>(),
  },
  '/pagesBannerActivity/welfareCenter/index': {
    title: '福利中心',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/welfareCenter/rule': {
    title: '福利规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/welfareCenter/myPrize': {
    title: '我的奖品',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string; tab?: string }>(),
  },
});
