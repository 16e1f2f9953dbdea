import { type EndpointKey, endpointOf, endpoints, may } from '@voltfront/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../modules';
import { accounts } from '../modules/account/account.tables';
import { Shop, standard } from '../modules/order/order.fixture';
import { createTestServer, type TestPerson, type TestServer } from '../testing';
import { fittingInput, toSearch } from '../testing/bad-input';
import { type Inventory, openInventory } from '../testing/inventory';
import { sendRaw } from '../testing/raw-call';
import { openTraces, type Traces } from '../testing/traces';
import { mergeTables } from './register';

const keys = Object.keys(endpoints) as EndpointKey[];
/** Endpoints where the caller may be logged in. */
const personal = keys.filter((key) => endpointOf(key).auth !== 'public');
const specs = mergeTables(modules.map(({ routes }) => routes ?? {}));
const isOneTransaction = (key: EndpointKey) => {
  const spec = specs.get(key);
  return spec?.tx === true || (endpointOf(key).idempotent === true && spec?.tx !== false);
};

/** POST endpoints that open transactions of their own, each of which locks the account. */
const OWN_TRANSACTIONS: EndpointKey[] = [
  'POST /api/appuser/v1/user/cancel',
  'POST /api/mpaccount/v1/account/mobile/change',
  'POST /api/mpaccount/v1/account/platform/bind',
  'POST /api/mpaccount/v1/staff/factor/confirm',
  'POST /api/mpaccount/v1/staff/factor/pass',
  'POST /api/mporder/v1/insurance/quote',
  'POST /api/mpmkt/v1/campaign/snapUp/place',
  'POST /api/mporder/v1/order/blind/create',
  'POST /api/mporder/v1/order/draft',
  'POST /api/mporder/v1/pay/create',
  'POST /api/mporder/v1/refund/account',
  'POST /api/mporder/v1/refund/submit',
  'POST /api/mporder/v1/refund/withdraw',
  'POST /api/mporder/v1/special/sign/agreement',
  'POST /{product}-app-user/v1/osp/img/uploads',
  'POST /{product}-mp-integral/v1/recommend/token',
  'POST /{product}-mp-integral/v1/recommend/toc/open/token/verify',
  'POST /api/basic/v1/risk/token',
  'POST /api/mporder/v1/finance/application/withdraw',
  'POST /api/mpmkt/v1/testDrive/submit',
  'POST /api/mpmkt/v1/show/book',
  'POST /api/mpmkt/v1/campaign/packet',
  'POST /api/mpmkt/v1/campaign/packet/draw',
  'POST /api/mpmkt/v1/testDrive/report/send',
  'POST /api/mpintegral/v1/recommend/mini/qrcode',
];

/** POST endpoints that write no row of their own. */
const READING: EndpointKey[] = [
  'POST /api/mpintegral/v1/recommend/poster',
  'POST /api/mpintegral/v1/recommend/recommendPageList',
  'POST /api/mpintegral/v1/recommend/record',
  'POST /api/appuser/v1/platform/openId/query',
  'POST /api/basic/v1/demo/echo',
  'POST /api/basic/v1/pub/captcha/challenge',
  'POST /api/basic/v1/pub/captcha/verify',
  'POST /api/mpaccount/v1/account/isBindedWechat',
  'POST /api/mpaccount/v1/account/mobile/verify',
  'POST /api/mpaccount/v1/live/ticket',
  'POST /api/mpaccount/v1/staff/live/ticket',
  'POST /api/mporder/v1/order/configuration/preview',
  'POST /api/mporder/v1/order/coupons/quote',
  'POST /api/mporder/v1/order/equity/preview',
  'POST /api/mporder/v1/order/rights/preview',
  'POST /api/mporder/v1/order/vehicle/preview',
  'POST /api/mporder/v1/order/year/preview',
  'POST /api/mporder/v1/special/getSpecialOrderOption',
  'POST /api/mporder/v1/vehicle/config/check',
  'POST /api/mporder/v1/vehicle/quote',
  'POST /{product}-mp-integral/v1/recommend/status',
  'POST /{product}-mp-order/v1/finance/detail',
  'POST /{product}-mp-order/v1/finance/showDetail',
];

/** All rows are read once for each group: reading them for each endpoint took longer than all calls. */
const GROUP = 25;
const groups = Array.from({ length: Math.ceil(personal.length / GROUP) }, (_, index) => {
  const group = personal.slice(index * GROUP, (index + 1) * GROUP);
  return { name: `endpoints ${index * GROUP + 1} to ${index * GROUP + group.length}`, group };
});

let server: TestServer;
let inventory: Inventory;
let traces: Traces;
let ended: TestPerson;
let known: string[];
/** What is stored of the ended account. */
let own: Record<string, unknown>;

beforeAll(async () => {
  server = await createTestServer({
    demo: true,
    config: {
      rateWritePerMinute: 10_000,
      rateHeavyPerMinute: 10_000,
      ratePersonPerMinute: 10_000,
      rateAddressPerMinute: 100_000,
    },
  });
  inventory = await openInventory(server.database);
  traces = await openTraces(server.database);
  ended = await server.login();
  const shop = new Shop(server);
  const draft = await shop.signedDraft(ended);
  const feed = await server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab: 'newest' } });
  const articleId = feed.items.find((item) => item.kind === 'article')?.cardId ?? '';
  known = [
    draft.draftId,
    articleId,
    ended.mobile,
    'YL01',
    'YL01-pro',
    '310100',
    'purchase',
    '1.1',
    ...standard.productCodes,
  ];
  // The order of a race: the account is cancelled between the gateway's session check and the
  // endpoint's own work.
  await server.ask('GET /api/appuser/v1/user/info', { token: ended.token });
  await server.database.db.update(accounts).set({ state: 'cancelled' }).where(eq(accounts.id, ended.accountId));
  own = await traces.of(ended.accountId);
}, 180_000);
afterAll(() => server.close());

const callOf = (key: EndpointKey) => {
  const { query, body } = endpointOf(key);
  return fc.record({
    search: query ? fittingInput(query, known).map(toSearch) : fc.constant(''),
    body: body ? fittingInput(body, known) : fc.constant(undefined),
  });
};

describe('an account that is cancelled while a call is under way', () => {
  it('is held by every call that writes: in its one transaction, or in those of its own', () => {
    const posts = personal.filter((key) => key.startsWith('POST ') && !isOneTransaction(key));
    expect(posts.sort()).toEqual([...OWN_TRANSACTIONS, ...READING].sort());
  });

  describe.each(groups)('$name', ({ group }) => {
    it.each(group)('gets no row, and loses none, by %s', async (key) => {
      const before = await inventory.count();
      await fc.assert(
        fc.asyncProperty(callOf(key), async (call) => {
          const { envelope, status } = await sendRaw(server, key, { ...call, token: ended.token });
          // A write outside a transaction would answer with a server error (5xx).
          if (key !== 'GET /api/basic/v1/demo/error') expect(status).toBeLessThan(500);
          // What is for staff is refused to a customer before anything else.
          const isForStaff = !may({ roles: ['customer'] }, endpointOf(key).auth);
          const refusals = isForStaff ? ['4030001'] : ['4010202', '4000001', '4000101'];
          if (isOneTransaction(key)) expect(refusals).toContain(envelope?.code);
        }),
        { numRuns: 8 },
      );
      expect(await inventory.count()).toEqual(before);
    });

    it('leave every row of it as it is', async () => {
      const after = await traces.of(ended.accountId);
      const before = own;
      own = after;
      expect(after).toEqual(before);
    });
  });
});
