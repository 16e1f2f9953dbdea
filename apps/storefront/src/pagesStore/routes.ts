import { defineRoutes, params } from '../navigation/define-routes';

/** Stores and their cars. */
export const storeRoutes = defineRoutes({
  '/pagesStore/storeInfo': { title: '我的门店', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesStore/quickFlash/index': {
    title: '极速提车',
    chrome: 'custom',
    pullDownRefresh: true,
    /** The store to begin with; the nearest that offers it when left out. */
    params: params<{ storeId?: string; modelId?: string }>(),
  },
  '/pagesStore/quickFlash/carDetail': {
    title: '极速提车详情',
    chrome: 'custom',
    params: params<{ stockCarId: string }>(),
  },
});
