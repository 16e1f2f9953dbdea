import { people } from '../../account/demo';
import type { DemoBuyer } from '..';
import { orderPlans } from './plans';

/** Demo people with orders; their account ids are those in the demo data. */
export function demoBuyers(): DemoBuyer[] {
  return people.flatMap(({ personId, mobile, isCancelled }) => {
    const orders = orderPlans[personId];
    return orders && !isCancelled ? [{ accountId: personId, mobile, orders }] : [];
  });
}
