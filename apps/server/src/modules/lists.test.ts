import { type EndpointKey, endpointOf, endpoints, type ListKey } from '@voltfront/contract';
import { errorCatalogue } from '@voltfront/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestPerson } from '../testing';
import { type FilledList, type ListCase, listSuite } from '../testing/list.suite';
import { copiesOf as copiesIn, iso, type Template } from '../testing/list-copies';
import { auditedChange, auditList } from './audit/audit.fixture';
import { campaignLists, packetLists } from './campaign/campaign-lists.fixture';
import { engineLists } from './campaign/engine-lists.fixture';
import { seedTestCommunity } from './community/test-data';
import { consoleLists } from './console-lists.fixture';
import { contentMaterial } from './content/material.tables';
import { grantCoupon } from './coupon';
import { couponTemplates } from './coupon/coupon.tables';
import { handoverLists, policyToCheck, waitingHandover } from './insurance/handover-lists.fixture';
import { invoiceLists } from './invoice/invoice-lists.fixture';
import { fillNotices } from './message/notice-lists.fixture';
import { sendMessage } from './message/send-message';
import { staffOrderLists } from './order/staff-lists.fixture';
import { incidentList, listedIncident, listedPayment, paymentList } from './payment/staff-lists.fixture';
import { earn } from './points';
import { cardCopies, readingLists } from './reading-lists.fixture';
import { refundList, refundToCopy } from './refund/refund.fixture';
import { showcaseLists } from './showcase/showcase.fixture';
import { showroomLists } from './showroom/showroom-lists.fixture';
import { staffLists } from './staff-lists.fixture';
import { createYard, type Yard } from './stock/stock.fixture';
import { testDriveLists } from './test-drive/test-drive-lists.fixture';
import { seedTradeIn } from './trade-in';
import { tradeInSeed } from './trade-in/demo';
import { TradeShop } from './trade-in/trade-in.fixture';
import { vehicleLists } from './vehicle-lists.fixture';

const ARTICLE = 'a1';
const DAY_MS = 86_400_000;

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
  const seed = tradeInSeed(yard.server.clock.now(), () => null);
  await yard.server.database.transaction(async (db) => {
    await seedTradeIn({ ...yard.server.ctx(), db }, { ...seed, fullSlots: [], requests: [] });
    await seedTestCommunity({ ...yard.server.ctx(), db });
  });
});
afterAll(() => yard.close());

/** Fills a list with copies of rows that were created through the API. */
const copiesOf = (person: TestPerson, query: FilledList['query'], ...templates: Template[]): FilledList =>
  copiesIn(yard.server, person, query, ...templates);

const created = ({ at }: { at: number }) => ({ created_at: iso(at) });

/** Copies a stock car with varying prices and configurations. */
async function fillStock(query: FilledList['query'], changes: Parameters<Yard['receive']>[0] = {}) {
  const value = await yard.receive(changes);
  return copiesOf(await yard.server.login(), query, {
    table: 'stock_cars',
    column: 'stock_car_id',
    value,
    changes: ({ id, step }) => ({ vin: id, fingerprint: id, price_fen: 20_000_000 + step * 1000 }),
  });
}

async function comment(person: TestPerson, body: { articleId: string; replyToId?: string }): Promise<string> {
  const call = { token: person.token, body: { ...body, text: '一起去看看' } };
  return (await yard.server.ask('POST /api/mpmkt/v1/community/comment', call)).comment.commentId;
}

/** Fills a tab of the card bag with copies of a coupon. */
async function fillCardBag(tab: 'unused' | 'used') {
  const person = await yard.server.login();
  const { accountId } = person;
  const now = yard.server.clock.now();
  const times = { startsAt: now, endsAt: now + DAY_MS, createdAt: now };
  const template = { id: `list-${tab}`, kind: 'service' as const, title: 'list', validDays: 90, ...times };
  await yard.server.database.db.insert(couponTemplates).values(template).onConflictDoNothing();
  const grant = { accountId, template: template.id, reason: 'other', ref: 'list' };
  const made = await grantCoupon(yard.server.ctx(), grant);
  const value = made?.couponId ?? '';
  await yard.server.database.executeSql('update coupon_coupons set state = $2 where id = $1', [value, tab]);
  const changes = ({ id, step, at }: { id: string; step: number; at: number }) => ({
    coupon_no: id,
    ref: id,
    updated_at: iso(at),
    expires_at: iso(now + 30 * DAY_MS + step * 60_000),
  });
  return copiesOf(person, { tab }, { table: 'coupon_coupons', column: 'id', value, changes });
}

