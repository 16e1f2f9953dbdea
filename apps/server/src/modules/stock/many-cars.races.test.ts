import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sent, statementsOf } from '../../testing/count-statements';
import { createYard, type Yard } from './stock.fixture';

const CARS = 'GET /api/mporder/v1/stock/cars' as const;
const COPIES = 1000;
const PART = 100;
/** Most cars that PostgreSQL may read for one page of ten. */
const MOST_READ = 700;

let yard: Yard;
let storeIds: string[];
beforeAll(async () => {
  yard = await createYard();
  const { rows } = await yard.server.database.executeSql('select store_id from stores order by store_id limit 4');
  storeIds = rows.map(({ store_id }) => String(store_id));
  for (const storeId of storeIds) {
    for (const kind of ['new', 'display', 'new'] as const) await yard.receive({ storeId, kind });
  }
  // In batches, each well below the statement timeout.
  for (let from = 2; from <= COPIES; from += PART) {
    await yard.server.database.executeSql(
      `insert into stock_cars select copy.* from stock_cars as seed
      cross join generate_series($1::int, $2::int) as n
      cross join lateral jsonb_populate_record(null::stock_cars, to_jsonb(seed) || jsonb_build_object(
        'stock_car_id', seed.stock_car_id || '-' || n, 'vin', md5(seed.vin || n), 'ready_in_days', 1 + n % 30,
        'price_fen', seed.price_fen - (n % 500) * 1000, 'fingerprint', md5(seed.fingerprint || n % 20))) as copy
      where seed.stock_car_id not like 'test-%-%'`,
      [from, Math.min(from + PART - 1, COPIES)],
    );
  }
  await yard.server.database.executeSql('analyze stock_cars');
}, 300_000);
afterAll(() => yard.close());

type Query = Record<string, string | number>;
const ask = (query: Query) => yard.server.ask(CARS, { query });

async function everyId(query: Query): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ ...query, size: 50, ...(cursor ? { cursor } : {}) });
    ids.push(...page.items.map(({ stockCarId }) => stockCarId));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Cars that a query plan read, including those it filtered out. */
function carsRead(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + carsRead(part), 0);
  if (plan['Relation Name'] !== 'stock_cars') return below;
  return below + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
}

async function explained({ text, values }: Sent): Promise<number> {
  const { rows } = await yard.server.database.executeSql(`explain (analyze, buffers, format json) ${text}`, values);
  const [explanation] = rows.map((row) => row['QUERY PLAN'] as [{ Plan: Plan }]);
  if (!explanation) throw new TypeError('nothing was explained');
  return carsRead(explanation[0].Plan);
}

it('pages through 12,000 cars and shows each exactly once', async () => {
  const ids = await everyId({});
  expect(ids).toHaveLength(storeIds.length * 3 * COPIES);
  expect(new Set(ids).size).toBe(ids.length);
}, 300_000);

it.each(['distance', 'price', 'priceDesc', 'days', 'match'])(
  'shows each car once in the order %s with a filter',
  async (sort) => {
    const query = { sort, storeId: storeIds[0] ?? '', kind: 'display', c: 'YL01.YL01-pro.paint-mist' };
    const ids = await everyId(query);
    expect(ids).toHaveLength(COPIES);
    expect(new Set(ids).size).toBe(COPIES);
  },
  300_000,
);

it.each(['distance', 'price', 'priceDesc', 'days', 'match'])(
  'reads few cars for a page in the order %s',
  async (sort) => {
    const first = await ask({ sort, kind: 'new', c: 'YL01.YL01-pro.paint-mist' });
    const second = { sort, kind: 'new', c: 'YL01.YL01-pro.paint-mist', cursor: first.nextCursor ?? '' };
    const sent = (await statementsOf(() => ask(second))).filter(({ text }) => text.includes('"stock_cars"'));
    // The groups were counted for the first page, so only one statement remains.
    expect(sent.map(({ text }) => text)).toHaveLength(1);
    const [page] = sent;
    if (!page) throw new TypeError('nothing was sent');
    expect(await explained(page)).toBeLessThan(MOST_READ);
  },
  120_000,
);
