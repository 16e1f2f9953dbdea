import type { SignedClient } from '../signed-client';
import { own, type VisitList, visit } from './visit';

/** Number of the customer's own blind booking; an unknown one for customers without. */
async function blindOrderNo(customer: SignedClient): Promise<Record<string, string>> {
  const { items } = await customer.must<{ items: { orderNo: string; kind: string }[] }>(
    'GET /api/mporder/v1/order/list',
    { query: { size: '50' } },
  );
  const blind = items.find(({ kind }) => kind === 'blind');
  return blind ? { orderNo: blind.orderNo } : {};
}

/** Learning about models: parameters, comparison, blind booking, entrances. */
export const modelVisits: VisitList = async (customer) => {
  const blind = await blindOrderNo(customer);
  return [
    visit('pagesDetail/carVersionComparison', /隐藏相同项/, { versionIds: 'YL01-pro,YL01-max,YLX-pro' }),
    visit('pagesDetail/carConfig', /整备质量/, { versionId: 'YL01-pro' }),
    visit('pagesDetail/carModelNew', /已揭晓的亮点/, { modelId: 'CS1E' }),
    // An entrance that names where to go gives way to it at once.
    visit('pagesDetail/transitionPage', /链接不完整/),
    visit('pagesOrder/confirm/cs1e', /预订人信息|您已盲订/, { modelId: 'CS1E' }, own),
    visit('pagesOrder/confirm/cs1eResult', /盲订序号|没有找到盲订订单/, blind, own),
    visit('pagesOrder/pay/blindBookingResult', /盲订序号.*上市日期|没有找到盲订订单/s, blind, own),
  ];
};
