import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedHeaders } from '../../providers/lender/notice';
import { sandboxSecret } from '../../providers/payment/sandbox/sandbox-signature';
import { updateOrder } from '../order/order.repository';
import { createFinanceShop, type FinanceShop, loan, planInput, SAVE, SHOW, WISH, WITHDRAW } from './finance.fixture';
import { financeApplication, financeLender, financeProduct } from './finance.tables';
import { loanOfOrder } from './follow-application';

const DROP_WISH = 'POST /api/mporder/v1/finance/wish/drop' as const;
const DAY_MS = 86_400_000;

let shop: FinanceShop;
beforeAll(async () => {
  shop = await createFinanceShop();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<FinanceShop['server']['login']>>;
const setOrder = (person: Person, orderNo: string, state: Parameters<typeof updateOrder>[2]['state']) =>
  updateOrder(shop.server.ctx().db, { userId: person.accountId, orderNo }, { state });
const callWish = (person: Person, body: object) => shop.server.call(WISH, { token: person.token, body });

describe("an order's wish", () => {
  it('is worked out on the frozen price, and a later one takes its place', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.shop.paidOrder(person);
    const first = await shop.wish(person, orderNo);
    expect(first.plan.figures).toMatchObject({ priceFen: totalFen, paidEarlierFen: 500_000, months: 36 });
    await shop.wish(person, orderNo, { choice: { ...loan, months: 60 } });
    const detail = await shop.server.ask(SHOW, { token: person.token, body: { subject: { kind: 'order', orderNo } } });
    expect(detail.wish?.plan.figures.months).toBe(60);
    expect(detail).toMatchObject({ lenderAvailable: true, application: null });
  });

  it('may be a kept plan, but not an expired one or two things at once', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.shop.paidOrder(person);
    const { planId } = await shop.server.ask(SAVE, {
      token: person.token,
      body: planInput({ choice: { ...loan, months: 24 } }),
    });
    const { data } = await callWish(person, { orderNo, planId });
    expect(data.plan.choice).toMatchObject({ months: 24 });
    expect((await callWish(person, { orderNo })).name).toBe('BAD_INPUT');
    expect((await callWish(person, { orderNo, planId, choice: loan })).name).toBe('BAD_INPUT');
    expect((await callWish(person, { orderNo, planId: 'nothing' })).name).toBe('NOT_FOUND');
    await setOrder(person, orderNo, 'locked');
    shop.server.clock.advance(7 * DAY_MS);
    expect((await callWish(person, { orderNo, planId })).name).toBe('PLAN_EXPIRED');
  });

  it.each([
    'created',
    'expired',
    'cancelled',
    'intentionPaid',
    'paidInFull',
    'delivered',
    'refunding',
    'refunded',
  ] as const)('is refused for an order that is %s', async (state) => {
    const person = await shop.server.login();
    const { orderNo } = await shop.shop.paidOrder(person);
    await setOrder(person, orderNo, state);
    const answer = await callWish(person, { orderNo, choice: loan });
    expect(answer.name).toBe('ORDER_NOT_READY');
    expect(answer.message).toMatch(/订单|车辆/);
  });

  it("is refused for somebody else's order, and can be taken back by its owner", async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo } = await shop.shop.paidOrder(person);
    await shop.wish(person, orderNo);
    const { token } = stranger;
    expect((await callWish(stranger, { orderNo, choice: loan })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(DROP_WISH, { token, body: { orderNo } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(WISH, { body: { orderNo, choice: loan } })).name).toBe('LOGIN_EXPIRED');
    await shop.server.ask(DROP_WISH, { token: person.token, body: { orderNo } });
    expect((await shop.server.call(DROP_WISH, { token: person.token, body: { orderNo } })).name).toBe('NOT_FOUND');
  });

  it('stays as it is while an application runs', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.opened(person);
    expect((await callWish(person, { orderNo, choice: { ...loan, months: 60 } })).name).toBe('APPLICATION_RUNNING');
    expect((await shop.server.call(DROP_WISH, { token: person.token, body: { orderNo } })).name).toBe(
      'APPLICATION_RUNNING',
    );
  });
});

