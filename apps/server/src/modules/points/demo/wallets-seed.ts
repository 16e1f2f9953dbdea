import { people } from '../../account/demo';
import { orderPlans } from '../../order/demo';
import type { PointsSeed } from '..';

/** KR of demo people who own a car. Points and growth come with the accounts. */
export function walletSeeds(): PointsSeed[] {
  return people
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ personId }) => {
      const isOwner = (orderPlans[personId] ?? []).some(({ state }) => state === 'delivered');
      return { accountId: personId, kr: isOwner ? 36 : 0 };
    });
}
