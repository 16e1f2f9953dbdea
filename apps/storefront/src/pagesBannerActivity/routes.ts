import { defineRoutes, params } from '../navigation/define-routes';

/** Campaigns that are reached from banners. */
export const bannerActivityRoutes = defineRoutes({
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
});
