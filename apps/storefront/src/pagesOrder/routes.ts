import { defineRoutes, params } from '../navigation/define-routes';

export const orderRoutes = defineRoutes({
  '/pagesOrder/confirm/index': {
    title: '确认订单',
    chrome: 'custom',
    login: true,
    params: params<{
      modelId?: string;
      versionId?: string;
      /** Version and chosen product codes as `selectionToLink` of the rules writes them; wins over the two above. */
      c?: string;
      /** `none`, `personal` or `enterprise`. */
      subsidy?: string;
      /** `deposit` or `intention`; default `deposit`. */
      kind?: string;
      cityCode?: string;
      /** The intention order that this one converts. */
      fromOrderNo?: string;
      /** Early-bird benefits of that order to be used, joined by dots; default: the best ones. */
      benefits?: string;
      /** The same, as the configurator passes it. */
      orderNo?: string;
      /** A stock car under an own hold: its configuration, price and location are fixed. */
      stockCarId?: string;
      /** The draft on the server, so that a reload finds what was entered. */
      draftId?: string;
    }>(),
  },
  '/pagesOrder/confirm/cs1e': {
    title: '盲订确认',
    chrome: 'custom',
    login: true,
    /** The model, and one of its blind bookings; left out: the one that runs. */
    params: params<{ modelId?: string; windowId?: string }>(),
  },
  '/pagesOrder/confirm/cs1eResult': {
    title: '盲订凭证',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo?: string }>(),
  },
  '/pagesOrder/rewardCalendar': {
    title: '等车日历',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ orderNo?: string }>(),
  },
  '/pagesOrder/agreementList': {
    title: '协议列表',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ orderNo?: string; kind?: string }>(),
  },
  '/pagesOrder/pay/index': {
    title: '收银台',
    chrome: 'custom',
    login: true,
    /** `part`: a cash part of the final payment. */
    params: params<{ orderNo: string; part?: string }>(),
  },
  '/pagesOrder/pay/result': {
    title: '支付结果',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo: string; part?: string }>(),
  },
  '/pagesOrder/pay/blindBookingResult': {
    title: '盲订结果',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo: string }>(),
  },
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
  '/pagesOrder/refund/originRoute': {
    title: '选择退款原因',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo: string }>(),
  },
  '/pagesOrder/insurance': {
    title: '车险服务',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo: string }>(),
  },
  '/pagesOrder/refund/refundForm': {
    title: '申请退款',
    chrome: 'custom',
    login: true,
    /** The chosen reason, and the words where none fitted. */
    params: params<{ orderNo: string; reason?: string; words?: string }>(),
  },
  '/pagesOrder/refund/detail': {
    title: '退款详情',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    /** A refund, or an order whose newest refund is meant. */
    params: params<{ refundNo?: string; orderNo?: string }>(),
  },
  '/pagesOrder/confirmCode': {
    title: '提车码',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo: string }>(),
  },
  '/pagesOrder/car/notification': {
    title: '订单通知',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ orderNo: string }>(),
  },
  '/pagesOrder/car/detailText': {
    title: '详情说明',
    chrome: 'custom',
    login: true,
    /** A notice of the order, or a text by its key. */
    params: params<{ orderNo: string; noticeId?: string; key?: string }>(),
  },
  '/pagesOrder/car/versionSwitching': {
    title: '切换版本',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo: string }>(),
  },
  '/pagesOrder/logisticsInfo': {
    title: '车辆物流',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ orderNo: string }>(),
  },
  '/pagesOrder/payInfo': {
    title: '支付尾款',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ orderNo: string }>(),
  },
  '/pagesOrder/checkCarReport': {
    title: '远程验车报告',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo: string }>(),
  },
  '/pagesOrder/couponChoose': {
    title: '选择优惠券',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ draftId: string }>(),
  },
  '/pagesOrder/snapUpAugust/index': {
    title: '八月限时抢购',
    chrome: 'custom',
    pullDownRefresh: true,
    params: params<{ id?: string; share_code?: string }>(),
  },
  '/pagesOrder/snapUpAugust/detail': {
    title: '抢购详情',
    chrome: 'custom',
    params: params<{ id?: string; code: string; share_code?: string }>(),
  },
  '/pagesOrder/snapUpAugust/confirm': {
    title: '抢购确认',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string; code: string }>(),
  },
});