describe('an application', () => {
  it('goes to the lender once, with the consent that was given', async () => {
    const person = await shop.server.login();
    const { orderNo, application } = await shop.opened(person);
    expect(application).toMatchObject({
      state: 'opened',
      orderNo,
      lenderName: '东澄银行',
      canWithdraw: true,
      canApplyAgain: false,
    });
    const again = await shop.start(person, orderNo);
    expect(again.data).toMatchObject({ applicationNo: application.applicationNo, url: application.url });
    const where = eq(financeApplication.applicationNo, application.applicationNo);
    const [row] = await shop.server.ctx().db.select().from(financeApplication).where(where);
    expect(row).toMatchObject({ consentVersion: '2.0', consentAt: shop.server.clock.now(), historyCount: 1 });
    expect(row?.consentItems.length).toBeGreaterThan(2);
  });

  it('is sent by the customer, reviewed, and approved by a signed notice', async () => {
    const person = await shop.server.login();
    const { orderNo, application, url } = await shop.opened(person);
    expect(await shop.atDesk(url, { action: 'submit' })).toMatchObject({ state: 'submitted' });
    await shop.server.runJobs();
    shop.server.clock.advance(6000);
    await shop.server.runJobs();
    expect(await shop.application(person, orderNo)).toMatchObject({ state: 'reviewing' });
    await shop.atDesk(url, { action: 'approve' });
    await shop.server.runJobs();
    const approved = await shop.application(person, orderNo);
    expect(approved).toMatchObject({
      state: 'approved',
      approvedFen: application.loanFen,
      reason: null,
      canWithdraw: true,
    });
    expect(approved?.history.map((step) => step.title)).toEqual(['待提交', '已提交', '审核中', '已通过']);
    const key = { userId: person.accountId, orderNo };
    expect(await loanOfOrder(shop.server.ctx(), key)).toMatchObject({
      state: 'approved',
      approved: { approvedFen: application.loanFen },
    });
    shop.server.clock.advance(30 * DAY_MS);
    expect((await loanOfOrder(shop.server.ctx(), key)).approved).toBeNull();
  });

  it('may be approved for less, and says so', async () => {
    const person = await shop.server.login();
    const { orderNo, application, url } = await shop.opened(person);
    await shop.atDesk(url, { action: 'submit' });
    await shop.atDesk(url, { action: 'approveLess' });
    const shown = await shop.application(person, orderNo);
    expect(shown?.state).toBe('approved');
    expect(shown?.approvedFen).toBeLessThan(application.loanFen);
    expect(shown?.history.at(-1)?.note).toContain('提高首付');
  });

  it('that was rejected says why, and may be followed by a new one', async () => {
    const person = await shop.server.login();
    const { orderNo, application, url } = await shop.opened(person);
    await shop.atDesk(url, { action: 'submit' });
    await shop.atDesk(url, { action: 'reject', reason: '综合评分不足' });
    const rejected = await shop.application(person, orderNo);
    expect(rejected).toMatchObject({
      state: 'rejected',
      reason: '综合评分不足',
      url: null,
      canApplyAgain: true,
      canWithdraw: false,
    });
    await shop.wish(person, orderNo, { choice: { ...loan, months: 24 } });
    const { data } = await shop.start(person, orderNo);
    expect(data.applicationNo).not.toBe(application.applicationNo);
    expect(data).toMatchObject({ state: 'opened', months: 24 });
  });

  it('can be withdrawn by its owner until it is decided, an approval too', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo, url } = await shop.opened(person);
    const body = { orderNo };
    expect((await shop.server.call(WITHDRAW, { token: stranger.token, body })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(WITHDRAW, { body })).name).toBe('LOGIN_EXPIRED');
    await shop.atDesk(url, { action: 'submit' });
    await shop.atDesk(url, { action: 'approve' });
    expect(await shop.server.ask(WITHDRAW, { token: person.token, body })).toMatchObject({
      state: 'withdrawn',
      url: null,
    });
    expect((await shop.server.call(WITHDRAW, { token: person.token, body })).name).toBe('NOT_FOUND');
    expect(await loanOfOrder(shop.server.ctx(), { userId: person.accountId, orderNo })).toEqual({
      state: null,
      approved: null,
    });
  });

  it('cannot be withdrawn when the lender rejected it first', async () => {
    const person = await shop.server.login();
    const { orderNo, url } = await shop.opened(person);
    await shop.atDesk(url, { action: 'submit' });
    await shop.atDesk(url, { action: 'reject', reason: '综合评分不足' });
    expect((await shop.server.call(WITHDRAW, { token: person.token, body: { orderNo } })).name).toBe('STATE_CHANGED');
    expect((await shop.application(person, orderNo))?.state).toBe('rejected');
  });
});

