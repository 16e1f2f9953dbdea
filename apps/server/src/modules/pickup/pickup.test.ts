import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { closeSlots } from '../slot';
import { PICKUP } from './pickup-slots';

let shop: HandoverShop;
beforeAll(async () => {
  shop = await HandoverShop.open();
});
afterAll(() => shop.close());

const view = ({ token }: TestPerson, orderNo: string) =>
  shop.server.ask('GET /api/mporder/v1/pickup', { token, query: { orderNo } });
const showCode = ({ token }: TestPerson, orderNo: string) =>
  shop.server.call('POST /api/mporder/v1/pickup/code', { token, body: { orderNo } });
const confirm = ({ token }: TestPerson, orderNo: string) =>
  shop.server.call('POST /api/mporder/v1/pickup/confirm', { token, body: { orderNo } });
const scan = ({ token }: TestPerson, body: { token: string } | { code: string }) =>
  shop.server.call('POST /api/mporder/v1/staff/pickup/scan', { token, body });
const undo = ({ token }: TestPerson, orderNo: string) =>
  shop.server.call('POST /api/mporder/v1/staff/pickup/undo', { token, body: { orderNo } });

/** A customer with a car that is ready, and a consultant of its store. */
async function ready() {
  const person = await shop.server.login();
  const { orderNo } = await shop.order(person, 'paidInFull', { isInsured: true });
  const storeId = await shop.storeOf(orderNo);
  return { person, orderNo, storeId, staff: await shop.consultant(storeId) };
}

async function scanned() {
  const made = await ready();
  const { code } = (await showCode(made.person, made.orderNo)).data;
  expect((await scan(made.staff, { code })).code).toBe('000000');
  return { ...made, code };
}

describe('the pickup of an order', () => {
  it('names the missing steps, and has no code before they are done', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person, 'arrived');
    const doneIn = async () => (await view(person, orderNo)).steps.filter(({ isDone }) => isDone).map(({ key }) => key);
    const before = await view(person, orderNo);
    expect(before.state).toBe('notReady');
    expect(before.steps.map(({ key }) => key)).toEqual(['payment', 'insurance', 'inspection']);
    expect(await doneIn()).not.toContain('payment');
    expect(await doneIn()).not.toContain('insurance');
    expect((await showCode(person, orderNo)).name).toBe('STATE_CHANGED');
    await shop.set(orderNo, 'paidInFull');
    expect(await doneIn()).toContain('payment');
    expect((await showCode(person, orderNo)).name).toBe('STATE_CHANGED');
    await shop.set(orderNo, 'arrived', { isInsured: true });
    expect((await showCode(person, orderNo)).name).toBe('STATE_CHANGED');
    expect((await shop.shop.detail(person, orderNo)).actions).not.toContain('pickup');
  });

  it('shows store with its position, what to bring, and a code', async () => {
    const { person, orderNo, storeId } = await ready();
    const shown = await view(person, orderNo);
    expect([shown.state, shown.store?.storeId]).toEqual(['ready', storeId]);
    expect(shown.store?.latitude).toBeGreaterThan(0);
    expect(shown.bring.length).toBeGreaterThan(2);
    const { data } = await showCode(person, orderNo);
    expect(data.code).toMatch(/^\d{6}$/);
    expect(data.token).toMatch(/^VP\./);
    expect(data.renewsAt - shop.server.clock.now()).toBeLessThanOrEqual(MINUTE_MS);
    expect((await shop.shop.detail(person, orderNo)).actions).toContain('pickup');
  });

  it('keeps its code, while the QR text renews every minute', async () => {
    const { person, orderNo } = await ready();
    const first = (await showCode(person, orderNo)).data;
    expect((await showCode(person, orderNo)).data.token).toBe(first.token);
    shop.server.clock.advance(MINUTE_MS);
    const second = (await showCode(person, orderNo)).data;
    expect(second.code).toBe(first.code);
    expect(second.token).not.toBe(first.token);
  });

  it('is somebody else’s for everybody else', async () => {
    const { orderNo } = await ready();
    const other = await shop.server.login();
    const query = { orderNo };
    for (const key of ['GET /api/mporder/v1/pickup', 'GET /api/mporder/v1/pickup/slots'] as const)
      expect((await shop.server.call(key, { token: other.token, query })).name).toBe('NOT_FOUND');
    expect((await showCode(other, orderNo)).name).toBe('NOT_FOUND');
    expect((await confirm(other, orderNo)).name).toBe('NOT_FOUND');
  });
});

