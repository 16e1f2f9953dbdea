import './pickup.events';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { losePickup } from './appoint-pickup';
import { careOfPickup } from './care-of-pickup';
import { confirmOverdue } from './confirm-handover';
import { seedDelivered, seedHandovers, seedPickupPlans } from './demo';
import { pickupRoutes } from './pickup.routes';
import { PICKUP } from './pickup-slots';
import { scanStep } from './staff-step';
import '../../kernel/demo-staff';

export { planPickups } from './pickup-slots';

/** Handover of paid cars: appointment, pickup code, scan by staff, confirmation by the customer. */
export const pickup = defineModule({
  name: 'pickup',
  routes: pickupRoutes,
  events: {
    SlotClosed: { losePickup: whenActive(({ userId }) => userId, losePickup) },
  },
  demo: [
    { name: 'plans', since: '2026-11-24', load: seedPickupPlans },
    { name: 'handovers', since: '2026-11-24', load: seedHandovers },
    { name: 'delivered', since: '2026-11-25', load: seedDelivered },
  ],
  hooks: {
    careOfPerson: careOfPickup,
    demoStaffSteps: async () => [scanStep],
    // Staff find a pickup by its order.
    slotNumbers: async (_ctx, { kind, thingIds }) => new Map(kind === PICKUP ? thingIds.map((id) => [id, id]) : []),
  },
  jobs: { confirmHandover: whenActive(({ userId }) => userId, confirmOverdue) },
});
