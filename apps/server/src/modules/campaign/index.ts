import { route } from '../../gateway/routes';
import { whenActive } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import type { DriveRow } from '../test-drive';
import { remindOfStart, showCode, tellCampaignStart } from './codes/codes';
import { seedBlindBoxes, seedOffers } from './demo';
import { seedCampaignCodes } from './demo/campaign-codes';
import { seedDriveInvitations } from './demo/drive-invitations';
import { seedEmployees } from './demo/employees';
import { seedExchanges } from './demo/exchanges';
import { seedFellows } from './demo/fellows';
import { seedGiftInvitations } from './demo/gift-invitations';
import { seedInnerCoupons } from './demo/inner-coupons';
import { seedInnerDraws } from './demo/inner-draws';
import { seedInvitations } from './demo/invitations';
import { seedPackets } from './demo/packets';
import { seedPartners } from './demo/partners';
import { seedCollect } from './demo/seed-collect';
import { seedHelp } from './demo/seed-help';
import { seedPolls } from './demo/seed-polls';
import { seedQuizzes } from './demo/seed-quizzes';
import './engines/snap-up/snap-up.events';
import { seedCelebrations } from './demo/seed-celebrations';
import { seedCreators } from './demo/seed-creators';
import { seedFlashSales } from './demo/seed-snap-up';
import { seedVoice } from './demo/seed-voice';
import { duplicateCampaign, listForStaff, switchCampaign } from './desk/campaign-desk';
import { saveCampaign, showForStaff } from './desk/save-campaign';
import { showDoubts } from './desk/show-doubts';
import { showFigures } from './desk/show-figures';
import { showKinds } from './desk/show-kinds';
import { followFriend } from './engines/draw/follow-friends';
import { recruitRoutes } from './engines/recruit/routes';
import './engines/collect/collect.events';
import { drawDueCollects } from './engines/collect/draw-collect';
import { collectRoutes } from './engines/collect/routes';
import { returnGift } from './engines/collect/use-link';
import './engines/draw/live/live.events';
import { earnOnSite } from './engines/draw/live/earn-chances';
import { remindOfLive } from './engines/draw/live/remind-of-live';
import './campaign.hooks';
import { drawRoutes } from './engines/draw/routes';
import { exchangeRoutes } from './engines/exchange/routes';
import { helpRoutes } from './engines/help/routes';
import './engines/help/help.events';
import { inviteEvents, inviteJobs } from './engines/invite/follow-friends';
import { invitePageData } from './engines/invite/invite.page-data';
import { customerFile } from './engines/invite/partner/customers';
import { bookPartnerDrive } from './engines/invite/partner/follow-customers';
import { inviteRoutes } from './engines/invite/routes';
import { bookStaffDrive, notesOfDrives } from './engines/invite/staff/staff-code';
import { followLeadDeposit, followLeadDrive, leadEvents } from './engines/lead/follow-leads';
import { leadRoutes } from './engines/lead/routes';
import { offerRoutes } from './engines/offer/routes';
import './engines/packet/packet.events';
import { collectPrize, handOutPrize, showPrize } from './collect-prize';
import { followStaffDeposit, rewardStaffDeposit } from './engines/draw/follow-staff-deposits';
import { followStaffDrive } from './engines/draw/staff-chances';
import { returnPacket } from './engines/packet/return-packet';
import { remindOfRound } from './engines/packet/rounds';
import { packetRoutes } from './engines/packet/routes';
import './engines/poll/poll.events';
import { drawDuePolls } from './engines/poll/draw-winners';
import { pollRoutes } from './engines/poll/routes';
import { quizRoutes } from './engines/quiz/routes';
import './engines/quiz/quiz.events';
import { settleMatch } from './engines/quiz/settle';
import { quotaRoutes } from './engines/quota/routes';
import { snapUpEvents } from './engines/snap-up/follow-order';
import { endHold, endOverdueHolds } from './engines/snap-up/give-back';
import { leaveSnapUps } from './engines/snap-up/leave-place';
import { remindOfSnapUp } from './engines/snap-up/reminders';
import { snapUpRoutes } from './engines/snap-up/routes';
import { tellRestock } from './engines/snap-up/tell-restock';
import { voiceRoutes } from './engines/voice/routes';
import { lapseAwards, listOwnPrizes, orderPrize, receivePrize, redirectPrize } from './own-prizes';
import { listStaffParcels, sendParcel } from './parcels';
import { countInvitedSince } from './relation/relation.repository';

