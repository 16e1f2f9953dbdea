import {
  type EndpointKey,
  endpointOf,
  endpoints,
  type GrantedRole,
  grantedRoles,
  isForConsole,
  may,
  menuOf,
  type Permission,
  type Person,
  people,
  permissions,
  type Role,
  sections,
} from '@voltfront/contract';
import { errorCatalogue } from '@voltfront/contract/errors';
import { type CallerCode, consoleCode } from '@voltfront/contract/headers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../modules/order/order.fixture';
import { orders } from '../modules/order/order.tables';
import type { TestPerson } from '../testing';
import { sendRaw } from '../testing/raw-call';
import { authenticate } from './session';

const keys = Object.keys(endpoints) as EndpointKey[];
const { FORBIDDEN, LOGIN_EXPIRED } = errorCatalogue;

/**
 * Expected response of the gateway's permission check: an error code, or null when the person is
 * admitted.
 */
function refusalFor(person: Person, permission: Permission): string | null {
  if (permissions[permission].includes(person)) return null;
  return person === 'visitor' ? LOGIN_EXPIRED.code : FORBIDDEN.code;
}

describe('every endpoint', () => {
  let shop: Shop;
  const tokens = new Map<Person, TestPerson>();
  beforeAll(async () => {
    shop = await createShop();
    const { server } = shop;
    for (const role of grantedRoles) tokens.set(role, await server.login({ roles: [role] }));
    tokens.set('customer', await server.login());
    const owner = await server.login();
    const { orderNo } = await shop.order(owner);
    await server.database.db.update(orders).set({ state: 'delivered' }).where(eq(orders.orderNo, orderNo));
    tokens.set('owner', owner);
  });
  afterAll(() => shop.close());

  /**
   * The response code to a request without input, so that no use case can fail for a reason of its
   * own.
   */
  async function codeFor(key: EndpointKey, person: Person): Promise<string | undefined> {
    const known = tokens.get(person);
    return (await sendRaw(shop.server, key, known ? { token: known.token } : {})).envelope?.code;
  }

  /** Logs a person in again after an endpoint has ended their session. */
  async function logInAgain(person: Person): Promise<void> {
    const { mobile } = tokens.get(person) as TestPerson;
    tokens.set(person, await shop.server.login({ mobile }));
  }

  it.each(people)('lets in or refuses a person as the table says: %s', async (person) => {
    for (const key of keys) {
      const refusal = refusalFor(person, endpointOf(key).auth);
      let code = await codeFor(key, person);
      if (code === LOGIN_EXPIRED.code && person !== 'visitor') {
        await logInAgain(person);
        code = await codeFor(key, person);
      }
      if (refusal) expect([key, code]).toEqual([key, refusal]);
      else expect([LOGIN_EXPIRED.code, FORBIDDEN.code, undefined], key).not.toContain(code);
    }
  });
});

const ofRoles = (...roles: GrantedRole[]): { roles: Role[] } => ({ roles: ['customer', ...roles] });

