import { own, type VisitList, visit } from './visit';

interface Card {
  couponId: string;
  kind: string;
  state: string;
}

/** The card bag, one coupon of it, a gift that somebody gave, and welfare. */
export const couponVisits: VisitList = async (customer) => {
  const read = <T>(path: string, query: Record<string, string>) =>
    customer.must<T>(`GET /api/mpintegral/v1/coupons${path}`, { query });
  const { items } = await read<{ items: Card[] }>('', { size: '50' });
  const couponId = items.find(({ kind, state }) => kind === 'service' && state === 'unused')?.couponId ?? '';
  const pendingId = items.find(({ state }) => state === 'giftPending')?.couponId ?? '';
  const { gift } = await read<{ gift: { giftCode: string } | null }>('/detail', { couponId: pendingId });
  return [
    visit('pagesMine/welfareCoupon', /可领取.*一键领取/s, {}, own),
    visit('pagesMine/cardBag/index', /未使用.*已赠送.*即将到期/s, {}, own),
    visit('pagesMine/cardBag/cardDetail', /使用规则.*卡券记录/s, { couponId }, own),
    visit('pagesMine/cardBag/cardReceive', /卡券.*剩余/s, { giftCode: gift?.giftCode ?? '' }),
  ];
};
