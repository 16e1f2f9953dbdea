import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellArrival } from './reminders';
import { createYard, type Yard } from './stock.fixture';

const LIST = 'GET /api/mporder/v1/stock/reminders' as const;
const ADD = 'POST /api/mporder/v1/stock/reminder' as const;
const DROP = 'POST /api/mporder/v1/stock/reminder/delete' as const;
const SALE = 'POST /api/mporder/v1/stock/sale/reminder' as const;
const MINUTE_MS = 60_000;

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
});
afterAll(() => yard.close());

describe('reminders of arrivals', () => {
  it('name their filter and count the cars that came for them', async () => {
    const { token } = await yard.server.login();
    const filter = { modelId: 'YL01', versionId: 'YL01-pro', paint: 'paint-mist', cityCode: '310100' };
    const kept = await yard.server.ask(ADD, { token, body: { ...filter, maxPriceFen: 30_000_000 } });
    expect(kept).toMatchObject({ count: 1, limit: 5 });
    const before = await yard.server.ask(LIST, { token });
    expect(before.items[0]?.title).toMatch(/长续航版 · 雾屿蓝 · 上海市 · ¥300,000 以内$/);
    await yard.receive();
    await yard.receive({ storeId: 'hz-qianjiang' });
    await yard.receive({ productCodes: ['battery-standard', 'paint-pearl', 'wheel-aero', 'interior-black'] });
    await yard.server.runJobs();
    expect((await yard.server.ask(LIST, { token })).items[0]).toMatchObject({ ...filter, arrivedCount: 1 });
  });

  it('tell of a car once, however often its arrival is told', async () => {
    const person = await yard.server.login();
    await yard.server.ask(ADD, { token: person.token, body: { cityCode: '510100' } });
    const stockCarId = await yard.receive({ storeId: 'cd-gaoxin' });
    await yard.server.runJobs();
    await yard.server.database.transaction((db) => tellArrival({ ...yard.server.ctx(), db }, { stockCarId }));
    expect((await yard.server.ask(LIST, { token: person.token })).items[0]?.arrivedCount).toBe(1);
  });

  it('are five at most; the same one twice is one; dropping gives the place back', async () => {
    const { token } = await yard.server.login();
    const ids: string[] = [];
    for (const cityCode of ['310100', '330100', '110100', '440300', '440100'])
      ids.push((await yard.server.ask(ADD, { token, body: { cityCode } })).reminderId);
    expect((await yard.server.ask(ADD, { token, body: { cityCode: '310100' } })).reminderId).toBe(ids[0]);
    expect((await yard.server.call(ADD, { token, body: { cityCode: '510100' } })).name).toBe('LIMIT_REACHED');
    await yard.server.ask(DROP, { token, body: { reminderId: ids[0] ?? '' } });
    expect((await yard.server.ask(ADD, { token, body: {} })).count).toBe(5);
    expect((await yard.server.ask(LIST, { token })).items[0]?.title).toBe('全部现车');
  });

  it('are a person’s own and name what exists', async () => {
    const [anna, ben] = [await yard.server.login(), await yard.server.login()];
    const { reminderId } = await yard.server.ask(ADD, { token: anna.token, body: { modelId: 'YLX' } });
    expect((await yard.server.call(DROP, { token: ben.token, body: { reminderId } })).name).toBe('NOT_FOUND');
    expect((await yard.server.ask(LIST, { token: ben.token })).items).toEqual([]);
    for (const body of [{ modelId: 'X' }, { versionId: 'X' }, { paint: 'X' }, { cityCode: '999999' }])
      expect((await yard.server.call(ADD, { token: ben.token, body })).name).toBe('NOT_FOUND');
    const body = { minPriceFen: 2, maxPriceFen: 1 };
    expect((await yard.server.call(ADD, { token: ben.token, body })).name).toBe('BAD_INPUT');
    expect((await yard.server.call(ADD, { body: {} })).name).toBe('LOGIN_EXPIRED');
    expect((await yard.server.call(LIST)).name).toBe('LOGIN_EXPIRED');
  });
});

describe('reminders of a sale', () => {
  it('can be set until it starts, and are told at its start', async () => {
    const { token } = await yard.server.login();
    const startsAt = yard.server.clock.now() + 5 * MINUTE_MS;
    const stockCarId = await yard.receive({ kind: 'display', sale: { startsAt, endsAt: startsAt + 60 * MINUTE_MS } });
    const list = async () => {
      const { items } = await yard.server.ask('GET /api/mporder/v1/stock/sale/cars', { token });
      return items.find((card) => card.stockCarId === stockCarId)?.sale;
    };
    expect(await yard.server.ask(SALE, { token, body: { stockCarId, isSet: true } })).toEqual({ isSet: true });
    expect(await list()).toMatchObject({ phase: 'notStarted', isReminderSet: true });
    yard.server.clock.set(startsAt);
    await yard.server.runJobs();
    expect(await list()).toMatchObject({ phase: 'running', isReminderSet: true });
    const { rows } = await yard.server.database.executeSql('select told_at from stock_sale_reminders');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ told_at: expect.anything() });
    expect((await yard.server.call(SALE, { token, body: { stockCarId, isSet: true } })).name).toBe('SALE_NOT_RUNNING');
    expect(await yard.server.ask(SALE, { token, body: { stockCarId, isSet: false } })).toEqual({ isSet: false });
    expect((await list())?.isReminderSet).toBe(false);
  });

  it('need a login and a sale', async () => {
    const stockCarId = await yard.receive();
    const body = { stockCarId, isSet: true };
    expect((await yard.server.call(SALE, { body })).name).toBe('LOGIN_EXPIRED');
    const { token } = await yard.server.login();
    expect((await yard.server.call(SALE, { token, body })).name).toBe('SALE_NOT_RUNNING');
    expect((await yard.server.call(SALE, { token, body: { ...body, stockCarId: 'x' } })).name).toBe('NOT_FOUND');
  });
});