describe('an application is refused', () => {
  it('without a plan, for a cash plan, and for one that ended or changed', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.lockedOrder(person);
    const none = await shop.start(person, orderNo);
    expect([none.name, none.data]).toEqual(['ORDER_NOT_READY', { reason: 'noPlan' }]);
    await shop.wish(person, orderNo, { choice: { method: 'cash' } });
    expect((await shop.start(person, orderNo)).name).toBe('ORDER_NOT_READY');
    await shop.wish(person, orderNo);
    shop.server.clock.advance(7 * DAY_MS);
    expect((await shop.start(person, orderNo)).name).toBe('PLAN_EXPIRED');
  });

  it('when the rate changed since', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.wishedOrder(person);
    const { db } = shop.server.ctx();
    const where = eq(financeProduct.productId, 'east-standard');
    const [before] = await db.select().from(financeProduct).where(where);
    const terms = before?.terms ?? [];
    await db
      .update(financeProduct)
      .set({ terms: terms.map((term) => ({ ...term, rateBp: 400 })) })
      .where(where);
    const changed = await shop.start(person, orderNo);
    await db.update(financeProduct).set({ terms }).where(where);
    expect([changed.name, changed.message]).toEqual(['PLAN_EXPIRED', '方案的价格或利率已变化，请重新确认']);
  });

  it('before the lock, after full payment, with another consent, and by strangers', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.shop.paidOrder(person);
    await shop.wish(person, orderNo);
    const early = await shop.start(person, orderNo);
    expect([early.name, early.data]).toEqual(['ORDER_NOT_READY', { reason: 'order' }]);
    await setOrder(person, orderNo, 'paidInFull');
    expect((await shop.start(person, orderNo)).name).toBe('ORDER_NOT_READY');
    await setOrder(person, orderNo, 'arrived');
    expect((await shop.start(person, orderNo, { consentVersion: '1.0' })).name).toBe('CONSENT_OUTDATED');
    expect((await shop.start(person, orderNo, { isAgreed: false })).name).toBe('BAD_INPUT');
    expect((await shop.start(await shop.server.login(), orderNo)).name).toBe('NOT_FOUND');
    expect(await shop.application(person, orderNo)).toBeNull();
  });

  it('by a lender that takes none online', async () => {
    const person = await shop.server.login();
    const orderNo = await shop.wishedOrder(person);
    const { db } = shop.server.ctx();
    const where = eq(financeLender.lenderId, 'lender-east');
    await db.update(financeLender).set({ isOnline: false }).where(where);
    const answer = await shop.start(person, orderNo);
    const detail = await shop.server.ask(SHOW, { token: person.token, body: { subject: { kind: 'order', orderNo } } });
    await db.update(financeLender).set({ isOnline: true }).where(where);
    expect(answer.name).toBe('PROVIDER_DOWN');
    expect(detail.lenderAvailable).toBe(false);
  });
});

