import { headers } from '@voltfront/contract/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { giveTicket } from '../captcha/tickets';
import { seedDriveCoupons } from '../coupon/demo';
import { seedTradeIn } from '../trade-in';
import { tradeInSeed } from '../trade-in/demo';
import { type Answers, CASES, type Case, SHANGHAI } from './campaigns.fixture';
import { createDriveShop, type DriveShop } from './test-drive.fixture';

const CHANNEL = 'GET /api/mpmkt/v1/testDrive/channel';
const MINE = 'GET /api/mpmkt/v1/testDrive/mine';
const STORES = 'GET /api/mpmkt/v1/testDrive/stores';
const SLOTS = 'GET /api/mpmkt/v1/testDrive/slots';
const TEMPLATE = 'GET /api/mpmkt/v1/testDrive/template';
const ESTIMATE = 'GET /api/mpmkt/v1/testDrive/estimate';
const DETAIL = 'GET /api/mpmkt/v1/testDrive/detail';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';
const MOVE = 'POST /api/mpmkt/v1/testDrive/move';
const SUBMIT = 'POST /api/mpmkt/v1/testDrive/submit';

const HOUR_MS = 3_600_000;

let shop: DriveShop;
beforeAll(async () => {
  shop = await createDriveShop({ smsPerAddressHour: 10_000, captchaAfter: 10_000, rateAddressPerMinute: 100_000 });
  const { server } = shop;
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedDriveCoupons(ctx);
    await seedTradeIn(ctx, { ...tradeInSeed(server.clock.now(), () => null), fullSlots: [], requests: [] });
  });
});
afterAll(() => shop.server.close());

/** The first free slot that a channel offers at a place, late enough to be cancelled without a call to the store. */
async function slotOf(code: string, placeId: string, index = 0): Promise<number> {
  const slots = await shop.server.ask(SLOTS, { query: { placeId, code } });
  const from = shop.server.clock.now() + 25 * HOUR_MS;
  return slots.filter(({ left, startsAt }) => left > 0 && startsAt > from)[index]?.startsAt ?? 0;
}

const problemsOf = (answer: { data: unknown }) =>
  Object.keys((answer.data as { problems?: Record<string, string> } | null)?.problems ?? {});

async function answersOf({ code, answers, place }: Case, phone: string, index = 0): Promise<Answers> {
  const slot = place === undefined ? {} : { slot: await slotOf(code, place, index) };
  return { ...answers, ...slot, name: '林夏', phone, code: await shop.code(phone), consent: '2026-11' };
}

describe.each(CASES)('$code', (each) => {
  const { code, partnerNo = 'N-1', bad, again, state = 'submitted', gift = null, told } = each;

  it('opens, is sent, and is told with its answers', async () => {
    const channel = await shop.server.ask(CHANNEL, { query: { code } });
    expect(channel.state).toBe('running');
    const answer = await shop.submit(null, await answersOf(each, shop.phone()), {
      code,
      source: { subChannel: partnerNo },
    });
    expect(answer.name, JSON.stringify(answer.data)).toBe('SUCCESS');
    expect(answer.data).toMatchObject({ state, giftState: gift, partnerNo });
    const texts = answer.data.details.map(({ text }) => text);
    for (const text of told) expect(texts).toContain(text);
    expect(await shop.server.ask(DETAIL, { query: { key: answer.data.key } })).toEqual(answer.data);
  });

  it('refuses a wrong answer at its field, and a second application of a phone', async () => {
    const phone = shop.phone();
    const given = await answersOf(each, phone);
    expect(problemsOf(await shop.submit(null, { ...given, ...bad }, { code }))).toEqual(
      expect.arrayContaining(Object.keys(bad)),
    );
    expect((await shop.submit(null, given, { code })).name).toBe('SUCCESS');
    expect((await shop.submit(null, await answersOf(each, phone, 1), { code })).name).toBe(again);
  });

  it('takes nobody once it has ended', async () => {
    const { database, clock } = shop.server;
    const given = await answersOf(each, shop.phone());
    const at = new Date(clock.now() - HOUR_MS).toISOString();
    await database.executeSql(`update test_drive_channels set ends_at = '${at}' where code = '${code}'`);
    expect((await shop.submit(null, given, { code })).message).toBe('本次试驾活动已结束');
    await database.executeSql(`update test_drive_channels set ends_at = null where code = '${code}'`);
  });
});

