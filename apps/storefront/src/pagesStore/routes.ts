import { defineRoutes, params } from '../navigation/define-routes';

/** Stores and their cars. */
export const storeRoutes = defineRoutes({
  '/pagesStore/storeList': {
    title: '门店',
    chrome: 'custom',
    pullDownRefresh: true,
    /** What the list begins with: a city, a type, a service. */
    params: params<{ cityCode?: string; kind?: string; service?: string }>(),
  },
  '/pagesStore/storeDetail': {
    title: '门店详情',
    chrome: 'custom',
    reachBottom: 50,
    params: params<{ storeId: string }>(),
  },
  '/pagesStore/imgWareHouse': {
    title: '门店相册',
    chrome: 'custom',
    params: params<{ storeId: string; group?: string }>(),
  },
  '/pagesStore/restaurantDetail': {
    title: '餐厅详情',
    chrome: 'custom',
    params: params<{ restaurantId: string }>(),
  },
  '/pagesStore/zeekrCoordinate/coordinateDetail': {
    title: '坐标详情',
    chrome: 'custom',
    params: params<{ coordinateId: string }>(),
  },
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
