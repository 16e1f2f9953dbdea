import type { BodyInputOf, ReplyOf } from '@voltfront/contract';
import type { TestServer } from '../../testing';
import { createShop, Shop } from '../order/order.fixture';
import { statements } from './demo/data';
import { stockSeed } from './demo/stock-seed';
import { type ArrivingCar, receiveCar } from './receive-car';
import { seedStock } from './seed-stock';

type Person = Awaited<ReturnType<TestServer['login']>>;
type Confirm = BodyInputOf<'POST /api/mporder/v1/stock/confirm'>;

const DAY_MS = 86_400_000;

/** Product codes of a valid configuration. */
export const CODES = ['battery-standard', 'paint-mist', 'wheel-aero', 'interior-black'];

/** A test shop with a stock, initially without cars and people. */
export class Yard extends Shop {
  private made = 0;

  /** Takes a new car into stock, with defaults for everything not given. */
  async receive(changes: Partial<ArrivingCar> = {}): Promise<string> {
    this.made += 1;
    const now = this.server.clock.now();
    const car: ArrivingCar = {
      stockCarId: `test-${this.made}`,
      vin: `LZ0EV20A0SB${String(100_000 + this.made)}`,
      kind: 'new',
      modelId: 'YL01',
      versionId: 'YL01-pro',
      productCodes: CODES,
      savingFen: 2_000_000,
      mileageKm: 8,
      producedAt: now - 30 * DAY_MS,
      arrivedAt: now - 5 * DAY_MS,
      warrantyStartsAt: null,
      registration: 'none',
      registrationText: '未上牌',
      storeId: 'sh-jingan',
      readyInDays: 3,
      isQuickPickup: true,
      photoGroups: [],
      marks: [],
      sale: null,
      ...changes,
    };
    await this.server.database.transaction((db) => receiveCar({ ...this.server.ctx(), db }, car));
    return car.stockCarId;
  }

  /** Ids of all statements for a new car of ordinary stock. */
  readonly statementIds = statements
    .filter(({ kinds, scope }) => kinds.includes('new') && scope !== 'sale')
    .map(({ statementId }) => statementId);

  tick(person: Person, stockCarId: string, changes: Partial<Confirm> = {}) {
    const body = { stockCarId, version: '2.1', statementIds: this.statementIds, ...changes };
    return this.server.call('POST /api/mporder/v1/stock/confirm', { token: person.token, body });
  }

  /** Confirms the instruction of a car and holds it. */
  async hold(person: Person, stockCarId: string, changes: Partial<Confirm> = {}) {
    const body = { stockCarId, version: '2.1', statementIds: this.statementIds, ...changes };
    return this.server.ask('POST /api/mporder/v1/stock/confirm', { token: person.token, body });
  }

  /** Holds and orders a car. */
  async orderCar(person: Person, stockCarId: string, fromOrderNo?: string) {
    await this.hold(person, stockCarId);
    return this.order(person, fromOrderNo ? { stockCarId, fromOrderNo } : { stockCarId });
  }

  car(stockCarId: string, person?: Person): Promise<ReplyOf<'GET /api/mporder/v1/stock/car'>> {
    const token = person ? { token: person.token } : {};
    return this.server.ask('GET /api/mporder/v1/stock/car', { ...token, query: { stockCarId } });
  }

  async stateOf(stockCarId: string, person?: Person): Promise<string> {
    return (await this.car(stockCarId, person)).state;
  }
}

/** A server with cities, stores, the catalogue, agreements and the instruction, but without cars and people. */
export async function createYard(): Promise<Yard> {
  const { server } = await createShop();
  const { stores, instructions } = stockSeed(server.clock.now());
  const empty = { cars: [], matching: [], reminders: [], saleReminders: [], viewings: [], fullStoreIds: [] };
  await server.database.transaction((db) => seedStock({ ...server.ctx(), db }, { ...empty, stores, instructions }));
  return new Yard(server);
}
