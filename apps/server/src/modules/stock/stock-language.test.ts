import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../order/order.tables';
import { createYard, type Yard } from './stock.fixture';
import { stockReminders } from './stock.tables';

const CAR = 'GET /api/mporder/v1/stock/car' as const;
const ORDER = 'GET /api/mporder/v1/order/detail' as const;

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
});
afterAll(() => yard.close());

describe('a reminder', () => {
  it('says its filter in the language asked for, is kept in Chinese, and shown as stored without its texts', async () => {
    const { server } = yard;
    const { token } = await server.login();
    const body = { cityCode: '310100', maxPriceFen: 300_000_00 };
    const { reminderId } = await server.ask('POST /api/mporder/v1/stock/reminder', { token, body });
    const titleIn = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await server.ask('GET /api/mporder/v1/stock/reminders', { token, headers })).items[0]?.title;
    };
    expect([await titleIn('zh-CN'), await titleIn('en')]).toEqual([
      '上海市 · ¥300,000 以内',
      '上海市 · up to ¥300,000',
    ]);
    const isIt = eq(stockReminders.id, reminderId);
    const [row] = await server.ctx().db.select().from(stockReminders).where(isIt);
    expect(row?.title).toBe('上海市 · ¥300,000 以内');
    await server.ctx().db.update(stockReminders).set({ texts: null }).where(isIt);
    expect(await titleIn('en')).toBe('上海市 · ¥300,000 以内');
  });
});

describe('the saving on a stock car', () => {
  it('is a line of its price and of its order, in the language asked for, and kept in Chinese', async () => {
    const { server } = yard;
    const { token, ...person } = await server.login();
    const stockCarId = await yard.receive();
    const savingIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { lines } = await server.ask(CAR, { query: { stockCarId }, headers });
      return lines.at(-1)?.name;
    };
    expect([await savingIn('zh-CN'), await savingIn('en')]).toEqual([
      '现车优惠（已含购车补贴）',
      'Stock car saving (subsidy included)',
    ]);
    const { orderNo } = await yard.orderCar({ token, ...person }, stockCarId);
    const headers = { 'accept-language': 'en' };
    const { lines } = await server.ask(ORDER, { token, query: { orderNo }, headers });
    expect(lines.at(-1)?.name).toBe('Stock car saving (subsidy included)');
    expect(lines.at(-1)).not.toHaveProperty('texts');
    const [row] = await server.ctx().db.select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(row?.quote.lines.at(-1)?.name).toBe('现车优惠（已含购车补贴）');
  });
});
