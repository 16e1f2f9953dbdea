import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { accounts } from '../account/account.tables';
import { Shop } from './order.fixture';
import { STATE_TITLES } from './order.states';
import { orders } from './order.tables';
import type { OrderState } from './order.types';

const INFO = 'GET /api/appuser/v1/user/info' as const;
const BUBBLE = 'GET /api/mpmkt/v1/community/welfareBubble' as const;
/** Longer than the session cache keeps a session and its roles. */
const FORGET_MS = 6000;

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
  shop = new Shop(server);
});
afterAll(() => server.close());

const rolesOf = async ({ token }: Pick<TestPerson, 'token'>) => (await server.ask(INFO, { token })).roles;

async function move(orderNo: string, state: OrderState) {
  await server.database.db.update(orders).set({ state, dueFen: 0 }).where(eq(orders.orderNo, orderNo));
  server.clock.advance(FORGET_MS);
}

describe('an owner', () => {
  it('is who has a delivered order, and in no other state of it', async () => {
    const person = await server.login();
    const { orderNo } = await shop.order(person);
    const states = Object.keys(STATE_TITLES) as OrderState[];
    const owning: OrderState[] = [];
    for (const state of states) {
      await move(orderNo, state);
      if ((await rolesOf(person)).includes('owner')) owning.push(state);
    }
    expect(owning).toEqual(['delivered']);
    expect(states.length).toBeGreaterThan(10);
  });

  it('is one to every part of the shop, until the order leaves that state', async () => {
    const person = await server.login();
    const { orderNo } = await shop.order(person);
    const feed = await server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab: 'newest', size: 50 } });
    const articleId = feed.items.find((item) => item.kind === 'article')?.cardId;
    const comment = async () => {
      const call = { token: person.token, body: { articleId, text: '周末去露营' } };
      return (await server.ask('POST /api/mpmkt/v1/community/comment', call)).comment.author.isOwner;
    };
    const isWelcomed = async () => (await server.ask(BUBBLE, { token: person.token })).bubble !== null;
    await move(orderNo, 'cancelled');
    expect([await comment(), await isWelcomed()]).toEqual([false, true]);
    await move(orderNo, 'delivered');
    expect([await comment(), await isWelcomed()]).toEqual([true, false]);
    await move(orderNo, 'refunded');
    expect([await comment(), await isWelcomed()]).toEqual([false, true]);
  });

  it('is nobody by somebody else’s car', async () => {
    const [anna, ben] = [await server.login(), await server.login()];
    await move((await shop.order(anna)).orderNo, 'delivered');
    expect([await rolesOf(anna), await rolesOf(ben)]).toEqual([['customer', 'owner'], ['customer']]);
  });

  it('is nobody because an account says so', async () => {
    const person = await server.login({ roles: ['agent'] });
    const roles = sql`'["customer", "owner", "agent", "emperor"]'::jsonb`;
    await server.database.db.update(accounts).set({ roles }).where(eq(accounts.id, person.accountId));
    server.clock.advance(FORGET_MS);
    expect(await rolesOf(person)).toEqual(['customer', 'agent']);
  });

  it('is who got a car in the demo', async () => {
    expect(await rolesOf(await server.login({ mobile: '13800000003' }))).toContain('owner');
    expect(await rolesOf(await server.login({ mobile: '13800000001' }))).not.toContain('owner');
  });
});
