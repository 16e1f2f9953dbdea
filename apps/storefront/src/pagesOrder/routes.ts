import { defineRoutes, params } from '../navigation/define-routes';

export const orderRoutes = defineRoutes({
  '/pagesOrder/confirm/index': {
    title: '确认订单',
    chrome: 'custom',
    login: true,
    params: params<{
      modelId?: string;
      versionId?: string;
      c?: string;
      subsidy?: string;
      kind?: string;
      cityCode?: string;
      orderNo?: string;
    }>(),
  },
  '/pagesOrder/agreementList': {
    title: '协议列表',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ orderNo?: string; kind?: string }>(),
  },
  '/pagesOrder/pay/index': { title: '收银台', chrome: 'custom', login: true, params: params<{ orderNo: string }>() },
  '/pagesOrder/pay/result': { title: '支付结果', chrome: 'custom', login: true, params: params<{ orderNo: string }>() },
  '/pagesOrder/order/index': {
    title: '我的订单',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ tab?: string }>(),
  },
  '/pagesOrder/car/detail': {
    title: '订单详情',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ orderNo: string }>(),
  },
});
