import { defineRoutes, params } from '../../navigation/define-routes';

/** A stock car, and what it is matched against: a configuration link or an own order. */
interface StockCarParams {
  stockCarId?: string;
  /** Text of `selectionToLink`; the saved configuration when neither this nor an order is named. */
  c?: string;
  orderNo?: string;
}

/** Cars that are built already. */
export const stockRoutes = defineRoutes({
  '/pagesDetail/currentVehicle/index': {
    title: '现车',
    chrome: 'custom',
    pullDownRefresh: true,
    /** The filter to begin with. */
    params: params<{
      modelId?: string;
      versionId?: string;
      /** Product code of a paint. */
      paint?: string;
      cityCode?: string;
      /** `new` or `display`. */
      kind?: string;
      /** `distance`, `price`, `priceDesc`, `days` or `match`. */
      sort?: string;
      c?: string;
      orderNo?: string;
    }>(),
  },
  '/pagesDetail/currentVehicle/carConfirmInstruction': {
    title: '现车确认书',
    chrome: 'custom',
    login: true,
    params: params<{ stockCarId: string }>(),
  },
  '/pagesDetail/currentVehicle/intentionalDepositOrder': {
    title: '使用意向金订单',
    chrome: 'custom',
    login: true,
    params: params<{ stockCarId: string }>(),
  },
  '/pagesDetail/currentVehicle/realPhotos': {
    title: '实车照片',
    chrome: 'custom',
    params: params<{ stockCarId: string /** Kind of the group to begin with. */; group?: string }>(),
  },
  '/pagesDetail/currentSale': {
    title: '限时特惠车',
    chrome: 'custom',
    pullDownRefresh: true,
    params: params<{ modelId?: string; cityCode?: string }>(),
  },
  '/pagesDetail/matchingDetail': { title: '现车详情', chrome: 'custom', params: params<StockCarParams>() },
});
