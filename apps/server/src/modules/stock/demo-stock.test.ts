import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { stockCars } from './demo/data';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

const orders = () => server.login({ mobile: '13800000002' });
const CAR = 'GET /api/mporder/v1/stock/car' as const;

describe('demo stock', () => {
  it('has about 120 cars that fill several pages, all of them priced by their lines', async () => {
    expect(stockCars.length).toBeGreaterThan(110);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await server.ask('GET /api/mporder/v1/stock/cars', { query: cursor ? { cursor } : {} });
      seen.push(...page.items.map(({ stockCarId }) => stockCarId));
      cursor = page.nextCursor ?? undefined;
      expect(page.total).toBeGreaterThan(90);
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    for (const stockCarId of seen.slice(0, 30)) {
      const car = await server.ask(CAR, { query: { stockCarId } });
      expect(car.lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(car.priceFen);
      expect(car.listPriceFen - car.priceFen).toBe(car.savingFen);
    }
  });

  it('shows every state of a car', async () => {
    const { token } = await orders();
    const stateOf = async (stockCarId: string) => (await server.ask(CAR, { token, query: { stockCarId } })).state;
    expect(await stateOf('stock-free')).toBe('free');
    expect(await stateOf('stock-mine')).toBe('heldByMe');
    expect(await stateOf('stock-held')).toBe('held');
    expect(await stateOf('stock-sold')).toBe('sold');
    expect(await stateOf('stock-withdrawn')).toBe('withdrawn');
    const bare = await server.ask('GET /api/mporder/v1/stock/photos', { query: { stockCarId: 'stock-bare' } });
    expect(bare.groups).toEqual([]);
    expect(bare.configurationPictures.length).toBeGreaterThan(1);
    const marked = await server.ask('GET /api/mporder/v1/stock/photos', { query: { stockCarId: 'stock-marked' } });
    expect(marked.groups.map(({ kind }) => kind)).toEqual(['exterior', 'interior', 'wheels', 'dashboard', 'marks']);
  });

  it('shows every state of a sale, over more than one page', async () => {
    const page = await server.ask('GET /api/mporder/v1/stock/sale/cars');
    expect(page.items).toHaveLength(10);
    const rest = await server.ask('GET /api/mporder/v1/stock/sale/cars', { query: { cursor: page.nextCursor ?? '' } });
    const all = [...page.items, ...rest.items];
    const phases = (phase: string) => all.filter(({ sale }) => sale?.phase === phase).length;
    expect([phases('running') > 3, phases('notStarted'), phases('over')]).toEqual([true, 2, 1]);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['free', 'held', 'sold']));
    expect(all[0]?.sale?.phase).toBe('running');
    expect(all.at(-1)?.sale?.phase).toBe('over');
  });

  it('has a customer with a hold, orders that can be turned, a matching list, reminders and a viewing', async () => {
    const { token } = await orders();
    expect((await server.ask('GET /api/mporder/v1/stock/hold', { token })).hold?.stockCarId).toBe('stock-mine');
    const conversion = await server.ask('GET /api/mporder/v1/stock/conversion', {
      token,
      query: { stockCarId: 'stock-mine' },
    });
    expect(conversion.orders.map(({ kind, isEligible }) => [kind, isEligible])).toContainEqual(['intention', true]);
    expect(conversion.orders.map(({ kind, isEligible }) => [kind, isEligible])).toContainEqual(['blind', false]);
    expect(conversion.orders[0]?.benefits.some(({ carriesOver }) => !carriesOver)).toBe(true);
    const matching = await server.ask('GET /api/mporder/v1/stock/matching', { token });
    expect(matching.items.map(({ state }) => state)).toEqual(['free', 'free', 'held', 'sold']);
    const reminders = await server.ask('GET /api/mporder/v1/stock/reminders', { token });
    expect(reminders.items.map(({ arrivedCount }) => arrivedCount)).toEqual([0, 2]);
    const viewings = await server.ask('GET /api/mporder/v1/stock/viewings', { token });
    expect(viewings.items).toHaveLength(1);
  });

  it('has stores with quick cars, with all of them taken, with none, and without the offer', async () => {
    const quick = (storeId: string) => server.ask('GET /api/mporder/v1/stock/quick/cars', { query: { storeId } });
    const shanghai = await quick('sh-jingan');
    expect(shanghai.nextCursor).not.toBeNull();
    expect(Math.max(...shanghai.items.map(({ leftCount }) => leftCount))).toBeGreaterThan(1);
    const chongqing = await quick('cq-guanyin');
    expect(chongqing.items.map(({ state }) => state)).toEqual(['held', 'held']);
    expect(chongqing.freeCount).toBe(0);
    const xian = await quick('xa-gaoxin');
    expect([xian.store.isQuickOffered, xian.items.length, xian.nearby.length > 0]).toEqual([true, 0, true]);
    const beijing = await quick('bj-chaoyang');
    expect([beijing.store.isQuickOffered, beijing.items.length]).toEqual([false, 0]);
  });
});
