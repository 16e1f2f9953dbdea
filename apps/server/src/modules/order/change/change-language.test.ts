import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../order.tables';
import { type ChangeShop, createChangeShop, type Person } from './change.fixture';
import { orderChanges } from './change.tables';

const SHEET = 'GET /api/mporder/v1/order/sheet' as const;
const PROTOCOL = 'GET /api/mporder/v1/order/year/protocol' as const;
const MARK = /[\uFDD0\uFDD1]/;

let shop: ChangeShop;
beforeAll(async () => {
  shop = await createChangeShop();
});
afterAll(() => shop.close());

const headersOf = (language: string) => ({ 'accept-language': language });

async function changesIn(language: string, { token }: Person, orderNo: string) {
  const { changes } = await shop.server.ask(SHEET, { token, query: { orderNo }, headers: headersOf(language) });
  return changes;
}

describe('the changes of an order', () => {
  it('are told in the language asked for, and kept in Chinese', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    const target = await shop.configuration('YL01-max');
    const { data } = await shop.change(person, orderNo, target);
    expect(data.change.title).toBe('版本已切换');
    const [chinese] = await changesIn('zh-CN', person, orderNo);
    const [said] = await changesIn('en', person, orderNo);
    expect(chinese).toMatchObject({ title: '版本已切换' });
    expect(chinese?.items[0]).toMatchObject({ label: '车型版本', after: expect.stringMatching(/ 20\d\d 款 /) });
    expect(said).toMatchObject({ title: 'Version changed' });
    expect(said?.items[0]).toMatchObject({ label: 'Model and version', after: expect.not.stringMatching('款') });
    const { db } = shop.server.ctx();
    const rows = await db.select().from(orderChanges).where(eq(orderChanges.orderNo, orderNo));
    expect(rows[0]).toMatchObject({ title: '版本已切换', items: chinese?.items, released: chinese?.released });
    await db.update(orderChanges).set({ texts: null }).where(eq(orderChanges.orderNo, orderNo));
    expect(await changesIn('en', person, orderNo)).toEqual([chinese]);
  });

  it('stand in the timeline with their difference in price', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    await shop.change(person, orderNo, await shop.configuration('YL01-pro', { 'paint-mist': 'paint-pine' }));
    const noteIn = async (language: string) => {
      const key = 'GET /api/mporder/v1/order/detail' as const;
      const asked = { token: person.token, query: { orderNo }, headers: headersOf(language) };
      return (await shop.server.ask(key, asked)).timeline[0];
    };
    expect(await noteIn('zh-CN')).toMatchObject({
      title: '配置已变更',
      note: expect.stringMatching(/，差价 \+¥6,000$/),
    });
    expect(await noteIn('en')).toMatchObject({
      title: 'Configuration changed',
      note: expect.stringMatching(/; price difference \+¥6,000$/),
    });
  });
});

describe('a year change that waits for its signature', () => {
  it('is told in the language asked for also when it is no longer calculated, and kept in Chinese', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    await shop.openYear();
    expect((await shop.hold(person, orderNo, { way: 'mapped' })).name).toBe('SUCCESS');
    const { db } = shop.server.ctx();
    const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(JSON.stringify(row?.yearPending)).not.toMatch(MARK);
    shop.server.clock.advance(5 * 86_400_000);
    const rowIn = async (language: string) => {
      const asked = { token: person.token, query: { orderNo }, headers: headersOf(language) };
      return (await shop.server.ask(PROTOCOL, asked)).preview?.rows[0]?.group;
    };
    expect([await rowIn('zh-CN'), await rowIn('en')]).toEqual(['车型版本', 'Model and version']);
  });
});
