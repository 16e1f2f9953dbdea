import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';
import { serviceCentres } from '../store/demo';
import { seedServiceCentres } from '../store/demo/seed-service-centres';
import { nearQuery } from '../store/near.repository';
import { openDriveShop } from '../test-drive/test-drive.fixture';
import { seedShowrooms } from './demo';

const LIST = 'GET /api/mporder/v1/store/list' as const;
const DETAIL = 'GET /api/mporder/v1/store/detail' as const;
const PICTURES = 'GET /api/mporder/v1/store/pictures' as const;
const FAVOURITE = 'GET /api/mporder/v1/store/favourite' as const;
const MARK = 'POST /api/mporder/v1/store/favourite' as const;

/** People's Square. */
const HERE = { latitude: 31.2304, longitude: 121.4737 };
const MANY = 5000;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
  await shop.server.database.transaction(async (db) => {
    const ctx = { ...shop.server.ctx(), db };
    await seedServiceCentres(ctx);
    await seedShowrooms(ctx);
  });
  await openDriveShop(shop);
});
afterAll(() => shop.close());

const ids = (rows: readonly { storeId: string }[]) => rows.map(({ storeId }) => storeId);

describe('the list of stores', () => {
  it('shows those of a city, nearest to the position first, with whether they are open', async () => {
    const { items, elsewhere } = await shop.server.ask(LIST, { query: { cityCode: '310100', ...HERE } });
    expect(items.length).toBe(4);
    expect(elsewhere).toEqual([]);
    const distances = items.map(({ distanceM }) => distanceM ?? 0);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(items[0]).toMatchObject({ storeId: 'sh-jingan', cityName: '上海市', kind: 'centre' });
    expect(items.every(({ opening }) => opening.isOpen || opening.opensAt !== null)).toBe(true);
  });

  it('does not show the place that a store left', async () => {
    const moved = serviceCentres.filter(({ movedTo }) => movedTo !== null);
    const { items } = await shop.server.ask(LIST, { query: { ...HERE, size: 50 } });
    expect(ids(items)).not.toContain(moved[0]?.storeId);
  });

  it('goes on by pages without a gap or a repetition, from the nearest to the farthest of the country', async () => {
    const seen: string[] = [];
    let last = 0;
    let cursor: string | undefined;
    do {
      const query = { ...HERE, size: 7, ...(cursor ? { cursor } : {}) };
      const page = await shop.server.ask(LIST, { query });
      for (const { storeId, distanceM } of page.items) {
        expect(distanceM ?? 0).toBeGreaterThanOrEqual(last);
        last = distanceM ?? 0;
        seen.push(storeId);
      }
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(46);
  });

  it('filters by type, service and words of the name or the street', async () => {
    const of = async (query: object) =>
      (await shop.server.ask(LIST, { query: { cityCode: '310100', ...query } })).items;
    expect(ids(await of({ kind: 'service' }))).toEqual(['sh-minhang-service']);
    expect(ids(await of({ service: 'usedCar' }))).toEqual(['sh-pudong']);
    expect(ids(await of({ words: '南京西路' }))).toEqual(['sh-jingan']);
    expect(ids(await of({ words: '虹桥' }))).toEqual(['sh-hongqiao']);
    expect(await of({ words: '%' })).toEqual([]);
  });

  it('names the three nearest where a city has none, and those that fit where none fits', async () => {
    const wuhu = await shop.server.ask(LIST, { query: { cityCode: '340200' } });
    expect(wuhu.items).toEqual([]);
    expect(wuhu.elsewhere.map(({ cityName }) => cityName)).toContain('合肥市');
    expect(wuhu.elsewhere).toHaveLength(3);
    const service = await shop.server.ask(LIST, { query: { cityCode: '340200', kind: 'service' } });
    expect(ids(service.elsewhere)[0]).toBe('hz-xiaoshan-service');
  });

  it('begins in the city of the network address without city and position', async () => {
    const { items } = await shop.server.ask(LIST);
    expect(items.every(({ cityCode }) => cityCode === '330100')).toBe(true);
    expect(items.length).toBeGreaterThan(0);
  });

  it('of orders names service centres for services alone', async () => {
    const of = async (purpose: string) =>
      ids(await shop.server.ask('GET /api/mporder/v1/order/stores', { query: { cityCode: '310100', purpose } }));
    expect(await of('delivery')).not.toContain('sh-minhang-service');
    expect(await of('service')).toContain('sh-minhang-service');
  });

  it('refuses bad input', async () => {
    for (const query of [{ latitude: 91 }, { kind: 'bank' }, { service: 'x' }, { words: 'x'.repeat(31) }])
      expect((await shop.server.call(LIST, { query: { cityCode: '310100', ...query } })).name).toBe('BAD_INPUT');
  });
});

describe('a page and a gallery', () => {
  it('show what a store has', async () => {
    const page = await shop.server.ask(DETAIL, { query: { storeId: 'sh-jingan' } });
    expect(page).toMatchObject({ kind: 'centre', movedTo: null, chargers: { maxKw: 480 } });
    expect(page.onShow.map(({ modelId }) => modelId)).toEqual(expect.arrayContaining(['YL01', 'CS1E']));
    expect(page.toDrive.length).toBeGreaterThan(0);
    expect(page.head[0]).toBe(page.picture);
    expect(page.people.length).toBe(2);
    expect(page.closures.some(({ reason }) => reason === '年度盘点')).toBe(true);
    for (const { group, count } of page.gallery) {
      const { items } = await shop.server.ask(PICTURES, { query: { storeId: 'sh-jingan', group, size: 50 } });
      expect(items).toHaveLength(count);
    }
  });

  it('say that a store is closed for works, with the dates, and where one moved', async () => {
    const closed = await shop.server.ask(DETAIL, { query: { storeId: 'wx-binhu' } });
    expect(closed.opening).toMatchObject({ isOpen: false, closure: { reason: '商场电力检修' } });
    const moved = await shop.server.ask(DETAIL, { query: { storeId: 'sh-xuhui' } });
    expect(moved.movedTo).toMatchObject({ storeId: 'sh-jingan' });
  });

  it('do not exist for an unknown store', async () => {
    expect((await shop.server.call(DETAIL, { query: { storeId: 'nowhere' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.ask(PICTURES, { query: { storeId: 'nowhere', group: 'hall' } })).items).toEqual([]);
    expect((await shop.server.call(PICTURES, { query: { storeId: 'sh-jingan', group: 'cellar' } })).name).toBe(
      'BAD_INPUT',
    );
  });

  it('repeat no picture within a city', async () => {
    const { rows } = await shop.server.database.executeSql(
      `select s.city_code, p.picture from store_pictures p join stores s using (store_id)
        group by s.city_code, p.picture having count(*) > 1`,
      [],
    );
    expect(rows).toEqual([]);
  });
});

describe('favourites', () => {
  it('are kept for the person who marked them', async () => {
    const [one, other] = [await shop.server.login(), await shop.server.login()];
    const query = { storeId: 'sh-jingan' };
    const body = { ...query, isFavourite: true };
    for (let i = 0; i < 2; i += 1) await shop.server.ask(MARK, { token: one.token, body });
    expect(await shop.server.ask(FAVOURITE, { token: one.token, query })).toEqual({ isFavourite: true });
    expect(await shop.server.ask(FAVOURITE, { token: other.token, query })).toEqual({ isFavourite: false });
    await shop.server.ask(MARK, { token: one.token, body: { ...body, isFavourite: false } });
    expect(await shop.server.ask(FAVOURITE, { token: one.token, query })).toEqual({ isFavourite: false });
  });

  it('need a login and a store, and are limited', async () => {
    const body = { storeId: 'sh-jingan', isFavourite: true };
    expect((await shop.server.call(MARK, { body })).name).toBe('LOGIN_EXPIRED');
    const person = await shop.server.login();
    const unknown = { token: person.token, body: { storeId: 'nowhere', isFavourite: true } };
    expect((await shop.server.call(MARK, unknown)).name).toBe('NOT_FOUND');
    await shop.server.database.executeSql(
      "insert into store_favourites select $1, 'other-' || n, now() from generate_series(1, 100) n",
      [person.accountId],
    );
    expect((await shop.server.call(MARK, { token: person.token, body })).name).toBe('LIMIT_REACHED');
  });
});

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Rows of stores that a plan read, those that it threw away included. */
function storesRead(plan: Plan): number {
  const own =
    plan['Relation Name'] === 'stores'
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + storesRead(part), own);
}

describe('among 5,000 stores', () => {
  beforeAll(async () => {
    await shop.server.database.executeSql(
      `insert into stores (store_id, city_code, name, kind, address, phone, hours, picture, services, latitude, longitude)
       select 'many-' || n, '620100', '门店 ' || n, 'space', '大街 ' || n, '400', '10:00-21:30', '/assets/stores/front-01.webp',
         '["试驾"]', 22 + (n % 100) * 0.2, 98 + (n / 100) * 0.5 from generate_series(1, ${MANY}) n`,
      [],
    );
    await shop.server.database.executeSql('analyze stores', []);
  });

  async function read(point: { latitude: number; longitude: number }, filter: Parameters<typeof nearQuery>[2]) {
    const { sql, params } = nearQuery(shop.server.database.db, point, filter).toSQL();
    const { rows } = await shop.server.database.executeSql(`explain (analyze, format json) ${sql}`, params);
    const answer = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
    return storesRead(answer[0].Plan);
  }

  it('a page of the nearest reads few of them', async () => {
    expect(await read(HERE, { limit: 11 })).toBeLessThan(200);
    expect(await read({ latitude: 30, longitude: 105 }, { limit: 11 })).toBeLessThan(200);
    expect(await read(HERE, { limit: 11, after: { key: 90_000, id: 'x' } })).toBeLessThan(MANY / 5);
    expect(await read(HERE, { limit: 11, withinM: 20_000 })).toBeLessThan(200);
  });

  it('those of a city are found by its index', async () => {
    expect(await read(HERE, { limit: 11, cityCode: '310100' })).toBeLessThan(20);
  });

  it('the list needs as many statements for a long page as for a short one', async () => {
    const ask = (size: number) =>
      countStatements(shop.server.database, () => shop.server.ask(LIST, { query: { ...HERE, size } }));
    await ask(1);
    const [short, long] = [await ask(1), await ask(50)];
    expect(long.result.items.length).toBe(50);
    expect(long.statements.length).toBe(short.statements.length);
  });
});
