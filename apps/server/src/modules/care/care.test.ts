import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { savePlans } from '../slot';
import { addCarers } from '../store';
import { advisers } from './demo/carers';

const CARE = 'GET /api/mporder/v1/care' as const;
const CHOOSE = 'POST /api/mporder/v1/care/store' as const;
const ASK = 'POST /api/mporder/v1/care/adviser/request' as const;
const KNOWN = 'POST /api/mporder/v1/care/adviser/known' as const;
const RATE = 'POST /api/mporder/v1/care/rate' as const;
const REQUESTS = 'GET /api/mporder/v1/staff/care/requests' as const;
const WAITING = 'GET /api/mporder/v1/staff/care/waiting' as const;
const ASSIGN = 'POST /api/mporder/v1/staff/care/request/assign' as const;
const DECLINE = 'POST /api/mporder/v1/staff/care/request/decline' as const;
const RATINGS = 'GET /api/mporder/v1/staff/care/ratings' as const;
const STORE = 'hz-qianjiang';
const ELSEWHERE = 'sz-nanshan';

let desk: HandoverShop;
beforeAll(async () => {
  desk = await HandoverShop.open();
  await addCarers(desk.server.database.db, advisers, []);
});
afterAll(() => desk.close());

const show = ({ token }: TestPerson) => desk.server.ask(CARE, { token });
const choose = ({ token }: TestPerson, storeId: string) => desk.server.call(CHOOSE, { token, body: { storeId } });
const ask = ({ token }: TestPerson) => desk.server.call(ASK, { token, body: { reason: 'reply', note: '回复太慢' } });

/** Somebody who chose a store. */
async function settled(storeId = STORE): Promise<TestPerson> {
  const person = await desk.server.login();
  expect((await choose(person, storeId)).name).toBe('SUCCESS');
  return person;
}

/** Somebody who asked for another adviser, with their request as a consultant of the store sees it. */
async function asked() {
  const person = await settled();
  expect((await ask(person)).name).toBe('SUCCESS');
  const consultant = await desk.consultant(STORE);
  const { items } = await desk.server.ask(REQUESTS, { token: consultant.token, query: {} });
  const request = items.find(({ accountId }) => accountId === person.accountId);
  if (!request) throw new Error('the request is not listed');
  return { person, consultant, request };
}

describe('the store of a person', () => {
  it('is none at first, and is chosen with an adviser who is shown with hours', async () => {
    const person = await desk.server.login();
    expect(await show(person)).toMatchObject({ stores: [], adviser: null, nextAppointment: null, toRate: [] });
    const { data } = await choose(person, STORE);
    expect(data.stores).toMatchObject([{ purpose: 'chosen', storeId: STORE, orderNo: null, fixedBy: null }]);
    expect(data.adviser).toMatchObject({ storeId: STORE });
    expect(data.adviser?.hours).toMatch(/^\d\d:\d\d-\d\d:\d\d$/);
    expect(data).toMatchObject({ change: null, isAdviserNew: false });
    expect((await choose(person, ELSEWHERE)).data.stores.map(({ storeId }) => storeId)).toEqual([ELSEWHERE]);
  });

  it('is one that exists, and the own one', async () => {
    const person = await desk.server.login();
    expect((await choose(person, 'nowhere')).name).toBe('NOT_FOUND');
    expect((await desk.server.call(CHOOSE, { token: person.token, body: { storeId: '' } })).name).toBe('BAD_INPUT');
    expect((await desk.server.call(CARE)).name).toBe('LOGIN_EXPIRED');
    await settled();
    expect((await show(person)).stores).toEqual([]);
  });

  it('is that of an open order, which the lock fixes, and the chosen one again after the handover', async () => {
    const person = await settled(ELSEWHERE);
    const { orderNo } = await desk.shop.paidOrder(person);
    const before = await show(person);
    expect(before.stores).toMatchObject([{ purpose: 'delivery', orderNo, fixedBy: null }]);
    expect(before.change?.before).toBeTruthy();
    expect((await choose(person, ELSEWHERE)).name).toBe('STATE_CHANGED');
    await desk.set(orderNo, 'locked');
    expect((await show(person)).stores[0]?.fixedBy).toBe('lock');
    await desk.set(orderNo, 'delivered');
    expect((await show(person)).stores.map(({ purpose }) => purpose)).toEqual(['chosen', 'delivery']);
  });

  it('tells when it is closed, and when it opens', async () => {
    const person = await settled();
    const now = desk.server.clock.now();
    const closure = { closureId: 'c1', storeId: STORE, fromAt: now - HOUR_MS, untilAt: now + 3 * DAY_MS };
    await addCarers(desk.server.database.db, [], [{ ...closure, reason: '店面升级' }]);
    const { opening } = (await show(person)).stores[0] ?? {};
    expect(opening).toMatchObject({ isOpen: false, closure: { reason: '店面升级', untilAt: closure.untilAt } });
    expect(opening?.opensAt).toBeGreaterThanOrEqual(closure.untilAt);
  });

  it('keeps while a service is booked there, which is the next appointment', async () => {
    const person = await desk.server.login();
    const { orderNo } = await desk.order(person, 'delivered');
    await desk.server.database.transaction((db) =>
      savePlans({ ...desk.server.ctx(), db }, [
        {
          kind: 'service',
          placeId: ELSEWHERE,
          plan: {
            hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], starts: [600], capacity: 9 }],
            lengthMinutes: 60,
            leadMinutes: 60,
            days: 9,
          },
        },
      ]),
    );
    await choose(person, ELSEWHERE);
    const { token } = person;
    const query = { storeId: ELSEWHERE };
    const { items } = await desk.server.ask('GET /api/mporder/v1/ownedCar/service/slots', { token, query });
    const startsAt = items.at(-1)?.startsAt ?? 0;
    const body = { orderNo, storeId: ELSEWHERE, startsAt };
    await desk.server.ask('POST /api/mporder/v1/ownedCar/service/book', { token, body });
    const care = await show(person);
    expect(care.nextAppointment).toMatchObject({ kind: 'service', storeId: ELSEWHERE, startsAt });
    expect(care.stores.map(({ purpose, fixedBy }) => [purpose, fixedBy])).toEqual([
      ['chosen', 'appointment'],
      ['service', 'appointment'],
      ['delivery', 'lock'],
    ]);
    expect((await choose(person, STORE)).name).toBe('STATE_CHANGED');
  });
});

