import type { SignedClient } from '../signed-client';
import { own, type VisitList, visit } from './visit';

interface OrderBrief {
  orderNo: string;
  state: string;
}

/** Number of an order of the customer in a state; empty where there is none. */
async function orderIn(customer: SignedClient, state: string): Promise<string> {
  const { items } = await customer.must<{ items: OrderBrief[] }>('GET /api/mporder/v1/order/list', {
    query: { size: '50' },
  });
  return items.find((order) => order.state === state)?.orderNo ?? '';
}

/** Insurance of an arrived car, and what a paid one still waits for before its pickup. */
export const handoverVisits: VisitList = async (customer) => {
  const [arrived, paid] = [await orderIn(customer, 'arrived'), await orderIn(customer, 'paidInFull')];
  return [
    visit('pagesOrder/insurance', /被保险人.*提车必备保障.*选择保险公司/s, { orderNo: arrived }, own),
    visit('pagesOrder/confirmCode', /提车前待完成.*办理车险.*到店请携带/s, { orderNo: paid }, own),
  ];
};
