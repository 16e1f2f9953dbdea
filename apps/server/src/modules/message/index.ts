import { DAY_MS } from '@voltfront/rules/time';
import { route } from '../../gateway/routes';
import { whenActive } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import type { JobHandler } from '../../kernel/jobs';
import { defineModule } from '../../kernel/module';
import { answerNotice } from './answer-notice';
import { deliverMessage, mendDeliveries } from './deliver-message';
import { seedBroadcasts, seedMessages, seedNotices } from './demo';
import { tellSignUp } from './events-of-activities';
import { tellTestDrive } from './events-of-drives';
import { tellDelivered, tellInsurance, tellPickup } from './events-of-handovers';
import {
  tellChanged,
  tellDelayed,
  tellExpired,
  tellInspection,
  tellInvoiceCancelled,
  tellInvoiceIssued,
  tellInvoiceReturned,
  tellLoanDecision,
  tellLockDue,
  tellLocked,
  tellMoved,
  tellPaid,
  tellRefunded,
  tellRefundMove,
  tellTradeIn,
} from './events-of-orders';
import {
  tellAnswer,
  tellAwardTakenBack,
  tellCampaignStarted,
  tellChannelsLive,
  tellCollectPrize,
  tellCreatorDecided,
  tellExpiringPoints,
  tellHelpReached,
  tellLiveSoon,
  tellMissedCheckIn,
  tellPacketEmptied,
  tellPacketReturned,
  tellPollPrize,
  tellReportDecided,
  tellRoundDue,
  tellTakenBack,
  tellTakenDown,
  tellWriting,
} from './events-of-people';
import {
  tellAdviserAnswer,
  tellLaunched,
  tellSaleStarted,
  tellSlotClosed,
  tellSnapUpRestocked,
  tellSnapUpSoon,
  tellStockMatched,
  tellViewingBooked,
  tellViewingCancelled,
} from './events-of-visits';
import { listBroadcasts } from './list-broadcasts';
import { deleteMessage, listMessages, readMessages, showUnread } from './list-messages';
import { countNotices, listNotices, readNotice, showNotice } from './list-notices';
import { countUnread, deleteOldMessages } from './message.repository';
import { sendBroadcast } from './send-broadcast';
import { previewAudience, writeToAudience, writeToPerson } from './write-message';

/** How long messages are kept. */
const KEEP_MS = 365 * DAY_MS;
/** Messages that the upkeep deletes at a time. */
const BATCH = 1000;

/** Subscription that sends a message of an event about a customer. */
const told = <P>(accountOf: (event: P) => string, run: (ctx: Ctx, event: P) => Promise<void>): JobHandler<P> => ({
  tx: true,
  skipsDemo: true,
  run: whenActive(accountOf, run),
});
const ofUser = <P extends { userId: string }>(run: (ctx: Ctx, event: P) => Promise<void>) =>
  told<P>(({ userId }) => userId, run);
const ofAccount = <P extends { accountId: string }>(run: (ctx: Ctx, event: P) => Promise<void>) =>
  told<P>(({ accountId }) => accountId, run);

async function deleteAllOldMessages(ctx: Ctx): Promise<void> {
  while ((await deleteOldMessages(ctx.db, ctx.now() - KEEP_MS, BATCH)) === BATCH);
}

