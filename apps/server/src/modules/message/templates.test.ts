import { placeholdersOf } from '@voltfront/rules/message/fill-template';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_REQUEST, type EventMap, publish } from '../../kernel/jobs';
import { createTestServer, type TestServer } from '../../testing';
import { message } from '.';
import { messageTemplates } from './message.tables';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A subscription that makes messages. */
interface Told {
  skipsDemo?: true;
  run: (ctx: unknown, event: unknown) => Promise<void>;
}

const order = { orderNo: 'VO1', kind: 'deposit' as const, modelId: 'YL01', totalFen: 1, at: 1 };
const refund = { refundNo: 'VB1', orderNo: 'VO1', amountFen: 1, reason: null, at: 1 };
const checked = { orderNo: 'VO1', modelId: 'YL01', from: 'ownPolicyInReview' as const, at: 1 };
const drive = { driveNo: 'TD1', sequence: 1, modelId: 'YL01', storeId: 'S1', startsAt: 1, reason: '' };
const handover = { orderNo: 'VO1', modelId: 'YL01', storeId: 'S1', at: 1 };
/** One event for each template, without its person. */
const eventsOfTemplates: Record<string, { [E in keyof EventMap]?: object }> = {
  'order.paid': { OrderPaid: { ...order, paymentNo: 'P1', purpose: 'deposit', amountFen: 1 } },
  'order.expired': { OrderExpired: { ...order, isConversion: false } },
  'order.notConverted': { OrderExpired: { ...order, isConversion: true } },
  'order.changed': { OrderChanged: { ...order, change: 'city', differenceFen: 0, fromModelId: 'YL01' } },
  'order.locked': { OrderLocked: { ...order, isAutomatic: false } },
  'order.toSign': { OrderLockDue: { ...order, what: 'sign', locksAt: 1 } },
  'order.locksSoon': { OrderLockDue: { ...order, what: 'lock', locksAt: 1 } },
  'order.selfLocked': { OrderLocked: { ...order, isAutomatic: true } },
  'order.inProduction': { CarMoved: { ...order, to: 'inProduction' } },
  'order.inTransit': { CarMoved: { ...order, to: 'inTransit' } },
  'order.arrived': { CarMoved: { ...order, to: 'arrived' } },
  'order.delayed': { CarDelayed: { ...order, reason: '道路管制', expectedToAt: 1 } },
  'inspection.ready': { InspectionReady: { ...order, isCorrected: false, revision: 1 } },
  'inspection.corrected': { InspectionReady: { ...order, isCorrected: true, revision: 3 } },
  'order.delivered': { OrderDelivered: { ...order, isAutomatic: false } },
  'insurance.quoted': { InsuranceMoved: { orderNo: 'VO1', modelId: 'YL01', from: 'quoting', to: 'quoted', at: 1 } },
  'insurance.unanswered': { InsuranceMoved: { orderNo: 'VO1', modelId: 'YL01', from: 'quoting', to: 'none', at: 1 } },
  'insurance.issued': { InsuranceMoved: { orderNo: 'VO1', modelId: 'YL01', from: 'quoted', to: 'issued', at: 1 } },
  'insurance.accepted': { InsuranceMoved: { ...checked, to: 'ownPolicyAccepted' } },
  'insurance.rejected': { InsuranceMoved: { ...checked, to: 'ownPolicyRejected' } },
  'pickup.appointed': { PickupMoved: { ...handover, what: 'appointed', startsAt: 1 } },
  'pickup.scanned': { PickupMoved: { ...handover, what: 'scanned', startsAt: null } },
  'pickup.undone': { PickupMoved: { ...handover, what: 'undone', startsAt: null } },
  'order.refunded': { PaymentRefunded: { orderNo: 'VO1', paymentNo: 'P1', amountFen: 1, isLate: false, at: 1 } },
  'refund.submitted': { RefundMoved: { ...refund, from: null, to: 'inReview' } },
  'refund.approved': { RefundMoved: { ...refund, from: 'inReview', to: 'approved' } },
  'refund.rejected': { RefundMoved: { ...refund, from: 'inReview', to: 'rejected', reason: '资料不符' } },
  'refund.withdrawn': { RefundMoved: { ...refund, from: 'inReview', to: 'withdrawn' } },
  'refund.failed': { RefundMoved: { ...refund, from: 'sending', to: 'failed' } },
  'invoice.issued': { InvoiceIssued: { orderNo: 'VO1', invoiceNo: '1'.repeat(20), at: 1 } },
  'invoice.returned': { InvoiceReturned: { orderNo: 'VO1', attempt: 1, at: 1 } },
  'invoice.cancelled': { InvoiceCancelled: { orderNo: 'VO1', invoiceNo: '1'.repeat(20), at: 1 } },
  'loan.approved': { LoanDecided: { orderNo: 'VO1', applicationNo: 'L1', approvedFen: 1, at: 1 } },
  'loan.rejected': { LoanDecided: { orderNo: 'VO1', applicationNo: 'L1', approvedFen: null, at: 1 } },
  'tradeIn.offered': { TradeInMoved: { requestId: 'T1', from: 'appointed', to: 'offered', offerFen: 1, at: 1 } },
  'tradeIn.expired': { TradeInMoved: { requestId: 'T1', from: 'offered', to: 'expired', offerFen: 1, at: 1 } },
  'care.adviserGiven': {
    AdviserRequestAnswered: { requestId: 'A1', storeId: 'S1', adviserName: '许知夏', answer: '', at: 1 },
  },
  'care.adviserStays': {
    AdviserRequestAnswered: { requestId: 'A1', storeId: 'S1', adviserName: null, answer: '门店仅一位顾问', at: 1 },
  },
  'viewing.booked': { StockViewingBooked: { viewingId: 'V1', stockCarId: 'C1', storeId: 'S1', startsAt: 1 } },
  'viewing.cancelled': { StockViewingCancelled: { viewingId: 'V1', stockCarId: 'C1', storeId: 'S1' } },
  'drive.submitted': { TestDriveMoved: { ...drive, to: 'submitted' } },
  'drive.submittedUntimed': { TestDriveMoved: { ...drive, to: 'submitted', startsAt: null } },
  'drive.inReview': { TestDriveMoved: { ...drive, to: 'inReview', startsAt: null } },
  'drive.confirmed': { TestDriveMoved: { ...drive, to: 'confirmed' } },
  'drive.confirmedUntimed': { TestDriveMoved: { ...drive, to: 'confirmed', startsAt: null } },
  'drive.moved': { TestDriveMoved: { ...drive, to: 'moved' } },
  'drive.cancelled': { TestDriveMoved: { ...drive, to: 'cancelled' } },
  'drive.done': { TestDriveMoved: { ...drive, to: 'done' } },
  'drive.noShow': { TestDriveMoved: { ...drive, to: 'noShow' } },
  'slot.closed': { SlotClosed: { kind: 'viewing', thingId: 'V1', placeId: 'S1', startsAt: 1, reason: '' } },
  'stock.arrived': { StockReminderMatched: { reminderId: 'R1', stockCarId: 'C1', title: '全部现车' } },
  'stock.saleStarted': { StockSaleStarted: { stockCarId: 'C1', endsAt: 1 } },
  'snapUp.soon': {
    SnapUpSoon: { slug: 's', code: 'c', car: 'Pro', startsAt: 1 },
  },
  'snapUp.back': {
    SnapUpRestocked: { slug: 's', code: 'c', car: 'Pro', at: 1 },
  },
  'model.launched': { ModelLaunched: { modelId: 'YL01' } },
  'points.expiring': { PointsExpiring: { points: 5, expiresAt: 1 } },
  'points.takenBack': { PointsTakenBack: { orderNo: 'VO1', points: 5, used: 2 } },
  'checkIn.continue': { CheckInReminderDue: { day: '2026-11-24', streakDays: 3, points: 10 } },
  'checkIn.begin': { CheckInReminderDue: { day: '2026-11-24', streakDays: 0, points: 5 } },
  ...Object.fromEntries(
    ['movedUp', 'notMovedUp', 'approved', 'rejected', 'ended'].map((outcome) => [
      `activity.${outcome}`,
      { ActivitySignUpDecided: { signUpId: 'S1', activityId: 'act', title: '露营', outcome, reason: '照片不清晰' } },
    ]),
  ),
  'award.takenBack': {
    AwardTakenBack: { awardId: 'A1', prize: '随行杯', campaign: '邀友', ofPoints: false, points: 0, used: 0 },
  },
  'award.pointsTakenBack': {
    AwardTakenBack: { awardId: 'A2', prize: '500 积分', campaign: '邀友', ofPoints: true, points: 380, used: 120 },
  },
  'campaign.started': { CampaignStarted: { slug: 's', code: 'GIFT2027', title: '邀友试驾赠礼' } },
  'live.soon': { LiveSoon: { slug: 's', title: '发布直播', startsAt: 1 } },
  'channels.soon': { ChannelsLiveSoon: { itemId: 'room', title: '发布直播', startsAt: 1 } },
  'packet.emptied': { PacketEmptied: { packetId: 'P1', points: 100, shares: 10 } },
  'packet.returned': { PacketReturned: { packetId: 'P1', points: 30 } },
  'poll.won': { PollPrizeWon: { awardId: 'A3', prize: '随行杯', campaign: '投票' } },
  'collect.won': { CollectPrizeWon: { awardId: 'A4', prize: '登机箱', campaign: '周年庆' } },
  'creator.accepted': {
    CreatorDecided: {
      ...{
        applicationId: 'A5',
        slug: 'koc',
        campaign: '共创官招募',
        outcome: 'accepted',
        creatorNo: 'C00001',
        reason: '',
      },
    },
  },
  'creator.refused': {
    CreatorDecided: {
      ...{
        applicationId: 'A6',
        slug: 'koc',
        campaign: '共创官招募',
        outcome: 'refused',
        creatorNo: '',
        reason: '更新不足',
      },
    },
  },
  'help.reached': {
    HelpStepReached: { teamId: 'T1', at: 5, prize: '充电券', campaign: '好友助力', slug: 'help', hasMap: false },
  },
  'help.lit': {
    HelpStepReached: { teamId: 'T1', at: 3, prize: '明信片', campaign: '世界行', slug: 'world', hasMap: true },
  },
  'packet.roundDue': { PacketRoundDue: { packetId: 'P1', title: '晚八点场', opensAt: 1 } },
  ...Object.fromEntries(
    (['comment', 'configuration'] as const).map((kind) => [
      `${kind}.takenDown`,
      { ContentTakenDown: { kind, targetId: 't1', title: '周末', reason: '攻击他人', at: 1 } },
    ]),
  ),
  ...Object.fromEntries(
    ['upheld', 'dismissed'].map((outcome) => [
      `report.${outcome}`,
      { ReportDecided: { itemId: 'i1', title: '周末', outcome, at: 1 } },
    ]),
  ),
  'comment.answered': { CommentAnswered: { articleId: 'a1', commentId: 'c1', nickname: '林夏', text: '好看' } },
  ...Object.fromEntries(
    ['published', 'refused', 'final', 'takenDown'].map((outcome) => [
      `writing.${outcome}`,
      { WritingDecided: { writingId: 'w1', title: '周末', outcome, reason: '图片不清', points: 50, at: 1 } },
    ]),
  ),
};

