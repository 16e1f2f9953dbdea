import { defineRoutes, params } from '../../navigation/define-routes';

const ofOrder = params<{ orderNo: string }>();

/** Changes of an order: its sheet, model year, model, benefits. */
export const orderChangeRoutes = defineRoutes({
  '/pagesDetail/configPreviewOrder': {
    title: '订单配置单',
    chrome: 'custom',
    login: true,
    /** `c`: a configuration chosen for this order, as `selectionToLink` of the rules writes it; to be confirmed. */
    params: params<{ orderNo: string; c?: string }>(),
  },
  '/pagesDetail/configPreviewEquityOrder': {
    title: '配置与权益确认',
    chrome: 'custom',
    login: true,
    /** A blind or intention order, and its new configuration; default: the order's own. */
    params: params<{ orderNo: string; c?: string }>(),
  },
  '/pagesDetail/rightsChange': { title: '权益变更', chrome: 'custom', login: true, params: ofOrder },
  '/pagesDetail/vehicleChange': { title: '变更车型', chrome: 'custom', login: true, params: ofOrder },
  '/pagesDetail/yearlyChoose': {
    title: '年款选择',
    chrome: 'custom',
    login: true,
    /** Left out: the only affected order, or a list of them. */
    params: params<{ orderNo?: string }>(),
  },
  '/pagesDetail/yearlyChange': { title: '年款变更', chrome: 'custom', login: true, params: ofOrder },
  '/pagesDetail/yearlyChangeNew': { title: '年款变更 · 重新选配', chrome: 'custom', login: true, params: ofOrder },
  '/pagesDetail/yearlyChangeProtocal': { title: '年款变更协议', chrome: 'custom', login: true, params: ofOrder },
});
