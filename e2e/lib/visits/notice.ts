import type { SignedClient } from '../signed-client';
import { own, type VisitList, visit } from './visit';

/** Number of the customer's car on its way; empty for customers without. */
async function onItsWay(customer: SignedClient): Promise<string> {
  const { items } = await customer.must<{ items: { orderNo: string; state: string }[] }>(
    'GET /api/mporder/v1/order/list',
    { query: { size: '50' } },
  );
  return items.find(({ state }) => state === 'inTransit')?.orderNo ?? '';
}

/** Notices of an order, and a text of it. */
export const noticeVisits: VisitList = async (customer) => {
  const orderNo = await onItsWay(customer);
  return [
    visit('pagesOrder/car/notification', /到店时间推迟.*需确认.*截止/s, { orderNo }, own),
    visit('pagesOrder/car/detailText', /交付规则.*版本 1\.4.*已到末尾/s, { orderNo, key: 'deliveryRules' }, own),
  ];
};
