import { DAY_MS } from '@voltfront/rules/time';
import './slot.events';
import { defineModule } from '../../kernel/module';
import { forgetReservations } from './forget-reservations';
import { deleteOver } from './slot.repository';

export { type ListedSlot, listSlots } from './list-slots';
export { closeSlots, openSlots, savePlans } from './plan-place';
export { bookSlot, freeSlot, moveSlot, reserveSlot } from './reserve-slot';
export { fillSlot } from './seed-slot';
export type { Reservation, SlotAnswer, SlotHolder } from './slot.types';
export {
  capacityOf,
  changePlan,
  closeStoreSlots,
  countUpcoming,
  holdStore,
  numbered,
  openStoreSlots,
  reservedAtStore,
} from './store-slots';

/** Past slots and reservations are kept this long. */
const KEEP_MS = 30 * DAY_MS;

/**
 * Appointments: the capacity of a location at each hour, and who has reserved which slot. Other
 * modules decide what they are for.
 */
export const slot = defineModule({
  name: 'slot',
  events: { AccountCancelled: { forgetReservations } },
  upkeep: (ctx) => deleteOver(ctx.db, ctx.now() - KEEP_MS),
});