import { forgetCounted, VisitCounter } from './visits/visit-counter';

export { miniCodeOf } from './engines/invite/mini-code';

/** Notes by whose code an application came. */
async function bookDrive(ctx: Ctx, input: { drive: DriveRow }): Promise<null> {
  await bookPartnerDrive(ctx, input);
  return bookStaffDrive(ctx, input);
}

/** A drive moved: leads and chances of employees follow. */
async function followDrive(ctx: Ctx, drive: DriveRow): Promise<null> {
  await followStaffDrive(ctx, drive);
  return followLeadDrive(ctx, drive);
}

/** Campaigns: windows, audience, prizes, awards and chances for all engines; what is special about each is in `engines/`. */
export const campaign = defineModule({
  name: 'campaign',
  routes: {
    'GET /api/mpmkt/v1/campaign/prizes': route({ run: (ctx, { query }) => listOwnPrizes(ctx, query) }),
    'POST /api/mpmkt/v1/campaign/prizes/order': route({ tx: true, run: (ctx, { body }) => orderPrize(ctx, body) }),
    'POST /api/mpmkt/v1/campaign/prizes/address': route({ tx: true, run: (ctx, { body }) => redirectPrize(ctx, body) }),
    'GET /api/mpmkt/v1/campaign/prizes/detail': route({ run: (ctx, { query }) => showPrize(ctx, query) }),
    'POST /api/mpmkt/v1/campaign/prizes/collect': route({ tx: true, run: (ctx, { body }) => collectPrize(ctx, body) }),
    'POST /api/mpmkt/v1/staff/campaign/prizes/handOut': route({
      tx: true,
      run: (ctx, { body }) => handOutPrize(ctx, body),
    }),
    'POST /api/mpmkt/v1/campaign/prizes/receive': route({ tx: true, run: (ctx, { body }) => receivePrize(ctx, body) }),
    'GET /api/mpmkt/v1/staff/campaign/parcels': route({ run: (ctx, { query }) => listStaffParcels(ctx, query) }),
    'POST /api/mpmkt/v1/staff/campaign/parcels/send': route({
      tx: true,
      run: (ctx, { body }) => sendParcel(ctx, body),
    }),
    'GET /api/mpmkt/v1/staff/campaign/kinds': route({ run: showKinds }),
    'GET /api/mpmkt/v1/staff/campaign/doubts': route({ run: (ctx, { query }) => showDoubts(ctx, query) }),
    'GET /api/mpmkt/v1/staff/campaign/figures': route({ run: (ctx, { query }) => showFigures(ctx, query) }),
    'GET /api/mpmkt/v1/staff/campaign': route({ run: (ctx, { query }) => showForStaff(ctx, query) }),
    'POST /api/mpmkt/v1/staff/campaign/save': route({ tx: true, run: (ctx, { body }) => saveCampaign(ctx, body) }),
    'GET /api/mpmkt/v1/staff/campaign/list': route({ run: (ctx, { query }) => listForStaff(ctx, query) }),
    'POST /api/mpmkt/v1/staff/campaign/switch': route({ tx: true, run: (ctx, { body }) => switchCampaign(ctx, body) }),
    'POST /api/mpmkt/v1/staff/campaign/duplicate': route({
      tx: true,
      run: (ctx, { body }) => duplicateCampaign(ctx, body),
    }),
    'GET /api/mpmkt/v1/campaign/code': route({ run: (ctx, { query }) => showCode(ctx, query) }),
    'POST /api/mpmkt/v1/campaign/code/remind': route({ tx: true, run: (ctx, { body }) => remindOfStart(ctx, body) }),
    ...collectRoutes,
    ...drawRoutes,
    ...offerRoutes,
    ...helpRoutes,
    ...inviteRoutes,
    ...leadRoutes,
    ...packetRoutes,
    ...pollRoutes,
    ...quizRoutes,
    ...quotaRoutes,
    ...recruitRoutes,
    ...snapUpRoutes,
    ...voiceRoutes,
    ...exchangeRoutes,
  },
  pageData: invitePageData,
  events: {
    ...inviteEvents,
    FriendReached: {
      giveChances: { tx: true, skipsDemo: true, run: whenActive(({ inviterId }) => inviterId, followFriend) },
    },
    ...snapUpEvents,
    ...leadEvents,
    OrderPaid: {
      async followFriendDeposit(ctx, event) {
        await inviteEvents.OrderPaid.followFriendDeposit(ctx, event);
        await followLeadDeposit(ctx, event);
        await followStaffDeposit(ctx, event);
      },
      ...snapUpEvents.OrderPaid,
    },
    OrderDelivered: { ...inviteEvents.OrderDelivered, ...leadEvents.OrderDelivered },
    OrderRefunded: { ...inviteEvents.OrderRefunded, ...snapUpEvents.OrderRefunded, ...leadEvents.OrderRefunded },
    StaffCustomerPaid: { rewardStaffDeposit: whenActive(({ employeeId }) => employeeId, rewardStaffDeposit) },
    SnapUpCarBack: { tellRestock },
    DrawChanceEarned: {
      earnOnSite: { tx: true, skipsDemo: true, run: whenActive(({ accountId }) => accountId, earnOnSite) },
    },
    AccountCancelled: { leaveSnapUps },
  },
  jobs: {
    ...inviteJobs,
    returnPacket,
    returnCollectGift: returnGift,
    remindOfRound: { tx: false, run: remindOfRound },
    settleQuizMatch: { tx: false, run: settleMatch },
    endSnapUpHold: endHold,
    tellSnapUpWaiters: tellRestock,
    tellCampaignStart: whenActive(({ accountId }) => accountId, tellCampaignStart),
    remindOfLive: whenActive(({ accountId }) => accountId, remindOfLive),
    remindOfSnapUp: whenActive(({ accountId }) => accountId, remindOfSnapUp),
  },
  setup(app) {
    app.visits = new VisitCounter(app);
  },
  stop: ({ app }) => app.visits.write(),
  async upkeep(ctx) {
    await forgetCounted(ctx);
    await lapseAwards(ctx);
    await endOverdueHolds(ctx);
    await drawDuePolls(ctx);
    await drawDueCollects(ctx);
  },
  hooks: {
    driveMoved: followDrive,
    driveApplied: bookDrive,
    notesOfDrives,
    deedsSince: async (ctx, { accountId, since }) => ({ invite: await countInvitedSince(ctx.db, accountId, since) }),
  },
  raw: (server, app) => customerFile.pages(server, app),
  demo: [
    { name: 'blind-boxes', since: '2026-11-26', load: seedBlindBoxes },
    { name: 'offers', since: '2026-11-27', load: seedOffers },
    { name: 'invitations', since: '2026-11-26', load: seedInvitations },
    { name: 'drive-invitations', since: '2026-11-27', load: seedDriveInvitations },
    { name: 'gift-invitations', since: '2026-11-27', load: seedGiftInvitations },
    { name: 'campaign-codes', since: '2026-11-27', load: seedCampaignCodes },
    { name: 'points-packets', since: '2026-11-27', load: seedPackets },
    { name: 'flash-sales', since: '2026-11-27', load: seedFlashSales },
    { name: 'celebrations', since: '2026-11-27', load: seedCelebrations },
    { name: 'employees', since: '2026-11-27', load: seedEmployees },
    { name: 'inner-coupon-quotas', since: '2026-11-27', load: seedInnerCoupons },
    { name: 'fellows', since: '2026-11-27', load: seedFellows },
    { name: 'inner-draws', since: '2026-11-27', load: seedInnerDraws },
    { name: 'partners', since: '2026-11-27', load: seedPartners },
    { name: 'exchanges', since: '2026-11-27', load: seedExchanges },
    { name: 'polls', since: '2026-11-28', load: seedPolls },
    { name: 'help', since: '2026-11-29', load: seedHelp },
    { name: 'quizzes', since: '2026-11-29', load: seedQuizzes },
    { name: 'collect', since: '2026-11-29', load: seedCollect },
    { name: 'voice', since: '2026-11-29', load: seedVoice },
    { name: 'creators', since: '2026-11-29', load: seedCreators },
  ],
});