const messagesOf = (accountId: string) =>
  server.database.executeSql('select template from messages where account_id = $1', [accountId]);
const templates = () => server.database.db.select().from(messageTemplates);

it('every template is used by an event, whose values fill it in both languages', async () => {
  const codes = (await templates()).map(({ code }) => code).sort();
  expect(codes).toEqual(Object.keys(eventsOfTemplates).sort());
  for (const [code, events] of Object.entries(eventsOfTemplates)) {
    const { accountId, token } = await server.login();
    for (const [event, payload] of Object.entries(events)) {
      const handlers = Object.values(message.events?.[event as keyof EventMap] ?? {});
      for (const handler of (handlers as Told[]).filter(({ skipsDemo }) => skipsDemo))
        await server.database.transaction((db) =>
          handler.run({ ...server.ctx(), db }, { userId: accountId, accountId, ...payload }),
        );
    }
    const { rows } = await server.database.executeSql('select template from messages where account_id = $1', [
      accountId,
    ]);
    expect(rows, code).toEqual([{ template: code }]);
    const { items } = await server.ask('GET /api/mpaccount/v1/messages', { token });
    expect(`${items[0]?.title}${items[0]?.body}`).not.toMatch(/[{}]|undefined|NaN/);
  }
});

it('both languages of a template have the same values', async () => {
  for (const { code, titleZh, titleEn, bodyZh, bodyEn } of await templates())
    for (const [zh, en] of [
      [titleZh, titleEn],
      [bodyZh, bodyEn],
    ] as const) {
      const known = new Set([...placeholdersOf(zh), 'orderNo', 'model']);
      expect(
        placeholdersOf(en).filter((name) => !known.has(name)),
        code,
      ).toEqual([]);
    }
});

it('an event of somebody who cancelled their account makes none', async () => {
  const { accountId } = await server.login();
  await server.database.executeSql(`update accounts set state = 'cancelled' where id = $1`, [accountId]);
  const handler = message.events?.PointsExpiring?.tellExpiringPoints as Told;
  await server.database.transaction((db) =>
    handler.run({ ...server.ctx(), db }, { accountId, points: 5, expiresAt: 1 }),
  );
  const { rows } = await server.database.executeSql('select 1 from messages where account_id = $1', [accountId]);
  expect(rows).toEqual([]);
});

it('an event of demo data makes none', async () => {
  const { accountId } = await server.login();
  const event = { accountId, points: 5, expiresAt: 1 };
  await publish({ ...server.ctx(), requestId: DEMO_REQUEST }, 'PointsExpiring', event);
  await server.runJobs();
  expect((await messagesOf(accountId)).rows).toEqual([]);
  await publish(server.ctx(), 'PointsExpiring', event);
  await server.runJobs();
  expect((await messagesOf(accountId)).rows).toHaveLength(1);
});
