import { idCardCheckCharacter } from '@voltfront/rules/validation/id-card';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { createDriveShop, type DriveShop, PLACE, STORE } from './test-drive.fixture';

const DRIVES = 'GET /api/mpmkt/v1/staff/testDrive/drives';
const DAY = 'GET /api/mpmkt/v1/staff/testDrive/day';
const STEP = 'POST /api/mpmkt/v1/staff/testDrive/step';
const DETAIL = 'GET /api/mpmkt/v1/testDrive/detail';
const REPORT = 'GET /api/mpmkt/v1/testDrive/report';
const SEND = 'POST /api/mpmkt/v1/testDrive/report/send';
const POINTS = 'GET /api/mpintegral/v1/points';
const SIGN = 'POST /api/mpmkt/v1/testDrive/letter/sign';

const MINUTE_MS = 60_000;
const first17 = '11010519900101002';
const letter = {
  version: '2026-11',
  name: '林夏',
  licence: `${first17}${idCardCheckCharacter(first17)}`,
  licensedOn: '2015-06-01',
  statements: 3,
  strokes: [[100, 500, 300, 300, 600, 600, 900, 300]],
};

let shop: DriveShop;
let consultant: TestPerson;
let elsewhere: TestPerson;
let auditor: TestPerson;
beforeAll(async () => {
  shop = await createDriveShop();
  consultant = await new HandoverShop(shop.shop).consultant(STORE);
  elsewhere = await new HandoverShop(shop.shop).consultant('bj-chaoyang');
  auditor = await shop.server.login({ roles: ['auditor'] });
});
afterAll(() => shop.server.close());

const step = (body: object, who = consultant) => shop.server.call(STEP, { token: who.token, body: body as never });
const list = async (who: TestPerson, query = {}) => (await shop.server.ask(DRIVES, { token: who.token, query })).items;

