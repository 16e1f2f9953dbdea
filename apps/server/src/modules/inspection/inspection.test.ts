import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesRoot } from '../../kernel/config';
import type { TestPerson } from '../../testing';
import { createInspectionShop, type InspectionShop } from './inspection.fixture';

const LIST = 'GET /api/mporder/v1/staff/handovers/inspections' as const;
const DETAIL = 'GET /api/mporder/v1/staff/handovers/inspection' as const;

let store: InspectionShop;
let person: TestPerson;
beforeAll(async () => {
  store = await createInspectionShop();
  person = await store.server.login();
});
afterAll(async () => {
  const root = filesRoot(store.server.app.services.config);
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

describe('an inspection report', () => {
  it('is written by the store, read and confirmed by the customer, and opens the pickup', async () => {
    const orderNo = await store.arrived(person);
    expect(await store.look(person, orderNo)).toMatchObject({ state: 'notReady', report: null, questions: [] });
    const staff = await store.consultantOf(orderNo);
    expect((await store.write(staff, await store.report(staff, orderNo))).data.state).toBe('ready');
    const { report } = await store.look(person, orderNo);
    expect(report).toMatchObject({ inspectorName: '周工', mileageKm: 12, batteryPercent: 88 });
    expect(report?.groups.map(({ group }) => group)).toEqual(['exterior', 'interior', 'functions', 'accessories']);
    expect(report?.vin).toBe((await store.show(person, orderNo)).vin);
    const picture = await store.server.app.server.inject({ url: report?.photos[0]?.picture ?? '' });
    expect(picture.statusCode).toBe(200);
    const pay = `update orders set state = 'paidInFull', insurance_chosen_at = now() where order_no = $1`;
    await store.server.database.executeSql(pay, [orderNo]);
    expect((await store.shop.detail(person, orderNo)).actions).not.toContain('pickup');
    expect((await store.confirm(person, orderNo, report?.revision ?? 0)).data.state).toBe('confirmed');
    const detail = await store.shop.detail(person, orderNo);
    expect(detail.actions).toContain('pickup');
    expect(detail.inspectionConfirmedAt).toBe(store.server.clock.now());
    expect(detail.timeline.slice(0, 2).map(({ title }) => title)).toEqual(['验车报告已确认', '验车报告已出具']);
    expect((await store.confirm(person, orderNo, report?.revision ?? 0)).name).toBe('STATE_CHANGED');
  });

  it('takes photos that the consultant uploads at the console, and of nobody else', async () => {
    const orderNo = await store.arrived(person);
    const staff = await store.consultantOf(orderNo);
    const { code, data } = await store.photos(staff, 2);
    expect(code).toBe('000000');
    const photos = data.map((picture, index) => ({ angle: index === 0 ? 'front' : 'rear', picture }));
    const written = await store.report(staff, orderNo);
    const colleague = await store.consultantOf(orderNo);
    expect((await store.write(colleague, { ...written, photos })).name).toBe('BAD_INPUT');
    expect((await store.write(staff, { ...written, photos })).data.state).toBe('ready');
    expect((await store.photos(staff, 0)).code).not.toBe('000000');
    const operator = await store.server.login({ roles: ['operator'] });
    expect((await store.photos(operator, 1)).code).not.toBe('000000');
    expect((await store.photos(person, 1)).code).not.toBe('000000');
  });

  it('is somebody else’s neither to read, to confirm nor to question', async () => {
    const { orderNo } = await store.ready(person);
    const stranger = await store.server.login();
    const read = await store.server.call('GET /api/mporder/v1/order/inspection', {
      token: stranger.token,
      query: { orderNo },
    });
    expect(read.name).toBe('NOT_FOUND');
    expect((await store.confirm(stranger, orderNo, 1)).name).toBe('NOT_FOUND');
    expect((await store.question(stranger, orderNo, 'paint')).name).toBe('NOT_FOUND');
  });

  it('waits for the answers to every question, and then for another confirmation', async () => {
    const { orderNo, staff } = await store.ready(person);
    const [own = ''] = await store.pictures(person, 1);
    expect((await store.question(person, orderNo, 'paint', [own])).data.state).toBe('questioned');
    expect((await store.question(person, orderNo, 'keys')).data.state).toBe('questioned');
    expect((await store.question(person, orderNo, 'keys')).name).toBe('BAD_INPUT');
    const { report, questions } = await store.look(person, orderNo);
    expect((await store.confirm(person, orderNo, report?.revision ?? 0)).name).toBe('STATE_CHANGED');
    const [paint, keys] = questions.map(({ questionId }) => questionId);
    expect(questions[0]?.pictures).toHaveLength(1);
    expect((await store.answer(staff, orderNo, paint ?? '')).data).toMatchObject({
      state: 'questioned',
      openQuestions: 1,
    });
    expect((await store.answer(staff, orderNo, paint ?? '')).name).toBe('STATE_CHANGED');
    expect((await store.answer(staff, orderNo, keys ?? '')).data.state).toBe('corrected');
    const corrected = await store.look(person, orderNo);
    expect(corrected.questions.every(({ answer }) => answer === '已抛光处理')).toBe(true);
    expect((await store.confirm(person, orderNo, report?.revision ?? 0)).name).toBe('STATE_CHANGED');
    expect((await store.confirm(person, orderNo, corrected.report?.revision ?? 0)).data.state).toBe('confirmed');
    expect((await store.question(person, orderNo, 'seats')).name).toBe('STATE_CHANGED');
    await store.server.runJobs();
    const { items } = await store.server.ask('GET /api/mpaccount/v1/messages', { token: person.token });
    expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(['验车报告已出具', '验车报告已更正']));
  });

  it('takes questions about its items only, with pictures of the customer', async () => {
    const { orderNo, staff } = await store.ready(person);
    expect((await store.question(person, orderNo, 'wings')).name).toBe('BAD_INPUT');
    const foreign = await store.pictures(staff, 1);
    expect((await store.question(person, orderNo, 'paint', foreign)).name).toBe('BAD_INPUT');
    const seven = Array.from({ length: 7 }, (_, index) => `/files/personal/${index}.webp`);
    expect((await store.question(person, orderNo, 'paint', seven)).name).toBe('BAD_INPUT');
    expect((await store.look(person, orderNo)).state).toBe('ready');
  });
});

describe('the store', () => {
  it('writes about its own arrived cars, once, every item of the template', async () => {
    const orderNo = await store.arrived(person);
    const staff = await store.consultantOf(orderNo);
    const body = await store.report(staff, orderNo);
    const elsewhere = await store.consultant('another-store');
    expect((await store.write(elsewhere, body)).name).toBe('NOT_FOUND');
    expect((await store.write(staff, { ...body, items: body.items.slice(1) })).name).toBe('BAD_INPUT');
    const faulty = body.items.map((item, index) => (index === 0 ? { ...item, isPassed: false } : item));
    expect((await store.write(staff, { ...body, items: faulty })).name).toBe('BAD_INPUT');
    const twice = body.photos.map((photo) => ({ ...photo, angle: 'front' }));
    expect((await store.write(staff, { ...body, photos: twice })).name).toBe('BAD_INPUT');
    expect((await store.write(staff, body)).name).toBe('SUCCESS');
    expect((await store.write(staff, await store.report(staff, orderNo))).name).toBe('STATE_CHANGED');
  });

  it('does not write about a car that is still on its way', async () => {
    const orderNo = await store.shipped(person);
    const staff = await store.consultantOf(orderNo);
    expect((await store.write(staff, await store.report(staff, orderNo))).name).toBe('STATE_CHANGED');
  });

  it('finds cars by the state of their report', async () => {
    const { orderNo: written } = await store.ready(person);
    const unwritten = await store.arrived(person);
    const { token } = await store.server.login({ roles: ['auditor'] });
    const found = async (state: string) =>
      (await store.server.ask(LIST, { token, query: { size: 50, state } })).items.map(({ orderNo }) => orderNo);
    const [ready, notReady, confirmed] = [await found('ready'), await found('notReady'), await found('confirmed')];
    expect([ready.includes(written), ready.includes(unwritten)]).toEqual([true, false]);
    expect([notReady.includes(written), notReady.includes(unwritten)]).toEqual([false, true]);
    expect([...ready, ...notReady].some((orderNo) => confirmed.includes(orderNo))).toBe(false);
    expect((await store.server.call(LIST, { token, query: { state: 'none' } })).name).toBe('BAD_INPUT');
  });

  it('sees its own orders; an auditor all of them, masked', async () => {
    const { orderNo, staff } = await store.ready(person);
    const elsewhere = await store.consultant('another-store');
    const auditor = await store.server.login({ roles: ['auditor'] });
    const list = async ({ token }: TestPerson) =>
      (await store.server.ask(LIST, { token, query: { size: 50 } })).items.find((item) => item.orderNo === orderNo);
    expect(await list(staff)).toMatchObject({ state: 'ready', buyerName: '林夏' });
    expect(await list(elsewhere)).toBeUndefined();
    expect(await list(auditor)).toMatchObject({ buyerName: '林*' });
    const open = ({ token }: TestPerson) => store.server.call(DETAIL, { token, query: { orderNo } });
    expect((await open(staff)).data.report?.revision).toBe(1);
    expect((await open(elsewhere)).name).toBe('NOT_FOUND');
    expect((await open(auditor)).data.buyerName).toBe('林*');
  });
});
