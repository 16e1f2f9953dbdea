import type { SignedClient } from './signed-client';

/** What the tests read of a stock car. */
export interface StockCar {
  stockCarId: string;
  state: string;
  priceFen: number;
  photoCount: number;
  vinTail: string;
}

/** A stock car as the caller sees it. */
export const stockCarOf = (client: SignedClient, stockCarId: string): Promise<StockCar> =>
  client.must<StockCar>('GET /api/mporder/v1/stock/car', { query: { stockCarId } });

/** Free cars that were photographed, the cheapest first. */
export async function freeCars(client: SignedClient, filter: Record<string, string> = {}): Promise<StockCar[]> {
  const query = { kind: 'new', sort: 'price', size: '50', ...filter };
  const { items } = await client.must<{ items: StockCar[] }>('GET /api/mporder/v1/stock/cars', { query });
  return items.filter(({ state, photoCount }) => state === 'free' && photoCount > 0);
}

/** Confirms a car in the caller's name, which holds it for them. */
export async function holdCar(client: SignedClient, stockCarId: string): Promise<void> {
  const { version, statements } = await client.must<{ version: string; statements: { statementId: string }[] }>(
    'GET /api/mporder/v1/stock/instruction',
    { query: { stockCarId } },
  );
  const statementIds = statements.map(({ statementId }) => statementId);
  await client.must('POST /api/mporder/v1/stock/confirm', { body: { stockCarId, version, statementIds } });
}

/** The car that the caller holds; one is taken for them when there is none. */
export async function heldCar(client: SignedClient): Promise<string> {
  const { hold } = await client.must<{ hold: { stockCarId: string } | null }>('GET /api/mporder/v1/stock/hold');
  if (hold) return hold.stockCarId;
  const [car] = await freeCars(client, { modelId: 'YL09' });
  if (!car) throw new TypeError('the demo data has no free car left');
  await holdCar(client, car.stockCarId);
  return car.stockCarId;
}
