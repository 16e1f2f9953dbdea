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
