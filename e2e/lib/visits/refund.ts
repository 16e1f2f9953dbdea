import type { SignedClient } from '../signed-client';
import { own, type Visit, type VisitList, visit } from './visit';

interface OrderBrief {
  orderNo: string;
  actions: string[];
}

/** A page of an order; customers without such an order are told so. */
const ofOrder = (route: string, shows: RegExp, missing: RegExp, query: Record<string, string> | null): Visit =>
  visit(route, query ? shows : missing, query ?? {}, own);

/** An order that can be refunded, and one whose refund was asked for. */
async function ordersOf(customer: SignedClient) {
  const { items } = await customer.must<{ items: OrderBrief[] }>('GET /api/mporder/v1/order/list', {
    query: { size: '50' },
  });
  const find = (action: string) => items.find(({ actions }) => actions.includes(action))?.orderNo;
  return { open: find('refund'), asked: find('viewRefund') };
}

/** Refund of an order: reason, form, course. */
export const refundVisits: VisitList = async (customer) => {
  const { open, asked } = await ordersOf(customer);
  return [
    ofOrder(
      'pagesOrder/refund/originRoute',
      /可退金额.*价格原因.*下一步/s,
      /订单不存在/,
      open ? { orderNo: open } : null,
    ),
    ofOrder(
      'pagesOrder/refund/refundForm',
      /退款原因.*短信验证.*提交申请/s,
      /订单不存在/,
      open ? { orderNo: open, reason: 'noNeedNow' } : null,
    ),
    ofOrder('pagesOrder/refund/detail', /退款明细.*退款进度/s, /退款单不存在/, asked ? { orderNo: asked } : null),
  ];
};
