import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { address } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, address] });
});
afterAll(() => server.close());

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

const body = (i: number, isDefault = false) => ({
  receiver: '林夏',
  mobile: '13800138000',
  cityCode: '330100',
  districtCode: '330106',
  street: `文三路 ${i} 号`,
  label: null,
  isDefault,
});

const list = async (token: string) => (await server.ask('GET /api/mpaccount/v1/addresses', { token })).items;
const defaults = async (token: string) => (await list(token)).filter(({ isDefault }) => isDefault).length;

describe('callers at once', () => {
  it('keep no more than twenty addresses, one of them the default', async () => {
    const { token } = await server.login();
    const names = (
      await times(40, (i) => server.call('POST /api/mpaccount/v1/addresses', { token, body: body(i, i % 2 === 0) }))
    ).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(20);
    expect(names.filter((name) => name === 'ADDRESS_LIMIT')).toHaveLength(20);
    expect([(await list(token)).length, await defaults(token)]).toEqual([20, 1]);
  });

  it('choose, change and delete defaults, and there is one default all the time', async () => {
    const { token } = await server.login();
    for (let i = 0; i < 12; i += 1) await server.ask('POST /api/mpaccount/v1/addresses', { token, body: body(i) });
    const ids = (await list(token)).map(({ addressId }) => addressId);
    const change = async (i: number) => {
      const addressId = ids[i % 12] ?? '';
      const removed = { token, body: { addressId: ids[(i % 9) + 1] ?? '' } };
      if (i % 3 === 0) return server.call('POST /api/mpaccount/v1/addresses/default', { token, body: { addressId } });
      if (i % 3 === 2) return server.call('POST /api/mpaccount/v1/addresses/delete', removed);
      return server.call('POST /api/mpaccount/v1/addresses/update', { token, body: { ...body(i, true), addressId } });
    };
    const names = await times(36, async (i) => (await change(i)).name);
    expect(names.filter((name) => name !== 'SUCCESS' && name !== 'NOT_FOUND')).toEqual([]);
    expect(await defaults(token)).toBe(1);
  });
});
