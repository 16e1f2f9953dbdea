import type { BodyOf } from '@voltfront/contract';
import { HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const LIST = 'GET /api/mpaccount/v1/addresses';
const ADD = 'POST /api/mpaccount/v1/addresses';
const UPDATE = 'POST /api/mpaccount/v1/addresses/update';
const DEFAULT = 'POST /api/mpaccount/v1/addresses/default';
const DELETE = 'POST /api/mpaccount/v1/addresses/delete';

const home: BodyOf<typeof ADD> = {
  receiver: '林夏',
  mobile: '13800138000',
  cityCode: '330100',
  districtCode: '330106',
  street: '文三路 100 号',
  label: 'home',
  isDefault: false,
};

async function add(changes: Partial<typeof home> = {}, { token } = person) {
  server.clock.advance(HOUR_MS);
  return server.ask(ADD, { token, body: { ...home, ...changes } });
}
/** Streets of the book in order, the default one marked. */
const book = async ({ token } = person) =>
  (await server.ask(LIST, { token })).items.map(({ street, isDefault }) => (isDefault ? `${street}*` : street));

describe('the book of addresses', () => {
  beforeAll(async () => {
    person = await server.login();
  });

  it('makes the first address the default, and names its area from the list', async () => {
    const added = await add();
    expect(added).toEqual({
      addressId: added.addressId,
      receiver: '林夏',
      maskedMobile: '138****8000',
      provinceName: '浙江省',
      cityCode: '330100',
      cityName: '杭州市',
      districtCode: '330106',
      districtName: '西湖区',
      street: '文三路 100 号',
      label: 'home',
      isDefault: true,
    });
    const detail = await server.ask('GET /api/mpaccount/v1/addresses/detail', {
      token: person.token,
      query: { addressId: added.addressId },
    });
    expect(detail).toEqual({ ...added, mobile: '13800138000' });
  });

  it('shows the default first, then the newest, and has one default', async () => {
    await add({ street: '古墩路 1 号' });
    await add({ street: '莫干山路 1 号', isDefault: true });
    expect(await book()).toEqual(['莫干山路 1 号*', '古墩路 1 号', '文三路 100 号']);
  });

  it('keeps a default when it is changed or another one is chosen', async () => {
    const { items } = await server.ask(LIST, { token: person.token });
    const [first, second] = items;
    if (!first || !second) throw new Error('two addresses expected');
    const { token } = person;
    await server.ask(UPDATE, { token, body: { ...home, addressId: first.addressId, street: '莫干山路 2 号' } });
    expect(await book()).toEqual(['莫干山路 2 号*', '古墩路 1 号', '文三路 100 号']);
    await server.ask(DEFAULT, { token, body: { addressId: second.addressId } });
    await server.ask(DEFAULT, { token, body: { addressId: second.addressId } });
    expect(await book()).toEqual(['古墩路 1 号*', '莫干山路 2 号', '文三路 100 号']);
    await server.ask(UPDATE, { token, body: { ...home, addressId: first.addressId, isDefault: true } });
    expect((await book())[0]).toBe('文三路 100 号*');
  });

  it('makes the newest the default after the default was deleted, and is empty after the last', async () => {
    const { token } = await server.login();
    const own = { token } as TestPerson;
    for (const street of ['第一大街 1 号', '第二大街 1 号', '第三大街 1 号']) await add({ street }, own);
    const remove = async (street: string) => {
      const { items } = await server.ask(LIST, { token });
      const addressId = items.find((item) => item.street === street)?.addressId ?? '';
      await server.ask(DELETE, { token, body: { addressId } });
    };
    await remove('第一大街 1 号');
    expect(await book(own)).toEqual(['第三大街 1 号*', '第二大街 1 号']);
    await remove('第二大街 1 号');
    expect(await book(own)).toEqual(['第三大街 1 号*']);
    await remove('第三大街 1 号');
    expect(await book(own)).toEqual([]);
  });

  it('holds twenty, and has room again after one is deleted', async () => {
    const { token } = await server.login();
    const own = { token } as TestPerson;
    for (let n = 1; n <= 20; n += 1) await add({ street: `第 ${n} 大街 1 号` }, own);
    const refused = await server.call(ADD, { token, body: home });
    expect([refused.name, refused.message]).toEqual(['ADDRESS_LIMIT', '最多可保存20个收货地址，请先删除不用的']);
    const { items } = await server.ask(LIST, { token });
    expect(items).toHaveLength(20);
    await server.ask(DELETE, { token, body: { addressId: items[3]?.addressId } });
    expect((await server.call(ADD, { token, body: home })).name).toBe('SUCCESS');
  });
});

describe('refused', () => {
  it('somebody else’s address can be neither read nor changed', async () => {
    const owner = await server.login();
    const { addressId } = await add({}, owner);
    const { token } = await server.login();
    const names = [
      await server.call('GET /api/mpaccount/v1/addresses/detail', { token, query: { addressId } }),
      await server.call(UPDATE, { token, body: { ...home, addressId } }),
      await server.call(DEFAULT, { token, body: { addressId } }),
      await server.call(DELETE, { token, body: { addressId } }),
    ].map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 4 }, () => 'NOT_FOUND'));
    expect(await book({ token } as TestPerson)).toEqual([]);
    expect(await book(owner)).toEqual(['文三路 100 号*']);
  });

  it.each([
    ['a receiver of one character', { receiver: '林' }],
    ['a receiver of 21 characters', { receiver: '林'.repeat(21) }],
    ['a phone of ten digits', { mobile: '1380013800' }],
    ['a street of four characters', { street: '文三路 ' }],
    ['a street of 101 characters', { street: '路'.repeat(101) }],
    ['a district of another city', { districtCode: '310101' }],
    ['a city without its district', { districtCode: null }],
    ['a city that is none', { cityCode: '990100', districtCode: null }],
    ['a label that is none', { label: 'moon' }],
  ])('%s', async (_what, changes) => {
    const { token } = await server.login();
    expect((await server.call(ADD, { token, body: { ...home, ...changes } })).name).toBe('BAD_INPUT');
  });

  it('says that the area is unknown', async () => {
    const { token } = await server.login();
    const body = { ...home, cityCode: '990100', districtCode: null };
    expect((await server.call(ADD, { token, body })).message).toBe('所选地区不存在，请重新选择');
  });
});

it('cities without districts are taken', async () => {
  const { token } = await server.login();
  const added = await add({ cityCode: '441900', districtCode: null }, { token } as TestPerson);
  expect([added.provinceName, added.cityName, added.districtName]).toEqual(['广东省', '东莞市', '']);
});
