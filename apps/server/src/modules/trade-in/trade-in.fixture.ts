import type { BodyInputOf, TradeInDetailData } from '@voltfront/contract';
import { newFilePath } from '../../providers/files/types';
import type { TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';
import { noteUploads } from '../upload';
import { makeOffer, seedTradeIn } from '.';
import { tradeInSeed } from './demo/trade-in-seed';

type CarInput = BodyInputOf<'POST /api/mporder/v1/tradeIn/estimate'>;

/** Store used for inspections in tests. */
export const PLACE = 'sh-jingan';
/** The staff's offer in tests, in fen. */
export const OFFER_FEN = 118_600_00;

const HOUR_MS = 3_600_000;

/** The next 10:20 in China, so that the upcoming slots do not depend on when tests run. */
function nextMorning(now: number): number {
  const morning = Math.floor(now / (24 * HOUR_MS)) * 24 * HOUR_MS + (2 + 1 / 3) * HOUR_MS;
  return morning > now ? morning : morning + 24 * HOUR_MS;
}

/** A shop with trade-in and no requests; the clock is set to a morning. */
export async function createTradeShop(): Promise<TradeShop> {
  const shop = await createShop();
  shop.server.clock.set(nextMorning(shop.server.clock.now()));
  const seed = tradeInSeed(shop.server.clock.now(), () => null);
  await shop.server.database.transaction((db) =>
    seedTradeIn({ ...shop.server.ctx(), db }, { ...seed, fullSlots: [], requests: [] }),
  );
  return new TradeShop(shop);
}

/** A customer's steps of a trade-in, over HTTP. */
export class TradeShop {
  constructor(readonly shop: Shop) {}

  get server() {
    return this.shop.server;
  }

  /** Uploads photos as this person; returns their paths. */
  async photos(person: TestPerson, count = 3): Promise<string[]> {
    const now = this.server.ctx().now();
    const paths = Array.from({ length: count }, () => newFilePath('personal', 'webp', now));
    await noteUploads(this.server.ctx(), person.accountId, paths);
    return paths;
  }

  async car(person: TestPerson, changes: Partial<CarInput> = {}): Promise<CarInput> {
    const photos = changes.photos ?? (await this.photos(person));
    const plain = { seriesId: 'vw-magotan', registeredOn: '2022-05', mileageKm: 45_000, plateCityCode: '310100' };
    return { ...plain, condition: 'good', ...changes, photos };
  }

  async estimated(person: TestPerson, changes: Partial<CarInput> = {}): Promise<TradeInDetailData> {
    const body = await this.car(person, changes);
    return this.server.ask('POST /api/mporder/v1/tradeIn/estimate', { token: person.token, body });
  }

  async slots(placeId = PLACE) {
    return this.server.ask('GET /api/mporder/v1/tradeIn/slots', { query: { placeId } });
  }

  /** Input for booking the slot with this index at a location. */
  async booking(requestId: string, slot = 3, placeId = PLACE) {
    const startsAt = (await this.slots(placeId))[slot]?.startsAt ?? 0;
    return { requestId, placeId, startsAt, contactName: '林夏', contactMobile: '13812345678' };
  }

  async appointed(person: TestPerson, slot = 3, changes: Partial<CarInput> = {}): Promise<TradeInDetailData> {
    const { requestId } = await this.estimated(person, changes);
    const body = await this.booking(requestId, slot);
    return this.server.ask('POST /api/mporder/v1/tradeIn/appoint', { token: person.token, body });
  }

  /** A request with the staff's offer after its inspection. */
  async offered(person: TestPerson, changes: Partial<CarInput> = {}): Promise<TradeInDetailData> {
    const { requestId, inspection } = await this.appointed(person, 3, changes);
    const { clock } = this.server;
    clock.advance(Math.max(0, (inspection?.endsAt ?? 0) - clock.now()));
    const offer = { amountFen: OFFER_FEN, findings: [], inspector: '周工' };
    await this.server.database.transaction((db) =>
      makeOffer({ ...this.server.ctx(), db }, { userId: person.accountId, requestId }, offer),
    );
    return this.detail(person, requestId);
  }

  answer(person: TestPerson, requestId: string, isAccepted = true, amountFen = OFFER_FEN) {
    const body = { requestId, isAccepted, amountFen };
    return this.server.call('POST /api/mporder/v1/tradeIn/offer/answer', { token: person.token, body });
  }

  async accepted(person: TestPerson): Promise<TradeInDetailData> {
    const { requestId } = await this.offered(person);
    return (await this.answer(person, requestId)).data;
  }

  bind(person: TestPerson, requestId: string, orderNo: string) {
    return this.server.call('POST /api/mporder/v1/tradeIn/bind', { token: person.token, body: { requestId, orderNo } });
  }

  detail(person: TestPerson, requestId: string): Promise<TradeInDetailData> {
    return this.server.ask('GET /api/mporder/v1/tradeIn/detail', { token: person.token, query: { requestId } });
  }

  close(): Promise<void> {
    return this.shop.close();
  }
}
