import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportOwnData } from '../../kernel/personal-data/own-data';
import type { TestPerson } from '../../testing';
import { closeSlots } from '../slot';
import { TEST_DRIVE } from './drive-places';
import { createDriveShop, type DriveShop, PLACE } from './test-drive.fixture';
import { testDrives } from './test-drive.tables';

const CHANNEL = 'GET /api/mpmkt/v1/testDrive/channel';
const STORES = 'GET /api/mpmkt/v1/testDrive/stores';
const SLOTS = 'GET /api/mpmkt/v1/testDrive/slots';
const DETAIL = 'GET /api/mpmkt/v1/testDrive/detail';
const RUNNING = 'GET /api/mpmkt/v1/testDrive/running';
const MOVE = 'POST /api/mpmkt/v1/testDrive/move';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';

const HOUR_MS = 3_600_000;

let shop: DriveShop;
let person: TestPerson;
beforeAll(async () => {
  shop = await createDriveShop();
  person = await shop.server.login();
});
afterAll(() => shop.server.close());

const rows = () => shop.server.database.db.select().from(testDrives);
const problemsOf = (answer: { data: unknown }) =>
  (answer.data as { problems?: Record<string, string> } | null)?.problems;
const historyOf = ({ history }: { history: { state: string }[] }) => history.map(({ state }) => state);

