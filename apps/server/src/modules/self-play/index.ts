import '../../kernel/demo-staff';
import { route } from '../../gateway/routes';
import { whenActive } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import type { PlayedOrder } from '../../kernel/demo-staff';
import type { JobHandler } from '../../kernel/jobs';
import { defineModule } from '../../kernel/module';
import { nudgeStaff, playStaff } from './play-staff';
import { showSelfPlay, switchSelfPlay } from './self-play-mode';

const nudged = <P extends PlayedOrder>(): JobHandler<P> => ({
  tx: true,
  skipsDemo: true,
  run: whenActive(
    ({ userId }) => userId,
    (ctx: Ctx, order: P) => nudgeStaff(ctx, order),
  ),
});

/** The demo shop plays its own staff: orders that customers move go on by themselves, some seconds a step. */
export const selfPlay = defineModule({
  name: 'self-play',
  routes: {
    'GET /api/mporder/v1/staff/demo/self-play': route({ run: (ctx) => showSelfPlay(ctx) }),
    'POST /api/mporder/v1/staff/demo/self-play': route({
      tx: true,
      run: (ctx, { body }) => switchSelfPlay(ctx, body.mode),
    }),
  },
  // Demo orders rest as they are until their customer does something with them.
  events: {
    OrderLocked: { playAfterLock: nudged() },
    OrderPaidInFull: { playAfterFinalPayment: nudged() },
    CarMoved: { playAfterMove: nudged() },
    InsuranceMoved: { playAfterInsurance: nudged() },
    PickupMoved: { playAfterPickup: nudged() },
  },
  jobs: { playDemoStaff: whenActive(({ userId }) => userId, playStaff) },
});
