import { defineRoutes, params } from '../navigation/define-routes';

export const invoiceRoutes = defineRoutes({
  '/pagesInvoice/index/index': { title: '我的发票', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesInvoice/preview/index': {
    title: '申请发票',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo?: string }>(),
  },
});
