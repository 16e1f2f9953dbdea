import type { OrderActionData, OrderDetailData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { openConversion } from '../list/use-order-actions';
import { openChange } from '../sheet/sheet-actions';

type Open = (order: Pick<OrderDetailData, 'orderNo' | 'configuration'>) => void;

/** Actions that are a page of their own, and how it is opened. One row for each; the others run or open a sheet here. */
const PAGES = {
  pay: ({ orderNo }) => navigate('/pagesOrder/pay/index', { orderNo }),
  sign: ({ orderNo }) => navigate('/pagesOrder/agreementList', { orderNo }),
  convert: ({ orderNo }) => openConversion(orderNo),
  payFinal: ({ orderNo }) => navigate('/pagesOrder/payInfo', { orderNo }),
  viewInspection: ({ orderNo }) => navigate('/pagesOrder/checkCarReport', { orderNo }),
  viewLogistics: ({ orderNo }) => navigate('/pagesOrder/logisticsInfo', { orderNo }),
  refund: ({ orderNo }) => navigate('/pagesOrder/refund/originRoute', { orderNo }),
  viewRefund: ({ orderNo }) => navigate('/pagesOrder/refund/detail', { orderNo }),
  applyInvoice: ({ orderNo }) => navigate('/pagesInvoice/preview/index', { orderNo }),
  pickup: ({ orderNo }) => navigate('/pagesOrder/confirmCode', { orderNo }),
  insurance: ({ orderNo }) => navigate('/pagesOrder/insurance', { orderNo }),
  changeConfiguration: (order) => openChange('changeConfiguration', order),
  switchVersion: (order) => openChange('switchVersion', order),
  changeRights: (order) => openChange('changeRights', order),
  changeVehicle: (order) => openChange('changeVehicle', order),
  yearlyChange: (order) => openChange('yearlyChange', order),
} as const satisfies Partial<Record<OrderActionData, Open>>;

/** Action with a page of its own. */
export type PageAction = keyof typeof PAGES;

/** Whether an action is a page of its own. */
export const isPageAction = (key: OrderActionData): key is PageAction => Object.hasOwn(PAGES, key);

/** Opens the page of an action. */
export const openPageOf = (key: PageAction, order: Parameters<Open>[0]): void => PAGES[key](order);