describe('the appointment', () => {
  const slots = async ({ token }: TestPerson, orderNo: string) =>
    (await shop.server.ask('GET /api/mporder/v1/pickup/slots', { token, query: { orderNo } })).items;
  const appoint = ({ token }: TestPerson, orderNo: string, startsAt = 0) =>
    shop.server.call('POST /api/mporder/v1/pickup/appoint', { token, body: { orderNo, startsAt } });

  it('is booked from the arrival on, moved, and told on the timeline', async () => {
    const { person, orderNo, storeId } = await ready();
    await shop.plan(storeId);
    const [first, second] = await slots(person, orderNo);
    expect((await appoint(person, orderNo, first?.startsAt)).data.appointment?.startsAt).toBe(first?.startsAt);
    expect((await appoint(person, orderNo, second?.startsAt)).data.appointment?.endsAt).toBe(second?.endsAt);
    const titles = await shop.timeline(person, orderNo);
    expect(titles.slice(0, 2)).toEqual(['提车预约已变更', '已预约提车']);
    expect((await slots(person, orderNo))[0]?.left).toBe(first?.left);
  });

  it('is neither booked before the arrival nor after the scan, nor at a time that is not offered', async () => {
    const { person, orderNo, storeId } = await scanned();
    await shop.plan(storeId);
    const startsAt = (await slots(person, orderNo))[0]?.startsAt;
    expect((await appoint(person, orderNo, startsAt)).name).toBe('STATE_CHANGED');
    const { orderNo: early } = await shop.order(person, 'inTransit');
    expect((await appoint(person, early, startsAt)).name).toBe('STATE_CHANGED');
    const { orderNo: open } = await shop.order(person, 'arrived');
    expect((await appoint(person, open, 1)).name).toBe('BAD_INPUT');
    expect((await appoint(person, open, startsAt)).code).toBe('000000');
  });

  it('is taken off when the store closes then', async () => {
    const { person, orderNo, storeId } = await ready();
    await shop.plan(storeId);
    const at = (await slots(person, orderNo)).at(-1)?.startsAt ?? 0;
    await appoint(person, orderNo, at);
    await shop.server.database.transaction((db) =>
      closeSlots(
        { ...shop.server.ctx(), db },
        { kind: PICKUP, placeId: storeId },
        { fromAt: at, untilAt: at + 1, reason: '门店盘点' },
      ),
    );
    await shop.server.runJobs();
    expect((await view(person, orderNo)).appointment).toBeNull();
    expect((await shop.timeline(person, orderNo))[0]).toBe('提车预约已取消，请重新预约');
  });
});

describe('the scan', () => {
  it('takes the QR text of now and of the minute before, not an older or a changed one', async () => {
    const { person, orderNo, staff } = await ready();
    const { token } = (await showCode(person, orderNo)).data;
    expect((await scan(staff, { token: `${token.slice(0, -2)}xx` })).name).toBe('NOT_FOUND');
    shop.server.clock.advance(2 * MINUTE_MS);
    expect((await scan(staff, { token })).name).toBe('NOT_FOUND');
    const fresh = (await showCode(person, orderNo)).data.token;
    shop.server.clock.advance(MINUTE_MS);
    expect((await scan(staff, { token: fresh })).data.state).toBe('scanned');
    const shown = await view(person, orderNo);
    expect([shown.state, shown.confirmsAt]).toEqual(['scanned', shop.server.clock.now() + DAY_MS]);
    expect((await showCode(person, orderNo)).name).toBe('STATE_CHANGED');
    expect((await scan(staff, { token: fresh })).name).toBe('STATE_CHANGED');
  });

  it('is made in the own store only, by staff with a store', async () => {
    const { person, orderNo } = await ready();
    const { code, token } = (await showCode(person, orderNo)).data;
    const other = await shop.consultant('another-store');
    expect((await scan(other, { token })).name).toBe('FORBIDDEN');
    expect((await scan(other, { code })).name).toBe('NOT_FOUND');
    const homeless = await shop.server.login({ roles: ['consultant'] });
    expect((await scan(homeless, { token })).name).toBe('FORBIDDEN');
    expect((await scan(person, { token })).name).toBe('FORBIDDEN');
    expect((await view(person, orderNo)).state).toBe('ready');
  });

  it('blocks for ten minutes after five wrong codes', async () => {
    const { person, orderNo, staff } = await ready();
    const { code } = (await showCode(person, orderNo)).data;
    const wrong = code === '000000' ? '000001' : '000000';
    for (const _ of [1, 2, 3, 4, 5]) expect((await scan(staff, { code: wrong })).name).toBe('NOT_FOUND');
    expect((await scan(staff, { code })).name).toBe('TOO_FREQUENT');
    shop.server.clock.advance(10 * MINUTE_MS + 1);
    expect((await scan(staff, { code })).code).toBe('000000');
  });

  it('is refused when a step was taken back', async () => {
    const { person, orderNo, staff } = await ready();
    const { code } = (await showCode(person, orderNo)).data;
    await shop.set(orderNo, 'paidInFull', { isInsured: false });
    expect((await scan(staff, { code })).name).toBe('STATE_CHANGED');
  });

  it('is undone by staff of the store, and the code is another one then', async () => {
    const { person, orderNo, staff, code } = await scanned();
    const other = await shop.consultant('another-store');
    expect((await undo(other, orderNo)).name).toBe('NOT_FOUND');
    expect((await undo(staff, orderNo)).code).toBe('000000');
    expect((await undo(staff, orderNo)).name).toBe('STATE_CHANGED');
    expect((await view(person, orderNo)).state).toBe('ready');
    expect((await confirm(person, orderNo)).name).toBe('STATE_CHANGED');
    const next = (await showCode(person, orderNo)).data;
    if (next.code !== code) expect((await scan(staff, { code })).name).toBe('NOT_FOUND');
    expect((await scan(staff, { code: next.code })).code).toBe('000000');
    expect((await shop.timeline(person, orderNo)).slice(0, 3)).toEqual([
      '门店已核销提车码',
      '门店已撤销核销',
      '门店已核销提车码',
    ]);
  });
});

