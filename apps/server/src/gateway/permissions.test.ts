import {
  type EndpointKey,
  endpointOf,
  endpoints,
  type GrantedRole,
  grantedRoles,
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
  const enter = (person: Person, permission: Permission) => {
    const roles = person === 'visitor' ? [] : [person];
    const actor = { accountId: 'a', sessionId: 's', roles };
    const find = async () => ({ state: 'live' as const, platform: 'WEB_MOBILE' as const, actor });
    return authenticate(person === 'visitor' ? {} : HEADERS, permission, 'WEB_MOBILE', find);
  };
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
});

describe('the table', () => {
  it('shows each role the sections that are its own, and the auditor all of them masked', () => {
    const menu = (role: GrantedRole) => menuOf(ofRoles(role)).map(({ section, scopes }) => `${section} ${scopes}`);
    expect(Object.fromEntries(grantedRoles.map((role) => [role, menu(role)]))).toEqual({
      employee: [],
      partner: [],
      agent: ['chats all'],
      consultant: ['drives ownStore', 'handovers ownStore', 'leads ownStore'],
      finance: ['refunds all', 'payments all', 'invoices all'],
      operator: ['content all', 'catalogue all', 'campaigns all', 'approvals all'],
      auditor: Object.keys(sections).map((section) => `${section} masked`),
      administrator: ['staff all', 'roles all'],
    });
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
    const [chats, , , leads] = menuOf(ofRoles('agent', 'consultant', 'auditor'));
    expect(chats).toEqual({ section: 'chats', scopes: ['all'], mayChange: true });
    expect(leads).toEqual({ section: 'leads', scopes: ['ownStore', 'masked'], mayChange: true });
    expect(may(ofRoles('agent', 'finance'), 'refunds.change')).toBe(true);
    expect(may(ofRoles('agent'), 'refunds.change')).toBe(false);
    expect(may(null, 'customer')).toBe(false);
  });
});
