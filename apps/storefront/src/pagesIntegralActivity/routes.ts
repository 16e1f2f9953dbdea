import { defineRoutes, params } from '../navigation/define-routes';

/** Points red packets to friends, in two editions. */
export const integralActivityRoutes = defineRoutes({
  '/pagesIntegralActivity/enterPage': {
    title: '积分红包',
    chrome: 'custom',
    pullDownRefresh: true,
    params: params<{ slug?: string }>(),
  },
  '/pagesIntegralActivity/enterPageNew': {
    title: '好友积分红包',
    chrome: 'custom',
    pullDownRefresh: true,
    params: params<{ slug?: string }>(),
  },
  '/pagesIntegralActivity/recordList': {
    title: '红包记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ slug?: string }>(),
  },
  '/pagesIntegralActivity/recordListNew': {
    title: '红包记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ slug?: string }>(),
  },
  '/pagesIntegralActivity/sentPocket': {
    title: '发积分红包',
    chrome: 'custom',
    login: true,
    params: params<{ slug?: string }>(),
  },
  '/pagesIntegralActivity/sentPocketNew': {
    title: '发好友红包',
    chrome: 'custom',
    login: true,
    /** The cover that was chosen before. */
    params: params<{ slug?: string; skin?: string }>(),
  },
  '/pagesIntegralActivity/pocketDetail': {
    title: '红包详情',
    chrome: 'custom',
    pullDownRefresh: true,
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesIntegralActivity/activityDesc': {
    title: '活动说明',
    chrome: 'custom',
    /** Slug of the campaign. */
    params: params<{ edition?: string }>(),
  },
  '/pagesIntegralActivity/sentSuccess': {
    title: '红包已发出',
    chrome: 'custom',
    login: true,
    params: params<{ id: string }>(),
  },
  '/pagesIntegralActivity/sentSuccessNew': {
    title: '红包已发出',
    chrome: 'custom',
    login: true,
    params: params<{ id: string }>(),
  },
});
