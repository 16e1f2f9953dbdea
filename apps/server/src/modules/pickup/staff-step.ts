import type { DemoStaffStep } from '../../kernel/demo-staff';
import { isReadyToPickUp, lockPickup } from './move-pickup';
import { selectPickup } from './pickup.repository';
import { markScanned } from './scan-pickup';

/** The demo shop scans a code by itself, some seconds after its customer opened it. */
export const scanStep: DemoStaffStep = {
  name: 'scanPickup',
  async play(ctx, order) {
    const shown = await selectPickup(ctx.db, order);
    if (shown?.state !== 'waiting' || shown.code === null) return false;
    const pickup = await lockPickup(ctx, order);
    if (pickup.row.state !== 'waiting' || pickup.row.code === null || !isReadyToPickUp(pickup.order)) return false;
    await markScanned(ctx, pickup, 'self-play');
    return true;
  },
};