/** Turns events into messages: in the message centre, as subscription messages of mini-programs and by SMS. */
export const message = defineModule({
  name: 'message',
  routes: {
    'GET /api/mpaccount/v1/messages': route({ run: (ctx, { query }) => listMessages(ctx, query) }),
    'GET /api/mporder/v1/order/notices': route({ run: (ctx, { query }) => listNotices(ctx, query) }),
    'GET /api/mporder/v1/order/notices/unread': route({ run: (ctx, { query }) => countNotices(ctx, query) }),
    'GET /api/mporder/v1/order/notice': route({ run: (ctx, { query }) => showNotice(ctx, query) }),
    'POST /api/mporder/v1/order/notices/read': route({ tx: true, run: (ctx, { body }) => readNotice(ctx, body) }),
    'POST /api/mporder/v1/order/notices/answer': route({ tx: true, run: (ctx, { body }) => answerNotice(ctx, body) }),
    'GET /api/mpaccount/v1/messages/unread': route({ run: (ctx) => showUnread(ctx) }),
    'POST /api/mpaccount/v1/messages/read': route({ tx: true, run: (ctx, { body }) => readMessages(ctx, body) }),
    'POST /api/mpaccount/v1/staff/messages/person': route({
      tx: true,
      run: (ctx, { body }) => writeToPerson(ctx, body),
    }),
    'POST /api/mpaccount/v1/staff/messages/preview': route({
      tx: true,
      run: (ctx, { body }) => previewAudience(ctx, body),
    }),
    'POST /api/mpaccount/v1/staff/messages/send': route({
      tx: true,
      run: (ctx, { body }) => writeToAudience(ctx, body),
    }),
    'GET /api/mpaccount/v1/staff/messages': route({ run: (ctx, { query }) => listBroadcasts(ctx, query) }),
    'POST /api/mpaccount/v1/messages/delete': route({ tx: true, run: (ctx, { body }) => deleteMessage(ctx, body) }),
  },
  events: {
    OrderPaid: { tellPaid: ofUser(tellPaid) },
    OrderExpired: { tellExpired: ofUser(tellExpired) },
    OrderChanged: { tellChanged: ofUser(tellChanged) },
    OrderLockDue: { tellLockDue: ofUser(tellLockDue) },
    OrderLocked: { tellLocked: ofUser(tellLocked) },
    CarMoved: { tellMoved: ofUser(tellMoved) },
    CarDelayed: { tellDelayed: ofUser(tellDelayed) },
    InspectionReady: { tellInspection: ofUser(tellInspection) },
    InvoiceIssued: { tellInvoiceIssued: ofUser(tellInvoiceIssued) },
    InvoiceReturned: { tellInvoiceReturned: ofUser(tellInvoiceReturned) },
    InvoiceCancelled: { tellInvoiceCancelled: ofUser(tellInvoiceCancelled) },
    OrderDelivered: { tellDelivered: ofUser(tellDelivered) },
    InsuranceMoved: { tellInsurance: ofUser(tellInsurance) },
    PickupMoved: { tellPickup: ofUser(tellPickup) },
    PaymentRefunded: { tellRefunded: ofUser(tellRefunded) },
    RefundMoved: { tellRefundMove: ofUser(tellRefundMove) },
    LoanDecided: { tellLoanDecision: ofUser(tellLoanDecision) },
    TradeInMoved: { tellTradeIn: ofUser(tellTradeIn) },
    AdviserRequestAnswered: { tellAdviserAnswer: ofUser(tellAdviserAnswer) },
    SlotClosed: { tellSlotClosed: ofUser(tellSlotClosed) },
    TestDriveMoved: { tellTestDrive: ofUser(tellTestDrive) },
    StockViewingBooked: { tellViewingBooked: ofAccount(tellViewingBooked) },
    StockViewingCancelled: { tellViewingCancelled: ofAccount(tellViewingCancelled) },
    StockReminderMatched: { tellStockMatched: ofAccount(tellStockMatched) },
    StockSaleStarted: { tellSaleStarted: ofAccount(tellSaleStarted) },
    SnapUpSoon: { tellSnapUpSoon: ofAccount(tellSnapUpSoon) },
    SnapUpRestocked: { tellSnapUpRestocked: ofAccount(tellSnapUpRestocked) },
    ModelLaunched: { tellLaunched: ofAccount(tellLaunched) },
    PointsExpiring: { tellExpiringPoints: ofAccount(tellExpiringPoints) },
    PointsTakenBack: { tellTakenBack: ofAccount(tellTakenBack) },
    CheckInReminderDue: { tellMissedCheckIn: ofAccount(tellMissedCheckIn) },
    ActivitySignUpDecided: { tellSignUp: ofAccount(tellSignUp) },
    PacketEmptied: { tellPacketEmptied: ofAccount(tellPacketEmptied) },
    PacketReturned: { tellPacketReturned: ofAccount(tellPacketReturned) },
    AwardTakenBack: { tellAwardTakenBack: ofAccount(tellAwardTakenBack) },
    PollPrizeWon: { tellPollPrize: ofAccount(tellPollPrize) },
    CollectPrizeWon: { tellCollectPrize: ofAccount(tellCollectPrize) },
    CreatorDecided: { tellCreatorDecided: ofAccount(tellCreatorDecided) },
    HelpStepReached: { tellHelpReached: ofAccount(tellHelpReached) },
    CampaignStarted: { tellCampaignStarted: ofAccount(tellCampaignStarted) },
    ChannelsLiveSoon: { tellChannelsLive: ofAccount(tellChannelsLive) },
    LiveSoon: { tellLiveSoon: ofAccount(tellLiveSoon) },
    PacketRoundDue: { tellRoundDue: ofAccount(tellRoundDue) },
    CommentAnswered: { tellAnswer: ofAccount(tellAnswer) },
    ContentTakenDown: { tellTakenDown: ofAccount(tellTakenDown) },
    ReportDecided: { tellReportDecided: ofAccount(tellReportDecided) },
    WritingDecided: { tellWriting: ofAccount(tellWriting) },
  },
  jobs: { deliverMessage: { tx: false, run: deliverMessage }, sendBroadcast },
  hooks: {
    unreadCount: async (ctx, { accountId }) =>
      (await countUnread(ctx.db, accountId)).reduce((sum, { unread }) => sum + unread, 0),
  },
  async upkeep(ctx) {
    await mendDeliveries(ctx);
    await deleteAllOldMessages(ctx);
  },
  demo: [
    { name: 'messages', since: '2026-11-24', load: seedMessages },
    { name: 'order-notices', since: '2026-11-25', load: seedNotices },
    { name: 'broadcasts', since: '2026-11-25', load: seedBroadcasts },
  ],
});
