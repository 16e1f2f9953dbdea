import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';

const LIST = 'GET /api/mpaccount/v1/staff/list' as const;
const ADD = 'POST /api/mpaccount/v1/staff/role/add' as const;
const REMOVE = 'POST /api/mpaccount/v1/staff/role/remove' as const;
const RESET = 'POST /api/mpaccount/v1/staff/factor/reset' as const;
const WAITING = 'GET /api/mporder/v1/staff/orders/waiting' as const;
const reason = '入职';

let shop: Shop;
let administrator: TestPerson;
beforeAll(async () => {
  shop = await createShop();
  administrator = await shop.server.login({ roles: ['administrator'] });
});
afterAll(() => shop.close());

const as = (who: TestPerson, body: unknown) => ({ token: who.token, body });

describe('roles', () => {
  it('are given by phone, open their sections, and end the session of the console when taken away', async () => {
    const { server } = shop;
    const person = await server.login();
    expect((await server.call(WAITING, { token: person.token })).name).toBe('FORBIDDEN');
    const body = { mobile: person.mobile, role: 'finance', reason };
    expect((await server.ask(ADD, as(administrator, body))).roles).toEqual(['finance']);
    await server.ask(WAITING, { token: person.token });
    const token = (await server.consoles.tokenFor(person.token)) ?? '';
    await server.ask(REMOVE, as(administrator, { accountId: person.accountId, role: 'finance', reason }));
    const console = { token, headers: { 'x-volt-platform': 'CONSOLE' } };
    expect((await server.call(WAITING, console)).name).toBe('LOGIN_EXPIRED');
    await server.ask('GET /api/appuser/v1/user/info', { token: person.token });
    const again = await server.call(
      REMOVE,
      as(administrator, { accountId: person.accountId, role: 'finance', reason }),
    );
    expect(again.name).toBe('STATE_CHANGED');
  });

  it('leave the reason of every change in the audit trail', async () => {
    const { server } = shop;
    const auditor = await server.login({ roles: ['auditor'] });
    const { mobile, accountId } = await server.login();
    await server.ask(ADD, as(administrator, { mobile, role: 'finance', reason: '财务部入职' }));
    await server.ask(RESET, as(administrator, { accountId, reason: '更换手机' }));
    await server.ask(REMOVE, as(administrator, { accountId, role: 'finance', reason: '转岗' }));
    expect(
      (await server.call(REMOVE, as(administrator, { accountId, role: 'agent', reason: '没有这个角色' }))).code,
    ).not.toBe('000000');
    const query = { staffId: administrator.accountId };
    const { items } = await server.ask('GET /api/mpaccount/v1/staff/audit', { token: auditor.token, query });
    expect(items.slice(0, 3).map(({ call, reason: why, subject }) => [call, why, subject.accountId])).toEqual([
      [REMOVE, '转岗', accountId],
      [RESET, '更换手机', accountId],
      [ADD, '财务部入职', accountId],
    ]);
  });

  it('of a consultant need a store that is there', async () => {
    const { server } = shop;
    const person = await server.login();
    const body = { mobile: person.mobile, role: 'consultant', reason };
    expect((await server.call(ADD, as(administrator, body))).name).toBe('BAD_INPUT');
    expect((await server.call(ADD, as(administrator, { ...body, storeId: 'nowhere' }))).name).toBe('BAD_INPUT');
    const { stores } = await server.ask('GET /api/mpaccount/v1/staff/stores', { token: administrator.token });
    const given = await server.ask(ADD, as(administrator, { ...body, storeId: stores[0]?.storeId }));
    expect(given.store).toEqual(stores[0]);
  });

  it('cannot be taken from the last administrator, nor given to a phone without an account', async () => {
    const { server } = shop;
    const own = { accountId: administrator.accountId, role: 'administrator', reason };
    expect((await server.call(REMOVE, as(administrator, own))).name).toBe('LAST_ADMINISTRATOR');
    const stranger = { mobile: '13712345678', role: 'finance', reason };
    expect((await server.call(ADD, as(administrator, stranger))).name).toBe('NOT_FOUND');
    expect((await server.call(ADD, as(administrator, { ...stranger, reason: '' }))).name).toBe('BAD_INPUT');
  });

  it('are changed by administrators alone', async () => {
    const { server } = shop;
    const operator = await server.login({ roles: ['operator'] });
    const auditor = await server.login({ roles: ['auditor'] });
    const body = { mobile: operator.mobile, role: 'administrator', reason };
    for (const who of [operator, auditor, await server.login()])
      expect((await server.call(ADD, as(who, body))).name).toBe('FORBIDDEN');
    expect((await server.call(ADD, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(RESET, as(auditor, { accountId: operator.accountId, reason }))).name).toBe('FORBIDDEN');
  });

  it('are listed with their people, to the auditor masked and not by phone', async () => {
    const { server } = shop;
    const auditor = await server.login({ roles: ['auditor'] });
    const person = await server.login({ roles: ['agent'] });
    const query = { mobile: person.mobile };
    const { items } = await server.ask(LIST, { token: administrator.token, query });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ accountId: person.accountId, roles: ['agent'], enrolledAt: null });
    const seen = await server.ask(LIST, { token: auditor.token, query });
    expect(seen.items.length).toBeGreaterThan(1);
    for (const { nickname } of seen.items) expect(nickname).toMatch(/\*\*$/);
    const agents = await server.ask(LIST, { token: administrator.token, query: { role: 'agent' } });
    expect(agents.items.map(({ roles }) => roles.includes('agent'))).not.toContain(false);
  });

  it('stay when a second factor is forgotten, which ends the session of the console', async () => {
    const { server } = shop;
    const person = await server.login({ roles: ['finance'] });
    const token = (await server.consoles.tokenFor(person.token)) ?? '';
    const body = { accountId: person.accountId, reason };
    expect((await server.ask(RESET, as(administrator, body))).roles).toEqual(['finance']);
    const console = { token, headers: { 'x-volt-platform': 'CONSOLE' } };
    expect((await server.call(WAITING, console)).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(RESET, as(administrator, { accountId: 'nobody', reason }))).name).toBe('NOT_FOUND');
  });
});
