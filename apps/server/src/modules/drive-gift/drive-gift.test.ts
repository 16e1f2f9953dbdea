import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { DriveDesk } from '../test-drive/drive-desk.fixture';
import { createDriveShop, type DriveShop } from '../test-drive/test-drive.fixture';
import { openGifts, STOCK } from './drive-gift.fixture';

const GIFTS = 'GET /api/mpmkt/v1/testDrive/gifts';
const CLAIM = 'POST /api/mpmkt/v1/testDrive/gift/claim';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';
const POINTS = 'GET /api/mpintegral/v1/points';
const COUPONS = 'GET /api/mpintegral/v1/coupons';
const ADD = 'POST /api/mpaccount/v1/addresses';
const DAY_MS = 86_400_000;

let shop: DriveShop;
let desk: DriveDesk;
let nextSlot = 14;
beforeAll(async () => {
  shop = await createDriveShop();
  await openGifts(shop);
  desk = await DriveDesk.open(shop);
});
afterAll(() => shop.server.close());

const gifts = (person?: TestPerson) =>
  shop.server.ask(GIFTS, { query: { code: 'gift' }, ...(person && { token: person.token }) });
const leftOf = async (giftId: string) => (await gifts()).gifts.find((each) => each.giftId === giftId)?.left;
const claim = ({ token }: TestPerson, addressId?: string) =>
  shop.server.call(CLAIM, { token, body: { code: 'gift', ...(addressId && { addressId }) } });

async function book(person: TestPerson | null, gift: string, phone = shop.phone()) {
  nextSlot += 1;
  const changes = { gift, slot: await shop.slot(nextSlot % 60) };
  const answers = person ? await shop.own(changes) : await shop.visitor(phone, changes);
  return shop.submit(person, answers, { code: 'gift' });
}

async function earn(gift: string): Promise<TestPerson> {
  const person = await shop.server.login();
  await desk.drive((await book(person, gift)).data.driveNo);
  return person;
}

const addressOf = async ({ token }: TestPerson, street: string) => {
  const body = { receiver: '林夏', mobile: '13800138000', cityCode: '330100', districtCode: '330106', street };
  return (await shop.server.ask(ADD, { token, body: { ...body, label: 'home', isDefault: false } })).addressId;
};

describe('gifts of a channel', () => {
  it('are shown with their stock to everybody', async () => {
    const shown = await gifts();
    expect(shown.gifts.map(({ kind, left }) => [kind, left])).toEqual([
      ['goods', STOCK],
      ['points', STOCK],
      ['coupon', STOCK],
    ]);
    expect(shown.mine).toBeNull();
    expect((await shop.server.call(GIFTS, { query: { code: 'standard' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(GIFTS, { query: { code: 'a b' } })).name).toBe('BAD_INPUT');
  });

  it('are kept for a drive, one per phone, and free again when it is cancelled', async () => {
    const person = await shop.server.login();
    const { data } = await book(person, 'gift-points');
    expect(await leftOf('gift-points')).toBe(STOCK - 1);
    expect((await gifts(person)).mine).toMatchObject({
      giftId: 'gift-points',
      state: 'reserved',
      driveState: 'submitted',
    });
    const other = { model: 'YLX', store: 'sh-jingan_YLX', slot: await shop.slot(5, 'sh-jingan_YLX'), gift: 'gift-mug' };
    const second = await shop.submit(person, await shop.own(other), { code: 'gift' });
    expect([second.name, second.message]).toEqual(['LIMIT_REACHED', '每个手机号限领 1 份试驾礼']);
    expect(await claim(person)).toMatchObject({ name: 'STATE_CHANGED', message: '完成试驾后可领取' });
    await shop.server.ask(CANCEL, { token: person.token, body: { driveNo: data.driveNo } });
    expect(await leftOf('gift-points')).toBe(STOCK);
    expect((await gifts(person)).mine).toBeNull();
    expect((await claim(person)).name).toBe('NOT_FOUND');
    expect((await shop.submit(person, await shop.own(other), { code: 'gift' })).name).toBe('SUCCESS');
  });

  it('are free again when the drive is not made in 14 days', async () => {
    const phone = shop.phone();
    const { data } = await book(null, 'gift-charging', phone);
    expect(await leftOf('gift-charging')).toBe(STOCK - 1);
    shop.server.clock.set(data.createdAt + 14 * DAY_MS);
    await shop.server.runJobs();
    expect(await leftOf('gift-charging')).toBe(STOCK);
  });

  it('that are gone or unknown cannot be chosen', async () => {
    await shop.server.database.executeSql(`update drive_gifts set taken = total where gift_id = 'gift-charging'`);
    const person = await shop.server.login();
    const before = await book(person, 'gift-charging');
    expect([before.name, before.message]).toEqual(['SOLD_OUT', '该礼品已被领完，请选择其他礼品']);
    expect((await book(person, 'gift-none')).name).toBe('BAD_INPUT');
    await shop.server.database.executeSql(`update drive_gifts set taken = 0 where gift_id = 'gift-charging'`);
    expect((await book(person, 'gift-charging')).name).toBe('SUCCESS');
  });
});

describe('a gift that was earned', () => {
  it('of points arrives at once, once', async () => {
    const person = await earn('gift-points');
    const before = (await shop.server.ask(POINTS, { token: person.token })).balance;
    expect((await gifts(person)).mine).toMatchObject({ state: 'earned', driveState: 'done' });
    expect((await claim(person)).data.mine).toMatchObject({ state: 'claimed' });
    expect((await claim(person)).name).toBe('ALREADY_DONE');
    expect((await shop.server.ask(POINTS, { token: person.token })).balance).toBe(before + 300);
  });

  it('of a coupon lies in the wallet', async () => {
    const person = await earn('gift-charging');
    expect((await claim(person)).name).toBe('SUCCESS');
    const { items } = await shop.server.ask(COUPONS, { token: person.token, query: {} });
    expect(items.map(({ title }) => title)).toEqual(['充电抵扣券']);
  });

  it('of goods asks for an own address, once per household', async () => {
    const person = await earn('gift-mug');
    expect((await claim(person)).name).toBe('BAD_INPUT');
    const stranger = await shop.server.login();
    expect((await claim(person, await addressOf(stranger, '文三路 1 号'))).name).toBe('BAD_INPUT');
    expect((await claim(person, await addressOf(person, '文三路 100 号'))).name).toBe('SUCCESS');
    const neighbour = await earn('gift-mug');
    const refused = await claim(neighbour, await addressOf(neighbour, '文三路100号'));
    expect([refused.name, refused.message]).toEqual(['LIMIT_REACHED', '该收货地址已领取过试驾礼']);
    expect((await claim(neighbour, await addressOf(neighbour, '文三路 102 号'))).name).toBe('SUCCESS');
  });

  it('of a visitor is claimed by the account with their phone', async () => {
    const phone = shop.phone();
    await desk.drive((await book(null, 'gift-points', phone)).data.driveNo);
    const owner = await shop.server.login({ mobile: phone });
    expect((await gifts(owner)).mine).toMatchObject({ state: 'earned' });
    expect((await claim(owner)).data.mine).toMatchObject({ state: 'claimed' });
    expect((await shop.server.call(CLAIM, { body: { code: 'gift' } })).name).toBe('LOGIN_EXPIRED');
  });
});
