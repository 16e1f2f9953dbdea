import type { BodyInputOf } from '@voltfront/contract';
import { headers } from '@voltfront/contract/headers';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Config } from '../../kernel/config';
import { newId } from '../../kernel/ids';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { buyer, seedShop, standard } from '../order/order.fixture';
import { findCampaign } from './campaign.repository';
import { type CampaignInput, defineCampaign } from './define-campaign';
import { listTaken } from './engines/snap-up/snap-up.repository';

const PICTURE = '/assets/covers/scene-city.webp';
const PLACE = 'POST /api/mpmkt/v1/campaign/snapUp/place' as const;
const ORDER = 'POST /api/mpmkt/v1/campaign/snapUp/order' as const;

/** Price of the car in the sale. */
export const FLASH_FEN = 25_000_000;

type OrderInput = Partial<BodyInputOf<typeof ORDER>>;
type Settings = Record<string, unknown>;

/** What a sale of one car differs in. */
export interface SaleChanges extends Omit<Partial<CampaignInput>, 'settings'> {
  stock?: number;
  /** From now to the session's start. */
  startsInMs?: number;
  settings?: Settings;
}

/** A server with cars, cities and agreements, and steps of people in flash sales. */
export class SnapUpDesk {
  private constructor(readonly server: TestServer) {}

  static async open(config: Partial<Config> = {}): Promise<SnapUpDesk> {
    const server = await createTestServer({
      config: {
        // Thousands of buyers on a machine that is busy with other tests.
        databaseConnectTimeoutMs: 2 * MINUTE_MS,
        databaseLockTimeoutMs: 2 * MINUTE_MS,
        databaseStatementTimeoutMs: 2 * MINUTE_MS,
        rateWritePerMinute: 1_000_000,
        ratePersonPerMinute: 1_000_000,
        riskUnknownLimit: 1_000_000,
        ...config,
      },
    });
    await seedShop(server);
    return new SnapUpDesk(server);
  }

  /** On a server that has cars, cities and agreements already. */
  static of = (server: TestServer) => new SnapUpDesk(server);

  /** A sale of one car with the code `car` that sells to everybody now; a second one, `other`, beside it. */
  async make({ stock = 3, startsInMs = -MINUTE_MS, settings = {}, ...changes }: SaleChanges = {}): Promise<string> {
    const slug = `sale-${newId().slice(-16).toLowerCase()}`;
    const now = this.server.clock.now();
    const startsAt = now + startsInMs;
    const car = {
      ...standard,
      session: 'first',
      flashFen: FLASH_FEN,
      stock,
      stockCity: '上海',
      cities: ['310100'],
      arrivalDays: 20,
      rights: ['终身质保'],
      pictures: [],
    };
    const input: CampaignInput = {
      slug,
      engine: 'snapUp',
      title: '限时抢购',
      lead: '限量现车',
      startsAt: now - DAY_MS,
      endsAt: now + 10 * DAY_MS,
      rules: { version: 1, sections: [{ title: '规则', paragraphs: ['每人限购一台。'] }] },
      artwork: { wide: PICTURE, tall: PICTURE, accent: '#1d5c4a' },
      settings: {
        look: 'market',
        bookUntilMinutes: 5,
        bookedFirstMinutes: 0,
        sessions: [{ code: 'first', startsAt, endsAt: startsAt + 4 * HOUR_MS }],
        cars: [
          { ...car, code: 'car' },
          { ...car, code: 'other' },
        ],
        ...settings,
      },
      prizes: [],
      ...changes,
    };
    await this.server.database.transaction((db) => defineCampaign({ ...this.server.ctx(), db }, input));
    return slug;
  }

  show = (slug: string, person?: TestPerson) =>
    this.server.ask('GET /api/mpmkt/v1/campaign/snapUp', { query: { slug }, ...(person && { token: person.token }) });

  car = (slug: string, person?: TestPerson) =>
    this.server.ask('GET /api/mpmkt/v1/campaign/snapUp/car', {
      query: { slug, code: 'car' },
      ...(person && { token: person.token }),
    });

  place = ({ token }: TestPerson, slug: string, code = 'car', ticket?: string) =>
    this.server.call(PLACE, { token, body: { slug, code }, ...(ticket && { headers: { [headers.ticket]: ticket } }) });

  /** Asks for a place as the storefront does: with a ticket once more. */
  async placeWithTicket(person: TestPerson, slug: string) {
    const first = await this.place(person, slug);
    if (first.name !== 'TICKET') return first;
    return this.place(person, slug, 'car', (first.data as unknown as { ticket: string }).ticket);
  }

  leave = ({ token }: TestPerson, slug: string) =>
    this.server.call('POST /api/mpmkt/v1/campaign/snapUp/leave', { token, body: { slug } });

  remind = ({ token }: TestPerson, slug: string, what: 'start' | 'restock' = 'start', isSet = true) =>
    this.server.call('POST /api/mpmkt/v1/campaign/snapUp/reminder', {
      token,
      body: { slug, code: 'car', what, isSet },
    });

  async order({ token }: TestPerson, slug: string, changes: OrderInput = {}) {
    const agreements = await this.server.ask('GET /api/mporder/v1/order/agreements', {
      token,
      query: { kind: 'deposit' },
    });
    const ticks = agreements.map(({ agreementId, version }) => ({ agreementId, version }));
    const body = { slug, totalFen: FLASH_FEN, cityCode: '310100', buyer, agreements: ticks, ...changes };
    return this.server.call(ORDER, { token, body });
  }

  /** How many of the car are held, ordered or sold. */
  async taken(slug: string): Promise<number> {
    const { db } = this.server.database;
    return (await listTaken(db, (await findCampaign(db, slug))?.id ?? '')).get('car') ?? 0;
  }

  /** Lets time pass and what is due happen. */
  async pass(ms: number): Promise<void> {
    this.server.clock.advance(ms);
    await this.server.runJobs();
    await this.server.runJobs();
  }

  /** Titles of a person's messages. */
  async messages({ token }: TestPerson): Promise<string[]> {
    const { items } = await this.server.ask('GET /api/mpaccount/v1/messages', { token, query: {} });
    return items.map(({ title }) => title);
  }
}