describe("the lender's page", () => {
  const open = (url: string) => shop.server.app.server.inject({ method: 'GET', url });

  it('shows the case without inline script, and only with its key', async () => {
    const { url, application } = await shop.opened(await shop.server.login());
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain(application.applicationNo);
    expect(page.body).toContain('林夏');
    expect(page.body).not.toContain('11010519491231002X');
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
    const [path = ''] = url.split('?');
    for (const address of [path, `${path}?key=wrong`, '/sandbox/lender/VF1?key=x'])
      expect((await open(address)).statusCode).toBe(404);
    expect((await open('/sandbox/lender.js')).headers['content-type']).toContain('text/javascript');
    expect((await shop.atDesk(`${path}?key=wrong`, { action: 'submit' })).status).toBe(404);
    expect((await shop.atDesk(url, { action: 'steal' })).status).toBe(404);
  });

  it('decides nothing before the application was sent, and once only', async () => {
    const { url } = await shop.opened(await shop.server.login());
    expect(await shop.atDesk(url, { action: 'approve' })).toMatchObject({ state: 'opened' });
    await shop.atDesk(url, { action: 'submit' });
    expect(await shop.atDesk(url, { action: 'approve' })).toMatchObject({ state: 'approved' });
    expect(await shop.atDesk(url, { action: 'reject', reason: '综合评分不足' })).toMatchObject({ state: 'approved' });
  });
});

describe('notices', () => {
  const NOTIFY = '/api/mporder/v1/finance/notify/sandbox';
  const send = (payload: string, headers: Record<string, string>) =>
    shop.server.app.server.inject({ method: 'POST', url: NOTIFY, payload, headers });
  const signed = async (body: object, now = shop.server.clock.now()) => {
    const text = JSON.stringify(body);
    return send(text, signedHeaders(await sandboxSecret(shop.server.ctx()), text, now));
  };
  const report = (applicationNo: string, changes: object = {}) => ({
    applicationNo,
    state: 'approved',
    providerNo: 'SL1',
    approvedFen: 100_000,
    approvedUntil: null,
    reason: null,
    ...changes,
  });

  it('count over HTTP when signed, once, and never backwards', async () => {
    const person = await shop.server.login();
    const { orderNo, application } = await shop.opened(person);
    const { applicationNo } = application;
    expect((await signed({ noticeId: 'n-1', report: report(applicationNo) })).statusCode).toBe(200);
    expect((await signed({ noticeId: 'n-1', report: report(applicationNo, { state: 'withdrawn' }) })).statusCode).toBe(
      200,
    );
    expect((await signed({ noticeId: 'n-2', report: report(applicationNo, { state: 'reviewing' }) })).statusCode).toBe(
      200,
    );
    expect(await shop.application(person, orderNo)).toMatchObject({ state: 'approved', approvedFen: 100_000 });
  });

  it('are refused when forged, too old, misshapen, about nothing, or of an impossible amount', async () => {
    const person = await shop.server.login();
    const { orderNo, application } = await shop.opened(person);
    const { applicationNo, loanFen } = application;
    const body = { noticeId: 'n-3', report: report(applicationNo) };
    const text = JSON.stringify(body);
    const now = shop.server.clock.now();
    expect((await send(text, signedHeaders('another secret', text, now))).statusCode).toBe(409);
    expect((await send(text, {})).statusCode).toBe(409);
    expect((await signed(body, now - 11 * 60_000)).statusCode).toBe(409);
    expect((await signed({ noticeId: 'n-4' })).statusCode).toBe(409);
    expect((await signed({ noticeId: 'n-5', report: report('VF1') })).statusCode).toBe(409);
    for (const approvedFen of [null, 0, loanFen + 1])
      expect((await signed({ noticeId: 'n-6', report: report(applicationNo, { approvedFen }) })).statusCode).toBe(409);
    expect((await shop.application(person, orderNo))?.state).toBe('opened');
  });
});
