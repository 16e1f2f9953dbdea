import { people } from '../../account/demo';
import { orderPlans } from '../../order/demo';
import type { PointsSeed } from '..';

/** KR and coupons of demo people; owners have more than others. Points and growth come with the accounts. */
export function walletSeeds(): PointsSeed[] {
  return people
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ personId }) => {
      const isOwner = (orderPlans[personId] ?? []).some(({ state }) => state === 'delivered');
      const gifts = [
        { kind: 'charging', title: '充电抵扣券 50 元', amountFen: 50_00, days: 90 },
        { kind: 'service', title: '免费精洗一次', amountFen: 0, days: 180 },
        { kind: 'merchandise', title: '周边商城满 200 减 40', amountFen: 40_00, days: 30 },
      ];
      return { accountId: personId, kr: isOwner ? 36 : 0, coupons: isOwner ? gifts : gifts.slice(0, 1) };
    });
}
