import type { DemoBuyer } from '../modules/order';
import type { PointsSeed } from '../modules/points';
import { people } from './data';

const active = people.filter((person) => !person.isCancelled);

/** Demo people with orders; their account ids are the ids of the data. */
export function demoBuyers(): DemoBuyer[] {
  const buyers = active.filter((person) => person.orders.length > 0);
  return buyers.map(({ personId, mobile, orders }) => ({ accountId: personId, mobile, orders }));
}

/** KR and coupons of demo people; owners have more than others. Points and growth come with the accounts. */
export function walletSeeds(): PointsSeed[] {
  return active.map(({ personId, orders }) => {
    const isOwner = orders.some(({ state }) => state === 'delivered');
    const gifts = [
      { kind: 'charging', title: '充电抵扣券 50 元', amountFen: 50_00, days: 90 },
      { kind: 'service', title: '免费精洗一次', amountFen: 0, days: 180 },
      { kind: 'merchandise', title: '周边商城满 200 减 40', amountFen: 40_00, days: 30 },
    ];
    return { accountId: personId, kr: isOwner ? 36 : 0, coupons: isOwner ? gifts : gifts.slice(0, 1) };
  });
}