const cases: ListCase[] = [
  ...campaignLists(() => yard),
  ...engineLists(() => yard),
  ...packetLists(() => yard),
  ...testDriveLists(() => yard),
  ...showcaseLists(() => yard),
  {
    key: 'GET /api/mpintegral/v1/coupons',
    id: 'couponId',
    otherQuery: { tab: 'used' },
    isPersonal: true,
    fill: () => fillCardBag('unused'),
  },
  {
    key: 'GET /api/mpintegral/v1/coupons',
    title: 'used ones',
    id: 'couponId',
    otherQuery: { tab: 'expired' },
    isPersonal: true,
    fill: () => fillCardBag('used'),
  },
  {
    key: 'GET /api/mpintegral/v1/points/entries',
    id: 'entryId',
    otherQuery: { direction: 'out' },
    isPersonal: true,
    isNewestFirst: true,
    async fill() {
      const person = await yard.server.login();
      const { accountId } = person;
      const ref = 'list';
      await earn(yard.server.ctx(), { accountId, amount: 5, reason: 'gift', ref });
      const { rows } = await yard.server.database.executeSql('select id from points_entry where account_id = $1', [
        accountId,
      ]);
      const changes = (copy: { id: string; at: number }) => ({ ref: copy.id, ...created(copy) });
      return copiesOf(
        person,
        { direction: 'in' },
        { table: 'points_entry', column: 'id', value: String(rows[0]?.id), changes },
      );
    },
  },
  ...(['growth', 'kr'] as const).map(
    (unit): ListCase => ({
      key: unit === 'kr' ? 'GET /api/mpintegral/v1/honour/entries' : 'GET /api/mpintegral/v1/growth/entries',
      id: 'entryId',
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const person = await yard.server.login();
        const { accountId } = person;
        await earn(yard.server.ctx(), { accountId, unit, amount: 5, reason: 'welcome', ref: 'list' });
        const { rows } = await yard.server.database.executeSql('select id from points_entry where account_id = $1', [
          accountId,
        ]);
        const changes = (copy: { id: string; at: number }) => ({ ref: copy.id, ...created(copy) });
        return copiesOf(person, {}, { table: 'points_entry', column: 'id', value: String(rows[0]?.id), changes });
      },
    }),
  ),
  { ...paymentList, fill: async () => copiesOf(...(await listedPayment(yard.server, created))) },
  { ...incidentList, fill: async () => copiesOf(...(await listedIncident(yard.server))) },
  ...invoiceLists(() => yard),
  ...staffLists({ yard: () => yard, fillCardBag }),
  { ...handoverLists.policies, fill: async () => copiesOf(...(await policyToCheck(yard))) },
  { ...handoverLists.handovers, fill: async () => copiesOf(...(await waitingHandover(yard))) },
  ...consoleLists(() => yard),
  { ...auditList, fill: async () => copiesOf(...(await auditedChange(yard.server, created))) },
  {
    key: 'GET /api/mpintegral/v1/honour/awards',
    id: 'awardId',
    isPersonal: true,
    isNewestFirst: true,
    async fill() {
      const [person, staff] = [await yard.server.login(), await yard.server.login({ roles: ['operator'] })];
      const { accountId } = person;
      const words = { kind: 'idea' as const, title: '建议采纳', reason: '已采纳', giver: '产品团队' };
      const call = { token: staff.token, body: { accountId, ...words, kr: 1 } };
      const { awardId } = await yard.server.ask('POST /api/mpintegral/v1/honour/give', call);
      return copiesOf(person, {}, { table: 'honour_award', column: 'id', value: awardId, changes: created });
    },
  },
  {
    key: 'GET /api/mpaccount/v1/messages',
    id: 'messageId',
    otherQuery: { kind: 'community' },
    isPersonal: true,
    isNewestFirst: true,
    async fill() {
      const person = await yard.server.login();
      const params = { nickname: '林夏', text: '好看', articleId: ARTICLE, commentId: 'c1' };
      const event = { accountId: person.accountId, template: 'comment.answered', eventKey: 'list', params };
      await yard.server.database.transaction((db) => sendMessage({ ...yard.server.ctx(), db }, event));
      const { rows } = await yard.server.database.executeSql('select id from messages where account_id = $1', [
        person.accountId,
      ]);
      const changes = (copy: { id: string; at: number }) => ({ event_key: copy.id, ...created(copy) });
      return copiesOf(person, {}, { table: 'messages', column: 'id', value: String(rows[0]?.id), changes });
    },
  },
  {
    key: 'GET /api/mporder/v1/order/notices',
    id: 'noticeId',
    otherQuery: { orderNo: 'VO000000000000' },
    isPersonal: true,
    isNewestFirst: true,
    fill: () => fillNotices(yard),
  },
  {
    key: 'GET /api/mpmkt/v1/community/feed',
    id: 'cardId',
    otherQuery: { tab: 'recommend' },
    isPersonal: false,
    fill: async () => copiesOf(await yard.server.login(), { tab: 'newest' }, ...cardCopies('newest')),
  },
  {
    key: 'GET /api/mpmkt/v1/community/feed',
    title: 'authors followed',
    id: 'cardId',
    otherQuery: { tab: 'newest' },
    isPersonal: true,
    async fill() {
      const person = await yard.server.login();
      const body = { authorId: 'writer', isFollowed: true };
      await yard.server.ask('POST /api/mpmkt/v1/community/follow', { token: person.token, body });
      return copiesOf(person, { tab: 'follow' }, ...cardCopies('newest'));
    },
  },
  {
    key: 'GET /api/mpmkt/v1/community/comments',
    id: 'commentId',
    otherQuery: { sort: 'newest' },
    isPersonal: false,
    async fill() {
      const person = await yard.server.login();
      const value = await comment(person, { articleId: 'a2' });
      await comment(person, { articleId: 'a2', replyToId: value });
      const changes = ({ step }: { step: number }) => ({ like_count: step + 1 });
      const query = { articleId: 'a2', sort: 'hottest' };
      return copiesOf(person, query, { table: 'community_comment', column: 'id', value, changes });
    },
  },
  {
    key: 'GET /api/mpmkt/v1/community/comments',
    title: 'newest',
    id: 'commentId',
    otherQuery: { articleId: 'a2' },
    isPersonal: false,
    async fill() {
      const person = await yard.server.login();
      const value = await comment(person, { articleId: 'a3' });
      const query = { articleId: 'a3', sort: 'newest' };
      return copiesOf(person, query, { table: 'community_comment', column: 'id', value });
    },
  },
  {
    key: 'GET /api/mpmkt/v1/community/replies',
    id: 'commentId',
    otherQuery: { commentId: 'another' },
    isPersonal: false,
    async fill() {
      const person = await yard.server.login();
      const commentId = await comment(person, { articleId: 'a4' });
      const value = await comment(person, { articleId: 'a4', replyToId: commentId });
      return copiesOf(person, { commentId }, { table: 'community_comment', column: 'id', value });
    },
  },
  {
    key: 'GET /api/mpaccount/v1/privacy/consents',
    id: 'id',
    isPersonal: true,
    async fill() {
      const person = await yard.server.login();
      const call = { token: person.token, body: { isAccepted: true, version: '1.0' } };
      await yard.server.ask('POST /api/appuser/v1/user/consent', call);
      const { items } = await yard.server.ask('GET /api/mpaccount/v1/privacy/consents', { token: person.token });
      return copiesOf(person, {}, { table: 'consent_records', column: 'id', value: items[0]?.id ?? '' });
    },
  },
  {
    key: 'GET /api/mpmkt/v1/materials',
    id: 'materialId',
    otherQuery: { kind: 'poster' },
    isPersonal: false,
    async fill() {
      const value = 'material';
      const file = '/assets/covers/scene-dusk.webp';
      const facts = { title: '黄昏', cover: file, file, width: 1080, height: 1920, sizeBytes: 1000 };
      const row = { ...facts, materialId: value, kind: 'wallpaper' as const, publishedAt: 0 };
      await yard.server.database.db.insert(contentMaterial).values(row);
      const changes = ({ at }: { at: number }) => ({ published_at: iso(at) });
      const template = { table: 'content_material', column: 'material_id', value, changes };
      return copiesOf(await yard.server.login(), { kind: 'wallpaper' }, template);
    },
  },
  {
    key: 'GET /api/mporder/v1/order/list',
    id: 'orderNo',
    otherQuery: { tab: 'unpaid' },
    isPersonal: true,
    isNewestFirst: true,
    async fill() {
      const person = await yard.server.login();
      const { orderNo: value } = await yard.order(person);
      const ended = { state: 'cancelled', due_fen: 0, expires_at: null };
      const changes = ({ id, at }: { id: string; at: number }) => ({ ...ended, draft_id: id, created_at: iso(at) });
      return copiesOf(person, {}, { table: 'orders', column: 'order_no', value, changes });
    },
  },
  ...staffOrderLists(() => yard),
  {
    key: 'GET /api/mporder/v1/stock/cars',
    id: 'stockCarId',
    otherQuery: { sort: 'days' },
    isPersonal: false,
    fill: () => fillStock({ sort: 'price', c: 'YL01.YL01-pro.paint-mist' }),
  },
  {
    key: 'GET /api/mporder/v1/stock/sale/cars',
    id: 'stockCarId',
    otherQuery: { sort: 'saving' },
    isPersonal: false,
    fill: () => {
      const now = yard.server.clock.now();
      const sale = { startsAt: now - DAY_MS, endsAt: now + DAY_MS };
      return fillStock({ sort: 'price' }, { kind: 'display', sale });
    },
  },
  {
    key: 'GET /api/mporder/v1/stock/quick/cars',
    id: 'stockCarId',
    otherQuery: { sort: 'days' },
    isPersonal: false,
    fill: () => fillStock({ sort: 'price', storeId: 'sh-jingan' }),
  },
  {
    key: 'GET /api/mporder/v1/stock/viewings',
    id: 'viewingId',
    isPersonal: true,
    async fill() {
      const person = await yard.server.login();
      const cars = [await yard.receive(), await yard.receive({ storeId: 'sz-nanshan' })];
      const query = { stockCarId: cars[0] ?? '' };
      const { days } = await yard.server.ask('GET /api/mporder/v1/stock/viewing/slots', { query });
      const slot = days.flatMap(({ slots }) => slots).find(({ left }) => left > 0);
      const call = { token: person.token, body: { ...query, slotId: slot?.slotId } };
      const { viewingId: value } = await yard.server.ask('POST /api/mporder/v1/stock/viewing', call);
      const template: Template = {
        table: 'stock_viewings',
        column: 'id',
        value,
        changes: ({ step, at }) => ({
          stock_car_id: cars[step & 1] ?? '',
          store_id: step & 1 ? 'sz-nanshan' : 'sh-jingan',
          starts_at: iso(at),
          ends_at: iso(at + 3_600_000),
        }),
      };
      return copiesOf(person, {}, template);
    },
  },
  { ...refundList, fill: async () => copiesOf(...(await refundToCopy(yard, created))) },
  {
    key: 'GET /api/mporder/v1/tradeIn/list',
    id: 'requestId',
    isPersonal: true,
    isNewestFirst: true,
    async fill() {
      const person = await yard.server.login();
      const { requestId: value } = await new TradeShop(yard).estimated(person);
      return copiesOf(person, {}, { table: 'trade_in_requests', column: 'request_id', value, changes: created });
    },
  },
  ...vehicleLists(() => yard),
  ...readingLists(() => yard),
  ...showroomLists(() => yard),
];

const lists = cases.map((list) => listSuite(() => yard.server, list));

/** Whether a part of an endpoint has a field of this name. */
function hasField(schema: z.ZodType | undefined, name: string): boolean {
  if (!schema) return false;
  const { properties } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as { properties?: object };
  return properties !== undefined && name in properties;
}

describe('the lists of the contract', () => {
  it('all have a case here', () => {
    const keys = (Object.keys(endpoints) as EndpointKey[]).filter((key) => {
      const { query, body, reply } = endpointOf(key);
      return hasField(reply, 'nextCursor') || hasField(query, 'cursor') || hasField(body, 'cursor');
    });
    expect([...new Set<EndpointKey>(cases.map(({ key }) => key))].sort()).toEqual(keys.sort());
  });

  it('take no cursor of another list', async () => {
    const cursors = new Map<ListKey, string>();
    for (const { key, cursor } of lists) cursors.set(key, await cursor());
    for (const { key, codeFor } of lists) {
      for (const [other, cursor] of cursors) {
        if (other !== key)
          expect([key, other, await codeFor(cursor)]).toEqual([key, other, errorCatalogue.BAD_INPUT.code]);
      }
    }
  });
});