describe('the times of a channel', () => {
  it('are evenings, weekends or three weeks, and others are refused', async () => {
    const hours = async (code: string, placeId: string) =>
      (await shop.server.ask(SLOTS, { query: { placeId, code } })).map(
        ({ startsAt }) => new Date(startsAt + 8 * HOUR_MS),
      );
    const night = await hours('night-x', 'sh-jingan_YLX');
    expect(new Set(night.map((at) => at.getUTCHours()))).toEqual(new Set([18, 19, 20]));
    const weekend = await hours('weekend', 'sh-jingan_YL01');
    expect(new Set(weekend.map((at) => at.getUTCDay()))).toEqual(new Set([0, 6]));
    const usual = await hours('standard', 'sh-jingan_YLX');
    expect(usual.some((at) => at.getUTCHours() === 20)).toBe(false);
    const [last, lastUsual] = [(await hours('season-two', 'sh-jingan_YLX')).at(-1), usual.at(-1)];
    expect(Math.round((Number(last) - Number(lastUsual)) / (24 * HOUR_MS))).toBe(7);
    const found = CASES.find(({ code }) => code === 'night-x');
    const given = await answersOf(found as Case, shop.phone(), 8);
    const noon = Number(usual.find((at) => at.getUTCHours() === 14)) - 8 * HOUR_MS;
    expect(problemsOf(await shop.submit(null, { ...given, slot: noon }, { code: 'night-x' }))).toEqual(['slot']);
    const sent = await shop.submit(null, given, { code: 'night-x' });
    const move = { key: sent.data.key, placeId: 'sh-jingan_YLX', startsAt: noon };
    expect((await shop.server.call(MOVE, { body: move })).name).toBe('BAD_INPUT');
  });
});

