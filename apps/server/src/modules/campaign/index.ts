import { route } from '../../gateway/routes';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import './engines/snap-up/snap-up.events';
import { seedBlindBoxes } from './demo';
import { seedFlashSales } from './demo/seed-snap-up';
import { duplicateCampaign, listForStaff, switchCampaign } from './desk/campaign-desk';
import { followFriend } from './engines/draw/follow-friends';
import { drawRoutes } from './engines/draw/routes';
import { freeOrdered, keepBought } from './engines/snap-up/follow-order';
import { endHold, endOverdueHolds } from './engines/snap-up/give-back';
import { leaveSnapUps } from './engines/snap-up/leave-place';
import { remindOfSnapUp, tellRestock } from './engines/snap-up/reminders';
import { snapUpRoutes } from './engines/snap-up/routes';
import { lapseAwards, listOwnPrizes, orderPrize, receivePrize, redirectPrize } from './own-prizes';
import { listStaffParcels, sendParcel } from './parcels';

/** Campaigns: windows, audience, prizes, awards and chances for all engines; what is special about each is in `engines/`. */
export const campaign = defineModule({
  name: 'campaign',
  routes: {
    'GET /api/mpmkt/v1/campaign/prizes': route({ run: (ctx, { query }) => listOwnPrizes(ctx, query) }),
    'POST /api/mpmkt/v1/campaign/prizes/order': route({ tx: true, run: (ctx, { body }) => orderPrize(ctx, body) }),
    'POST /api/mpmkt/v1/campaign/prizes/address': route({ tx: true, run: (ctx, { body }) => redirectPrize(ctx, body) }),
    'POST /api/mpmkt/v1/campaign/prizes/receive': route({ tx: true, run: (ctx, { body }) => receivePrize(ctx, body) }),
    'GET /api/mpmkt/v1/staff/campaign/parcels': route({ run: (ctx, { query }) => listStaffParcels(ctx, query) }),
    'POST /api/mpmkt/v1/staff/campaign/parcels/send': route({
      tx: true,
      run: (ctx, { body }) => sendParcel(ctx, body),
    }),
    'GET /api/mpmkt/v1/staff/campaign/list': route({ run: (ctx, { query }) => listForStaff(ctx, query) }),
    'POST /api/mpmkt/v1/staff/campaign/switch': route({ tx: true, run: (ctx, { body }) => switchCampaign(ctx, body) }),
    'POST /api/mpmkt/v1/staff/campaign/duplicate': route({
      tx: true,
      run: (ctx, { body }) => duplicateCampaign(ctx, body),
    }),
    ...drawRoutes,
    ...snapUpRoutes,
  },
  events: {
    FriendReached: { giveChances: whenActive(({ inviterId }) => inviterId, followFriend) },
    OrderPaid: { keepSnapUpCar: keepBought },
    OrderCancelled: { freeSnapUpCar: freeOrdered },
    OrderExpired: { freeSnapUpCar: freeOrdered },
    OrderRefunded: { freeSnapUpCar: freeOrdered },
    SnapUpCarBack: { tellRestock },
    AccountCancelled: { leaveSnapUps },
  },
  jobs: {
    endSnapUpHold: endHold,
    remindOfSnapUp: whenActive(({ accountId }) => accountId, remindOfSnapUp),
  },
  async upkeep(ctx) {
    await lapseAwards(ctx);
    await endOverdueHolds(ctx);
  },
  demo: [
    { name: 'blind-boxes', since: '2026-11-26', load: seedBlindBoxes },
    { name: 'flash-sales', since: '2026-11-26', load: seedFlashSales },
  ],
});