describe('another adviser', () => {
  it('is asked for once in 30 days, by somebody who has one', async () => {
    const stranger = await desk.server.login();
    expect((await ask(stranger)).name).toBe('STATE_CHANGED');
    const { person, consultant, request } = await asked();
    expect((await ask(person)).name).toBe('STATE_CHANGED');
    const body = { requestId: request.requestId, answer: '门店暂无其他顾问' };
    await desk.server.ask(DECLINE, { token: consultant.token, body });
    expect((await ask(person)).name).toBe('LIMIT_REACHED');
    const care = await show(person);
    expect(care.request).toMatchObject({ last: { state: 'declined', answer: '门店暂无其他顾问' } });
    expect(care.request.againAt).toBe((care.request.last?.at ?? 0) + 30 * DAY_MS);
    const call = { token: person.token, body: { reason: 'nothing' as 'other' } };
    expect((await desk.server.call(ASK, call)).name).toBe('BAD_INPUT');
  });

  it('is given by the store, which the customer is told, and knows until they say so', async () => {
    const { person, consultant, request } = await asked();
    const adviserId = request.others[0]?.adviserId ?? '';
    const assign = (body: { requestId: string; adviserId: string }, by = consultant) =>
      desk.server.call(ASSIGN, { token: by.token, body });
    const { requestId } = request;
    const present = (await show(person)).adviser?.adviserId ?? '';
    expect((await assign({ requestId, adviserId: present })).name).toBe('BAD_INPUT');
    expect((await assign({ requestId, adviserId: 'adviser-shift-1' })).name).toBe('BAD_INPUT');
    expect((await assign({ requestId, adviserId }, await desk.consultant(ELSEWHERE))).name).toBe('NOT_FOUND');
    expect((await assign({ requestId: 'none', adviserId })).name).toBe('NOT_FOUND');
    expect((await assign({ requestId, adviserId })).name).toBe('SUCCESS');
    expect((await assign({ requestId, adviserId })).name).toBe('STATE_CHANGED');
    const care = await show(person);
    expect(care).toMatchObject({ adviser: { adviserId }, change: { adviserId, before: request.adviserName } });
    const known = { token: person.token, body: { adviserId } };
    await desk.server.ask(KNOWN, known);
    expect((await show(person)).change).toBeNull();
    await desk.server.runJobs();
    const { items } = await desk.server.ask('GET /api/mpaccount/v1/messages', { token: person.token });
    expect(items[0]?.body).toContain(care.adviser?.name);
  });

  it('looks after the order too', async () => {
    const person = await desk.server.login();
    const { orderNo } = await desk.shop.paidOrder(person);
    const storeId = await desk.storeOf(orderNo);
    const others = advisers.slice(0, 1).map((each) => ({ ...each, adviserId: `other-${orderNo}`, storeId }));
    await addCarers(desk.server.database.db, others, []);
    // Advisers are kept in memory for some seconds.
    desk.server.clock.advance(10_000);
    expect((await ask(person)).name).toBe('SUCCESS');
    const consultant = await desk.consultant(storeId);
    const { items } = await desk.server.ask(REQUESTS, { token: consultant.token, query: {} });
    const request = items.find((each) => each.orderNo === orderNo);
    const given = request?.others[0];
    const body = { requestId: request?.requestId ?? '', adviserId: given?.adviserId ?? '' };
    await desk.server.ask(ASSIGN, { token: consultant.token, body });
    expect((await desk.shop.detail(person, orderNo)).adviser?.name).toBe(given?.name);
  });

  it('waits for the store of the customer: others see nothing, the auditor masked words', async () => {
    const { request, consultant } = await asked();
    const elsewhere = await desk.consultant(ELSEWHERE);
    expect((await desk.server.ask(REQUESTS, { token: elsewhere.token, query: {} })).items).toEqual([]);
    expect(await desk.server.ask(WAITING, { token: elsewhere.token })).toEqual({ count: 0, oldestAt: null });
    expect((await desk.server.ask(WAITING, { token: consultant.token })).count).toBeGreaterThan(0);
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const { items } = await desk.server.ask(REQUESTS, { token: auditor.token, query: {} });
    expect(items.find(({ requestId }) => requestId === request.requestId)?.note).toMatch(/\*/);
    const operator = await desk.server.login({ roles: ['operator'] });
    const body = { requestId: request.requestId, answer: '感谢反馈' };
    expect((await desk.server.call(DECLINE, { token: auditor.token, body })).name).toBe('FORBIDDEN');
    expect((await desk.server.call(DECLINE, { token: operator.token, body })).name).toBe('SUCCESS');
  });
});