describe('places of a channel', () => {
  it('are those of a district, or cars that come to a home', async () => {
    const query = { modelId: 'YL01', cityCode: '310100' };
    const ids = async (more: object) =>
      (await shop.server.ask(STORES, { query: { ...query, ...more } })).map(({ storeId }) => storeId);
    expect(await ids({ districtCode: '310112' })).toEqual(['sh-hongqiao']);
    expect(await ids({ districtCode: '310101' })).toEqual([]);
    expect(await ids({ modelId: 'YL09', at: 'home' })).toEqual(['sh-jingan']);
    expect(await ids({ modelId: 'YL09', at: 'home', cityCode: '420100' })).toEqual([]);
    expect((await shop.server.call(STORES, { query: { ...query, districtCode: 'x' } })).name).toBe('BAD_INPUT');
  });

  it('are counted by model in the list of a template', async () => {
    const template = await shop.server.ask(TEMPLATE, { query: { code: 'winter-road', cityCode: '310100' } });
    expect(template.models.map(({ modelId, label }) => [modelId, label])).toEqual([
      ['YLX', 'hot'],
      ['YL01', null],
      ['YL09', 'new'],
    ]);
    expect(template.models.every(({ stores, priceFromFen }) => stores > 0 && priceFromFen !== null)).toBe(true);
    const nowhere = await shop.server.ask(TEMPLATE, { query: { code: 'winter-road', cityCode: '540100' } });
    expect(nowhere.models.map(({ stores }) => stores)).toEqual([0, 0, 0]);
    expect((await shop.server.call(TEMPLATE, { query: { code: 'gone', cityCode: '310100' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(TEMPLATE, { query: { code: 'winter-road', cityCode: 'x' } })).name).toBe(
      'BAD_INPUT',
    );
  });
});

const caseOf = (code: string) => CASES.find((each) => each.code === code) as Case;
const own = async (person: TestPerson, code: string, changes: Answers = {}) => {
  const { phone: _, code: __, ...answers } = await answersOf(caseOf(code), shop.phone());
  return shop.submit(person, { ...answers, ...changes }, { code });
};

describe('what a person applied for', () => {
  it('is theirs alone, the latest first', async () => {
    const person = await shop.server.login();
    const mine = (who: TestPerson, code: string) => shop.server.ask(MINE, { query: { code }, token: who.token });
    expect(await mine(person, 'lcb')).toEqual({ drive: null });
    const { data } = await own(person, 'lcb');
    expect((await mine(person, 'lcb')).drive?.driveNo).toBe(data.driveNo);
    expect(await mine(person, 'weekend')).toEqual({ drive: null });
    expect(await mine(await shop.server.login(), 'lcb')).toEqual({ drive: null });
    expect((await shop.server.call(MINE, { query: { code: 'lcb' } })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(MINE, { query: { code: 'a b' }, token: person.token })).name).toBe('BAD_INPUT');
  });
});

describe('the number at a partner', () => {
  it('has to be one that the partner gives out, in the words that the page has too', async () => {
    const { settings } = await shop.server.ask(CHANNEL, { query: { code: 'lcb' } });
    const apply = async (phone: string, subChannel: string) =>
      shop.submit(null, await answersOf(caseOf('lcb'), phone), { code: 'lcb', source: { subChannel } });
    const phone = shop.phone();
    for (const wrong of ['LCB-1', 'lcb-20261188', 'LCB-20261188x', '', "'; drop table"]) {
      const answer = await apply(phone, wrong);
      expect([wrong, answer.name, answer.message]).toEqual([wrong, 'BAD_INPUT', settings.number?.wrong]);
      expect(answer.data).toEqual({ fields: ['body.source.subChannel'] });
    }
    expect((await apply(phone, 'LCB-8802619')).data.partnerNo).toBe('LCB-8802619');
    const { data } = await shop.submit(null, await answersOf(caseOf('lcb'), shop.phone()), { code: 'lcb' });
    expect(data.partnerNo).toBeNull();
  });
});

describe('a gift', () => {
  it('goes to the card bag of an account at once, and back to the stock with a cancellation', async () => {
    const gifts = async () => {
      // The reply of a channel is kept for seconds.
      shop.server.clock.advance(6000);
      return (await shop.server.ask(CHANNEL, { query: { code: 'weekend' } })).gifts?.left ?? 0;
    };
    const person = await shop.server.login();
    const first = (await own(person, 'season-one')).data;
    expect(first.giftState).toBe('given');
    await shop.server.ask(CANCEL, { body: { key: first.key } });
    const count = async () => (await shop.server.ask(CHANNEL, { query: { code: 'season-one' } })).gifts?.left;
    shop.server.clock.advance(6000);
    const left = await count();
    expect((await own(person, 'season-one')).data.giftState).toBe('given');
    shop.server.clock.advance(6000);
    expect(await count()).toBe(left);
    const { rows: coupons } = await shop.server.database.executeSql(
      `select 1 from coupon_coupons where account_id = '${person.accountId}' and template_id = 'drive-season-cup'`,
    );
    expect(coupons).toHaveLength(1);
    const before = await gifts();
    const { key } = (await own(await shop.server.login(), 'weekend')).data;
    expect(await gifts()).toBe(before - 1);
    expect((await shop.server.ask(CANCEL, { body: { key } })).giftState).toBeNull();
    expect(await gifts()).toBe(before);
  });

  it('is for known plates only, and the drive goes on without it', async () => {
    const stranger = await own(await shop.server.login(), 'china-star', { plate: '京A12345' });
    expect([stranger.name, stranger.data.giftState]).toEqual(['SUCCESS', 'refused']);
    const spaced = await own(await shop.server.login(), 'china-star', { plate: '沪A88K21' });
    expect(spaced.data.giftState).toBe('reserved');
  });
});

describe('the second season', () => {
  it('knows who applied in the first, and takes others with an old car only', async () => {
    const { trade: _, oldBrand, oldSeries, oldYear, oldKm, ...plain } = caseOf('season-two').answers;
    const ask = async (person: TestPerson, answers: Answers) => {
      const slot = await slotOf('season-two', 'sh-jingan_YLX', 40);
      return shop.submit(person, { ...plain, slot, consent: '2026-11', ...answers }, { code: 'season-two' });
    };
    const newcomer = await ask(await shop.server.login(), { trade: 'no', name: '林夏' });
    expect([newcomer.name, newcomer.message]).toEqual(['BAD_INPUT', expect.stringContaining('第一季报名')]);
    expect((await ask(await shop.server.login(), { trade: 'yes', oldBrand, oldSeries, oldYear, oldKm })).message).toBe(
      '请填写姓名',
    );
    const known = await shop.server.login();
    const first = (await own(known, 'season-one')).data;
    const second = await ask(known, { trade: 'no' });
    expect(second.data).toMatchObject({ contact: { name: '林*' }, estimate: null });
    expect((await shop.server.ask(DETAIL, { query: { key: first.key } })).state).toBe('cancelled');
    const done = await shop.server.login();
    const { driveNo } = (await own(done, 'season-one')).data;
    await shop.server.database.executeSql(`update test_drives set state = 'done' where drive_no = '${driveNo}'`);
    expect((await ask(done, { trade: 'no' })).message).toBe('您已完成试驾，感谢您的体验');
  });

  it('says what an old car may be worth', async () => {
    const query = { seriesId: 'audi-a4l', year: 2021, mileageKm: 46_000 };
    const range = await shop.server.ask(ESTIMATE, { query });
    expect(range.lowFen).toBeGreaterThan(0);
    expect(range.highFen).toBeGreaterThan(range.lowFen);
    expect((await own(await shop.server.login(), 'season-two')).data.estimate).toEqual(range);
    expect((await shop.server.call(ESTIMATE, { query: { ...query, seriesId: 'none' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(ESTIMATE, { query: { ...query, year: 3 } })).name).toBe('BAD_INPUT');
  });
});

describe('a channel in the browser', () => {
  it('asks visitors for a captcha, and takes a day that is no slot', async () => {
    const phone = shop.phone();
    const day = new Date(shop.server.clock.now() + 80 * HOUR_MS).toISOString().slice(0, 10);
    const answers = {
      ...SHANGHAI,
      model: 'YL01',
      store: 'sh-jingan_YL01',
      wish: day,
      name: '林夏',
      phone,
      code: await shop.code(phone),
      consent: '2026-11',
    };
    const body = { code: 'lcb-web', version: 1, answers };
    expect((await shop.server.call(SUBMIT, { body })).name).toBe('CAPTCHA_REQUIRED');
    const { ticket: captcha } = await giveTicket(shop.server.ctx(), 'sms');
    const sent = await shop.server.call(SUBMIT, { body, headers: { [headers.captcha]: captcha } });
    expect(sent.data).toMatchObject({ startsAt: null, store: { storeId: 'sh-jingan' } });
  });
});