describe('a channel', () => {
  it('is told with its models and form, and one that is off or unknown is none', async () => {
    const channel = await shop.server.ask(CHANNEL, { query: { code: 'standard' } });
    expect([channel.state, channel.form.id]).toEqual(['running', 'drive-standard']);
    expect(channel.models.filter(({ isOffered }) => isOffered).map(({ modelId }) => modelId)).toEqual([
      'YL01',
      'YLX',
      'YL09',
    ]);
    expect((await shop.server.call(CHANNEL, { query: { code: 'none' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(CHANNEL, { query: { code: 'a b' } })).name).toBe('BAD_INPUT');
    await shop.server.database.executeSql(`update test_drive_channels set is_on = false where code = 'fleet-fair'`);
    expect((await shop.server.call(CHANNEL, { query: { code: 'fleet-fair' } })).name).toBe('NOT_FOUND');
    await shop.server.database.executeSql(`update test_drive_channels set is_on = true where code = 'fleet-fair'`);
  });

  it('that has ended takes nobody', async () => {
    expect((await shop.server.ask(CHANNEL, { query: { code: 'autumn-board' } })).state).toBe('ended');
    const answer = await shop.submit(person, { model: 'YLX', city: '310100', name: '林夏' }, { code: 'autumn-board' });
    expect([answer.name, answer.message]).toEqual(['STATE_CHANGED', '本次试驾活动已结束']);
  });

  it('asks no phone of somebody logged in', async () => {
    const form = await shop.server.ask('GET /api/mpmkt/v1/form/detail', { query: { formId: 'drive-standard-own' } });
    const kinds = form.groups.flatMap(({ fields }) => fields.map(({ kind }) => kind));
    expect(kinds).toEqual(['choice', 'city', 'store', 'slot', 'name', 'consent']);
  });
});

describe('places to drive', () => {
  it('are stores of the city that have the model, nearest first', async () => {
    const query = { modelId: 'YL09', cityCode: '310100' };
    const near = { latitude: 31.1947, longitude: 121.318, system: 'gcj02' };
    const found = await shop.server.ask(STORES, { query });
    expect(found[0]).toMatchObject({ storeId: 'sh-jingan', placeId: 'sh-jingan_YL09', distanceM: null });
    expect(found.map(({ storeId }) => storeId)).not.toContain('sh-pudong');
    expect((await shop.server.ask(STORES, { query: { ...query, ...near } }))[0]?.storeId).toBe('sh-hongqiao');
    expect(await shop.server.ask(STORES, { query: { ...query, modelId: 'CS1E' } })).toEqual([]);
    expect((await shop.server.call(STORES, { query: { ...query, cityCode: 'x' } })).name).toBe('BAD_INPUT');
  });

  it('have slots for 14 days, as many per hour as cars', async () => {
    const slots = await shop.server.ask(SLOTS, { query: { placeId: PLACE } });
    expect(slots.length).toBeGreaterThan(100);
    expect(new Set(slots.map(({ left }) => left))).toEqual(new Set([3]));
    expect((await shop.server.call(SLOTS, { query: { placeId: 'none' } })).name).toBe('NOT_FOUND');
  });
});

describe('an application', () => {
  it('of somebody logged in takes a slot, and is seen by its number and its key', async () => {
    const slot = await shop.slot(30);
    const drive = await shop.booked(person, { slot });
    expect(drive).toMatchObject({ state: 'submitted', startsAt: slot, placeId: PLACE, moves: 0, cityName: '上海市' });
    expect(drive.contact).toEqual({ name: '林*', mobile: expect.stringMatching(/^139\*{4}\d{4}$/) });
    expect(drive.arrivalCode).toMatch(/^\d{6}$/);
    expect(await shop.left(slot)).toBe(2);
    const { driveNo, key } = drive;
    expect(await shop.server.ask(DETAIL, { query: { key } })).toEqual(drive);
    expect(await shop.server.ask(DETAIL, { query: { driveNo }, token: person.token })).toEqual(drive);
    expect((await shop.server.ask(RUNNING, { token: person.token })).map((each) => each.driveNo)).toEqual([driveNo]);
    await shop.server.runJobs();
    const { items } = await shop.server.ask('GET /api/mpaccount/v1/messages', { token: person.token });
    expect(items[0]).toMatchObject({ title: '试驾预约已提交' });
  });

  it('is nobody else’s', async () => {
    const { driveNo, key } = await shop.booked(await shop.server.login(), { slot: await shop.slot(31) });
    const stranger = await shop.server.login();
    const refusals = [
      await shop.server.call(DETAIL, { query: { driveNo }, token: stranger.token }),
      await shop.server.call(DETAIL, { query: { driveNo } }),
      await shop.server.call(DETAIL, {
        query: { key: `${key.slice(0, -6)}${key.at(-6) === 'A' ? 'B' : 'A'}${key.slice(-5)}` },
      }),
      await shop.server.call(DETAIL, { query: {} }),
      await shop.server.call(CANCEL, { body: { driveNo }, token: stranger.token }),
      await shop.server.call(MOVE, { body: { driveNo, placeId: PLACE, startsAt: 1 }, token: stranger.token }),
    ];
    expect(new Set(refusals.map(({ name }) => name))).toEqual(new Set(['NOT_FOUND']));
    expect((await shop.server.call(RUNNING)).name).toBe('LOGIN_EXPIRED');
  });

  it('of a visitor wants a code, and belongs to the account with that phone', async () => {
    const phone = shop.phone();
    const given = await shop.visitor(phone, { slot: await shop.slot(32) });
    expect(problemsOf(await shop.submit(null, { ...given, code: '' }))).toEqual({ code: expect.any(String) });
    const wrong = given.code === '000000' ? '111111' : '000000';
    expect((await shop.submit(null, { ...given, code: wrong })).name).toBe('CODE_WRONG');
    expect((await shop.submit(null, given)).name).toBe('SUCCESS');
    expect((await rows()).at(-1)?.userId).toMatch(/^phone:/);

    const known = await shop.server.login();
    const answer = await shop.submit(null, await shop.visitor(known.mobile, { slot: await shop.slot(33) }));
    expect(answer.name).toBe('SUCCESS');
    expect((await shop.server.ask(RUNNING, { token: known.token })).map(({ driveNo }) => driveNo)).toEqual([
      answer.data.driveNo,
    ]);
  });

  it('that answers wrong is told so by field', async () => {
    const given = await shop.own({ slot: await shop.slot(34) });
    const problems = async (changes: object) => problemsOf(await shop.submit(person, { ...given, ...changes }));
    expect(Object.keys((await problems({ model: 'CS1E' })) ?? {})).toContain('model');
    expect(Object.keys((await problems({ store: 'bj-chaoyang_YL01' })) ?? {})).toEqual(['store']);
    expect(Object.keys((await problems({ slot: 5 })) ?? {})).toEqual(['slot']);
    expect(Object.keys((await problems({ consent: '2020-01', name: '1' })) ?? {})).toEqual(['name', 'consent']);
    const old = await shop.submit(person, given, { version: 9 });
    expect(old.name).toBe('STATE_CHANGED');
  });

  it('of a phone that waits already is told so, with the way to the first', async () => {
    const own = await shop.server.login();
    const first = await shop.booked(own, { slot: await shop.slot(35) });
    const second = await shop.submit(own, await shop.own({ slot: await shop.slot(36) }));
    expect([second.name, second.data]).toEqual(['DRIVE_RUNNING', { key: first.key, driveNo: first.driveNo }]);
    expect(await shop.left(await shop.slot(36))).toBe(3);
    const other = await shop.own({ model: 'YLX', store: 'sh-jingan_YLX', slot: await shop.slot(36, 'sh-jingan_YLX') });
    expect((await shop.submit(own, other)).name).toBe('SUCCESS');
    expect((await shop.lead(own.mobile, 'h5', { model: 'YL01' })).name).toBe('DRIVE_RUNNING');
  });

  it('without a slot waits for a call, and its phone pauses in this channel', async () => {
    const phone = shop.phone();
    const { data } = await shop.lead(phone);
    expect(data).toMatchObject({ state: 'submitted', startsAt: null, store: null, arrivalCode: null });
    expect(data.channel.promise).toContain('24 小时');
    const again = await shop.lead(phone, 'h5', { model: 'YL09' });
    expect([again.name, again.message]).toEqual(['LIMIT_REACHED', expect.stringContaining('后可再次提交')]);
  });

  it('in review is withdrawn, not moved', async () => {
    const own = await shop.server.login();
    const answers = { model: 'YL09', city: '310100', company: '远航商旅', name: '林夏', consent: '2026-11' };
    const { data } = await shop.submit(own, answers, { code: 'fleet-fair' });
    expect(data.state).toBe('inReview');
    const { key } = data;
    const move = { key, placeId: 'sh-jingan_YL09', startsAt: await shop.slot(37, 'sh-jingan_YL09') };
    expect((await shop.server.call(MOVE, { body: move })).name).toBe('STATE_CHANGED');
    const ended = await shop.server.ask(CANCEL, { body: { key, reason: '计划有变' } });
    expect([ended.state, ended.reason, historyOf(ended)]).toEqual(['cancelled', '计划有变', ['cancelled', 'inReview']]);
  });
});

describe('a booked drive', () => {
  it('is moved twice, to a free slot of its model', async () => {
    const { key } = await shop.booked(null, { slot: await shop.slot(40) });
    const [first, second, third] = [await shop.slot(41), await shop.slot(42), await shop.slot(43)];
    const to = (startsAt: number, placeId = PLACE) => shop.server.call(MOVE, { body: { key, placeId, startsAt } });
    expect((await to(first, 'sh-jingan_YLX')).name).toBe('BAD_INPUT');
    expect((await to(5)).name).toBe('BAD_INPUT');
    expect((await to(first)).data).toMatchObject({ state: 'moved', startsAt: first, moves: 1 });
    expect([await shop.left(await shop.slot(40)), await shop.left(first)]).toEqual([3, 2]);
    expect((await to(second)).data).toMatchObject({ moves: 2 });
    const refused = await to(third);
    expect([refused.name, refused.message]).toEqual(['STATE_CHANGED', '改期次数已用完，请致电门店处理']);
  });

  it('is cancelled until 24 hours before', async () => {
    const slot = await shop.slot(45);
    const { key } = await shop.booked(null, { slot });
    const soon = await shop.booked(null, { slot: await shop.slot(1) });
    const refused = await shop.server.call(CANCEL, { body: { key: soon.key } });
    expect([refused.name, refused.message]).toEqual(['STATE_CHANGED', '距试驾不足 24 小时，请致电门店处理']);
    expect((await shop.server.ask(CANCEL, { body: { key, reason: '临时有事' } })).state).toBe('cancelled');
    expect(await shop.left(slot)).toBe(3);
    expect((await shop.server.call(CANCEL, { body: { key } })).name).toBe('STATE_CHANGED');
  });

  it('whose store closes loses its time, and takes another one', async () => {
    const own = await shop.server.login();
    const slot = await shop.slot(50);
    const { key } = await shop.booked(own, { slot });
    const place = { kind: TEST_DRIVE, placeId: PLACE };
    const closure = { fromAt: slot, untilAt: slot + HOUR_MS, reason: '店面检修' };
    await shop.server.database.transaction((db) => closeSlots({ ...shop.server.ctx(), db }, place, closure));
    await shop.server.runJobs();
    expect(await shop.server.ask(DETAIL, { query: { key } })).toMatchObject({ state: 'submitted', startsAt: null });
    const startsAt = await shop.slot(55);
    const moved = await shop.server.ask(MOVE, { body: { key, placeId: PLACE, startsAt } });
    expect(moved).toMatchObject({ state: 'moved', startsAt });
  });

  it('to which nobody comes ends by itself, and another one can be booked', async () => {
    const own = await shop.server.login();
    const { key, startsAt } = await shop.booked(own, { slot: await shop.slot(3) });
    shop.server.clock.set((startsAt ?? 0) + HOUR_MS);
    await shop.server.runJobs();
    expect((await shop.server.ask(DETAIL, { query: { key } })).state).toBe('submitted');
    shop.server.clock.advance(HOUR_MS);
    await shop.server.runJobs();
    expect((await shop.server.ask(DETAIL, { query: { key } })).state).toBe('noShow');
    await shop.booked(own, { slot: await shop.slot(60) });
    shop.server.clock.advance(31 * 24 * HOUR_MS);
    expect((await shop.server.call(DETAIL, { query: { key } })).name).toBe('NOT_FOUND');
  });

  it('goes with its account, also what was booked before the login', async () => {
    const own = await shop.server.login();
    const slot = await shop.slot(65);
    const answer = await shop.submit(null, await shop.visitor(own.mobile, { slot }));
    expect(await shop.left(slot)).toBe(2);
    const copy = JSON.stringify(await exportOwnData(shop.server.ctx(), own.accountId));
    expect(copy).toContain(answer.data.driveNo);
    const code = async () => {
      shop.server.clock.advance(61_000);
      await shop.server.ask('GET /api/appuser/v1/user/pub/sms/authCode', {
        query: { mobile: own.mobile, scene: 'cancel' },
      });
      return shop.server.sms.lastCode?.(own.mobile) ?? '';
    };
    await shop.server.ask('POST /api/appuser/v1/user/cancel', {
      token: own.token,
      body: { code: await code(), reason: 'other', mayWait: false },
    });
    await shop.server.runJobs();
    expect((await rows()).filter(({ userId }) => userId === own.accountId)).toEqual([]);
    expect(await shop.left(slot)).toBe(3);
    expect((await shop.server.call(CANCEL, { body: { key: answer.data.key } })).name).toBe('NOT_FOUND');
  });
});