describe('the gateway', () => {
  const HEADERS = { authorization: `Bearer ${'z'.repeat(43)}` };
  const PASSED: { hasSecondFactor: boolean; platform?: CallerCode } = { hasSecondFactor: true };
  const enter = (person: Person, permission: Permission, session = PASSED) => {
    const roles = person === 'visitor' ? [] : [person];
    const actor = { accountId: 'a', sessionId: 's', roles };
    const platform: CallerCode = isForConsole(permission) ? consoleCode : 'WEB_MOBILE';
    const find = async () => ({ state: 'live' as const, platform, actor, ...session });
    return authenticate(person === 'visitor' ? {} : HEADERS, permission, session.platform ?? platform, find);
  };
  const outcome = (entered: Promise<unknown>) =>
    entered.then(
      () => null,
      (error) => error.rowName,
    );
  const rows = Object.keys(permissions) as Permission[];

  it.each(rows)('asks the table alone for %s', async (permission) => {
    for (const person of people) {
      const entered = enter(person, permission).then(
        () => null,
        (error) => errorCatalogue[error.rowName as keyof typeof errorCatalogue].code,
      );
      expect([person, await entered]).toEqual([person, refusalFor(person, permission)]);
    }
  });

  it('opens sections of the console to its own sessions after the second factor alone', async () => {
    for (const permission of rows.filter((row) => isForConsole(row) && row !== 'enterConsole')) {
      const person = permissions[permission][0];
      if (!person) continue;
      const refused = 'SECOND_FACTOR_REQUIRED';
      expect(await outcome(enter(person, permission, { hasSecondFactor: false }))).toBe(refused);
      expect(await outcome(enter(person, permission, { hasSecondFactor: true, platform: 'APP' }))).toBe(refused);
    }
  });

  it('lets a session of the console pass the second factor, and make no call of customers', async () => {
    const before = { hasSecondFactor: false, platform: consoleCode } as const;
    expect(await outcome(enter('finance', 'enterConsole', before))).toBeNull();
    expect(await outcome(enter('finance', 'enterConsole', { hasSecondFactor: false, platform: 'APP' }))).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    for (const permission of ['customer', 'optional', 'redeemCoupons'] as const)
      expect(await outcome(enter('consultant', permission, { ...before, hasSecondFactor: true }))).toBe(
        'TOKEN_PLATFORM',
      );
  });
});

describe('the table', () => {
  it('shows each role the sections that are its own, and the auditor all of them masked', () => {
    const menu = (role: GrantedRole) => menuOf(ofRoles(role)).map(({ section, scopes }) => `${section} ${scopes}`);
    expect(Object.fromEntries(grantedRoles.map((role) => [role, menu(role)]))).toEqual({
      employee: [],
      partner: [],
      agent: ['customers all', 'chats all'],
      consultant: [
        'orders ownStore',
        'drives ownStore',
        'handovers ownStore',
        'leads ownStore',
        'care ownStore',
        'stores ownStore',
      ],
      finance: ['orders all', 'refunds all', 'payments all', 'invoices all'],
      operator: [
        'orders all',
        'production all',
        'customers all',
        'care all',
        'stores all',
        'content all',
        'catalogue all',
        'campaigns all',
        'approvals all',
      ],
      auditor: Object.keys(sections).map((section) => `${section} masked`),
      administrator: ['staff all', 'roles all'],
    });
  });

  it('opens the console to whom it shows a section, and to nobody else', () => {
    for (const role of grantedRoles)
      expect([role, may(ofRoles(role), 'enterConsole')]).toEqual([role, menuOf(ofRoles(role)).length > 0]);
  });

  it('shows customers and owners no section', () => {
    expect(menuOf({ roles: ['customer', 'owner'] })).toEqual([]);
  });

  it('lets nobody change what they do not see unmasked, and the auditor nothing', () => {
    for (const role of grantedRoles) {
      const changed = menuOf(ofRoles(role)).filter(({ mayChange }) => mayChange);
      for (const { scopes } of changed) expect(scopes).not.toContain('masked');
      if (role === 'auditor') expect(changed).toEqual([]);
    }
    for (const name of Object.keys(sections) as (keyof typeof sections)[])
      expect(permissions[`${name}.see`]).toEqual(expect.arrayContaining([...permissions[`${name}.change`]]));
  });

  it('adds the roles of one person up', () => {
    const menu = menuOf(ofRoles('agent', 'consultant', 'auditor'));
    const [chats, leads] = ['chats', 'leads'].map((name) => menu.find(({ section }) => section === name));
    expect(chats).toEqual({ section: 'chats', scopes: ['all'], mayChange: true });
    expect(leads).toEqual({ section: 'leads', scopes: ['ownStore', 'masked'], mayChange: true });
    expect(may(ofRoles('agent', 'finance'), 'refunds.change')).toBe(true);
    expect(may(ofRoles('agent'), 'refunds.change')).toBe(false);
    expect(may(null, 'customer')).toBe(false);
  });
});