describe('a visit', () => {
  /** Somebody whose car was handed over some days ago. */
  async function visitor(daysAgo: number) {
    const person = await desk.server.login();
    const { orderNo } = await desk.order(person, 'paidInFull', { isInsured: true });
    await desk.server.ask('POST /api/mporder/v1/pickup/code', { token: person.token, body: { orderNo } });
    await desk.set(orderNo, 'delivered', { isInsured: true });
    const at = new Date(desk.server.clock.now() - daysAgo * DAY_MS).toISOString();
    const change = `update pickups set state = 'delivered', delivered_at = $2 where order_no = $1`;
    await desk.server.database.executeSql(change, [orderNo, at]);
    return { person, storeId: await desk.storeOf(orderNo) };
  }
  const rate = ({ token }: TestPerson, visitId: string, stars = 4) =>
    desk.server.call(RATE, { token, body: { visitId, stars, note: '讲解很细致' } });

  it('is rated once, which the store sees', async () => {
    const { person, storeId } = await visitor(3);
    const [visit] = (await show(person)).toRate;
    expect(visit).toMatchObject({ kind: 'pickup', storeId });
    const visitId = visit?.visitId ?? '';
    expect((await rate(person, visitId, 6)).name).toBe('BAD_INPUT');
    expect((await rate(await desk.server.login(), visitId)).name).toBe('NOT_FOUND');
    expect((await rate(person, visitId)).data.toRate).toEqual([]);
    expect((await rate(person, visitId)).name).toBe('ALREADY_DONE');
    const consultant = await desk.consultant(storeId);
    const { items } = await desk.server.ask(RATINGS, { token: consultant.token, query: {} });
    expect(items[0]).toMatchObject({ stars: 4, note: '讲解很细致', accountId: person.accountId });
    const few = await desk.server.ask(RATINGS, { token: consultant.token, query: { stars: 1 } });
    expect(few.items).toEqual([]);
    const elsewhere = await desk.consultant(ELSEWHERE);
    expect((await desk.server.ask(RATINGS, { token: elsewhere.token, query: {} })).items).toEqual([]);
  });

  it('is no longer offered after 90 days', async () => {
    expect((await show((await visitor(91)).person)).toRate).toEqual([]);
  });
});