describe('the handover', () => {
  it('is confirmed by the customer after the scan: the order is delivered, and they are an owner', async () => {
    const { person, orderNo, staff } = await ready();
    expect((await confirm(person, orderNo)).name).toBe('STATE_CHANGED');
    const { code } = (await showCode(person, orderNo)).data;
    await scan(staff, { code });
    const done = await confirm(person, orderNo);
    expect([done.data.state, done.data.order.state]).toEqual(['delivered', 'delivered']);
    expect(done.data.deliveredAt).toBe(shop.server.clock.now());
    expect((await undo(staff, orderNo)).name).toBe('STATE_CHANGED');
    expect((await confirm(person, orderNo)).name).toBe('STATE_CHANGED');
    await shop.server.runJobs();
    shop.server.clock.advance(MINUTE_MS);
    const { items } = await shop.server.ask('GET /api/mpaccount/v1/messages', { token: person.token });
    expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(['车辆已交付', '提车码已核销']));
    const { roles } = await shop.server.ask('GET /api/appuser/v1/user/info', { token: person.token });
    expect(roles).toContain('owner');
  });

  it('confirms itself a day after the scan', async () => {
    const { person, orderNo } = await scanned();
    shop.server.clock.advance(DAY_MS - 1);
    await shop.server.runJobs();
    expect((await view(person, orderNo)).state).toBe('scanned');
    shop.server.clock.advance(1);
    await shop.server.runJobs();
    expect((await view(person, orderNo)).state).toBe('delivered');
    expect((await shop.shop.detail(person, orderNo)).timeline[0]?.note).toBe('核销满 24 小时，自动确认交付');
  });

  it('counts the day from the newest scan', async () => {
    const { person, orderNo, staff } = await scanned();
    shop.server.clock.advance(DAY_MS / 2);
    await undo(staff, orderNo);
    await scan(staff, { code: (await showCode(person, orderNo)).data.code });
    shop.server.clock.advance(DAY_MS / 2);
    await shop.server.runJobs();
    expect((await view(person, orderNo)).state).toBe('scanned');
  });
});

describe('staff', () => {
  const LIST = 'GET /api/mporder/v1/staff/pickup/handovers';

  it('see the handovers of their store with what is missing, the auditor all of them masked', async () => {
    const { orderNo, staff, person } = await ready();
    await showCode(person, orderNo);
    const { items } = await shop.server.ask(LIST, { token: staff.token, query: { size: 50 } });
    const own = items.find((item) => item.orderNo === orderNo);
    expect([own?.buyerName, own?.state]).toEqual(['林夏', 'waiting']);
    const other = await shop.consultant('another-store');
    expect((await shop.server.ask(LIST, { token: other.token, query: {} })).items).toEqual([]);
    const one = 'GET /api/mporder/v1/staff/pickup/handover';
    expect((await shop.server.call(one, { token: other.token, query: { orderNo } })).name).toBe('NOT_FOUND');
    const auditor = await shop.server.login({ roles: ['auditor'] });
    expect((await shop.server.ask(one, { token: auditor.token, query: { orderNo } })).buyerName).toBe('林*');
    expect((await undo(auditor, orderNo)).name).toBe('FORBIDDEN');
  });
});
