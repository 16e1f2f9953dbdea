import type { SignedClient } from '../signed-client';
import { own, type VisitList, visit } from './visit';

interface Card {
  couponId: string;
  kind: string;
  state: string;
}

/** An order that is being confirmed, with an option that costs something. */
async function openDraft(customer: SignedClient): Promise<string> {
  const productCodes = ['battery-standard', 'paint-pine', 'wheel-aero', 'interior-black'];
  const car = { modelId: 'YL01', versionId: 'YL01-pro', productCodes };
  const body = { ...car, kind: 'deposit', subsidy: 'personal', cityCode: '310100' };
  return (await customer.must<{ draftId: string }>('POST /api/mporder/v1/order/draft', { body })).draftId;
}

/** The card bag, one coupon of it, a gift that somebody gave, welfare, and coupons for an order. */
export const couponVisits: VisitList = async (customer) => {
  const read = <T>(path: string, query: Record<string, string>) =>
    customer.must<T>(`GET /api/mpintegral/v1/coupons${path}`, { query });
  const { items } = await read<{ items: Card[] }>('', { size: '50' });
  const couponId = items.find(({ kind, state }) => kind === 'service' && state === 'unused')?.couponId ?? '';
  const pendingId = items.find(({ state }) => state === 'giftPending')?.couponId ?? '';
  const { gift } = await read<{ gift: { giftCode: string } | null }>('/detail', { couponId: pendingId });
  return [
    visit('pagesOrder/couponChoose', /可用.*不可用.*本单抵扣.*券后/s, { draftId: await openDraft(customer) }, own),
    visit('pagesMine/welfareCoupon', /可领取.*一键领取/s, {}, own),
    visit('pagesMine/cardBag/index', /未使用.*已赠送.*即将到期/s, {}, own),
    visit('pagesMine/cardBag/cardDetail', /使用规则.*卡券记录/s, { couponId }, own),
    visit('pagesMine/cardBag/cardReceive', /卡券.*剩余/s, { giftCode: gift?.giftCode ?? '' }),
  ];
};