describe('a consultant', () => {
  it('confirms a drive, checks in, starts after the letter, and finishes with figures', async () => {
    const person = await shop.server.login();
    const { driveNo, key, startsAt, arrivalCode } = await shop.booked(person, { slot: await shop.slot(14) });
    expect((await step({ step: 'confirm', driveNo })).data).toMatchObject({ state: 'confirmed', isSigned: false });
    const arrive = { step: 'arrive', driveNo, code: arrivalCode ?? '', plate: '' };
    expect((await step(arrive)).name).toBe('BAD_INPUT');
    shop.server.clock.set((startsAt ?? 0) - 10 * MINUTE_MS);
    const [{ plates: [plate = ''] = [] } = {}] = await list(consultant);
    const wrong = arrivalCode === '000000' ? '111111' : '000000';
    expect((await step({ ...arrive, code: wrong, plate })).message).toBe('到店码不正确，请核对');
    expect((await step({ ...arrive, plate: '沪AD00000' })).message).toBe('该车辆不在本店试驾车中');
    expect((await step({ ...arrive, plate })).data).toMatchObject({ state: 'arrived', plate });
    expect((await step({ step: 'start', driveNo })).message).toBe('试驾人尚未签署确认书');
    await shop.server.ask(SIGN, { token: person.token, body: { driveNo, ...letter } });
    expect((await step({ step: 'start', driveNo })).data).toMatchObject({ state: 'driving', isSigned: true });
    expect((await step({ step: 'cancel', driveNo, reason: '下雨' })).name).toBe('STATE_CHANGED');
    shop.server.clock.advance(42 * MINUTE_MS);
    const done = await step({ step: 'finish', driveNo, distanceKm: 18.6 });
    expect(done.data).toMatchObject({ state: 'done', distanceKm: 18.6 });
    const { history, arrivalCode: code } = await shop.server.ask(DETAIL, { query: { key } });
    expect(history[0]).toMatchObject({ title: '试驾完成', note: '行驶 18.6 公里，用时 42 分钟' });
    expect(code).toBeNull();
    expect((await step({ step: 'finish', driveNo, distanceKm: 1 })).name).toBe('STATE_CHANGED');

    const stars = { acceleration: 5, comfort: 4, cabin: 5, assistance: 3, service: 5 };
    const send = (answers: object, token = person.token) =>
      shop.server.call(SEND, { token, body: { driveNo, version: 1, answers: { ...answers } } });
    const stranger = await shop.server.login();
    expect((await send(stars, stranger.token)).name).toBe('NOT_FOUND');
    expect((await send({ ...stars, service: 6 })).name).toBe('BAD_INPUT');
    const report = await shop.server.ask(REPORT, { token: person.token, query: { driveNo } });
    expect(report).toMatchObject({ state: 'open', minutes: 42, distanceKm: 18.6, answers: null });
    const before = (await shop.server.ask(POINTS, { token: person.token })).balance;
    expect((await send({ ...stars, best: '加速很线性' })).data).toMatchObject({ state: 'sent' });
    expect((await send({ ...stars, best: '再说一次' })).data?.answers).toMatchObject({ best: '加速很线性' });
    expect((await shop.server.ask(POINTS, { token: person.token })).balance).toBe(before + 100);
  });

  it('has to finish a drive before its driver writes about it', async () => {
    const person = await shop.server.login();
    const { driveNo } = await shop.booked(person, { slot: await shop.slot(50) });
    const { token } = person;
    expect((await shop.server.ask(REPORT, { token, query: { driveNo } })).state).toBe('notDone');
    const answers = { acceleration: 5, comfort: 4, cabin: 5, assistance: 3, service: 5 };
    const early = await shop.server.call(SEND, { token, body: { driveNo, version: 1, answers } });
    expect(early.name).toBe('STATE_CHANGED');
    expect((await shop.server.call(REPORT, { query: { driveNo } })).name).toBe('LOGIN_EXPIRED');
  });

  it('moves, cancels and marks who did not come', async () => {
    const moved = await shop.booked(null, { slot: await shop.slot(20) });
    const to = await shop.slot(21);
    const answer = await step({ step: 'move', driveNo: moved.driveNo, startsAt: to });
    expect(answer.data).toMatchObject({ state: 'confirmed', startsAt: to });
    expect((await step({ step: 'move', driveNo: moved.driveNo, startsAt: 5 })).name).toBe('BAD_INPUT');
    expect((await step({ step: 'miss', driveNo: moved.driveNo })).name).toBe('STATE_CHANGED');
    const cancelled = await step({ step: 'cancel', driveNo: moved.driveNo, reason: '车辆检修' });
    expect(cancelled.data).toMatchObject({ state: 'cancelled', reason: '车辆检修' });
    expect(await shop.left(to)).toBe(3);
    const missed = await shop.booked(null, { slot: await shop.slot(22) });
    shop.server.clock.set((missed.startsAt ?? 0) + MINUTE_MS);
    expect((await step({ step: 'miss', driveNo: missed.driveNo })).data).toMatchObject({ state: 'noShow' });
  });

  it('approves an application of the city and gives it a time at the own store', async () => {
    const person = await shop.server.login();
    const answers = { model: 'YL09', city: '310100', company: '远航商旅', name: '林夏', consent: '2026-11' };
    const { data } = await shop.submit(person, answers, { code: 'fleet-fair' });
    const { driveNo } = data;
    expect((await step({ step: 'approve', driveNo }, elsewhere)).name).toBe('NOT_FOUND');
    expect((await step({ step: 'approve', driveNo })).data).toMatchObject({ state: 'submitted', storeId: null });
    const startsAt = await shop.slot(30, `${STORE}_YL09`);
    const arranged = await step({ step: 'move', driveNo, startsAt });
    expect(arranged.data).toMatchObject({ state: 'confirmed', storeId: STORE, placeId: `${STORE}_YL09`, startsAt });
  });

  it('sees the own store by day and by list, others nothing of it, and the auditor masked', async () => {
    const slot = await shop.slot(40);
    const { driveNo } = await shop.booked(null, { slot });
    const day = new Date(slot + 8 * 3_600_000).toISOString().slice(0, 10);
    const shown = await shop.server.ask(DAY, { token: consultant.token, query: { day } });
    expect(shown.cars.map(({ placeId }) => placeId)).toContain(PLACE);
    expect(shown.drives).toContainEqual(
      expect.objectContaining({ driveNo, placeId: PLACE, startsAt: slot, name: '林夏' }),
    );
    expect((await list(consultant, { day })).map((row) => row.driveNo)).toContain(driveNo);
    expect((await list(elsewhere, { day })).map((row) => row.driveNo)).not.toContain(driveNo);
    const other = await shop.server.ask(DAY, { token: elsewhere.token, query: { day, storeId: STORE } });
    expect(other).toMatchObject({ storeId: 'bj-chaoyang', drives: [] });
    const masked = await shop.server.ask(DAY, { token: auditor.token, query: { day, storeId: STORE } });
    expect(masked.drives.find((drive) => drive.driveNo === driveNo)?.name).toBe('林*');
    const seen = (await list(auditor, { day })).find((row) => row.driveNo === driveNo);
    expect([seen?.name, seen?.mobile]).toEqual(['林*', expect.stringContaining('****')]);
    expect((await step({ step: 'confirm', driveNo }, elsewhere)).name).toBe('NOT_FOUND');
    expect((await step({ step: 'confirm', driveNo }, auditor)).name).toBe('FORBIDDEN');
    expect((await step({ step: 'confirm', driveNo: 'TD1' })).name).toBe('NOT_FOUND');
    expect((await step({ step: 'finish', driveNo, distanceKm: -1 })).name).toBe('BAD_INPUT');
    expect((await step({ step: 'dance', driveNo })).name).toBe('BAD_INPUT');
  });
});
