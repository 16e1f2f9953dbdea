import type { BodyInputOf } from '@voltfront/contract';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../testing';
import { blindWindow } from '../vehicle/blind-booking.tables';
import { seedVehicleModel } from '../vehicle/vehicle-model.fixture';
import { createShop, type Shop } from './order.fixture';

export const CREATE = 'POST /api/mporder/v1/order/blind/create' as const;

type Person = Awaited<ReturnType<TestServer['login']>>;
type BlindBody = BodyInputOf<typeof CREATE>;

/** A shop with blind booking windows. */
export async function createBlindShop(): Promise<Shop> {
  const shop = await createShop();
  await seedVehicleModel(shop.server);
  return shop;
}

/** What a customer enters. */
export const blindBody = (changes: Partial<BlindBody> = {}): BlindBody => ({
  modelId: 'CS1E',
  cityCode: '310100',
  name: '欧阳知夏',
  mobile: '13812345678',
  agreements: [
    { agreementId: 'booking', version: '1.0' },
    { agreementId: 'personalInfo', version: '1.0' },
  ],
  ...changes,
});

/** Books, accepting the agreement versions that are in force. */
export async function book(shop: Shop, person: Person, changes: Partial<BlindBody> = {}) {
  const listed = await shop.server.ask('GET /api/mporder/v1/order/agreements', {
    token: person.token,
    query: { kind: 'intention' },
  });
  const agreements = listed.map(({ agreementId, version }) => ({ agreementId, version }));
  return shop.server.call(CREATE, { token: person.token, body: blindBody({ agreements, ...changes }) });
}

/** The stored counters of a blind booking window. */
export async function placesOf(shop: Shop, windowId: string) {
  const [row] = await shop.server
    .ctx()
    .db.select({ taken: blindWindow.taken, paidCount: blindWindow.paidCount, bookingLimit: blindWindow.bookingLimit })
    .from(blindWindow)
    .where(eq(blindWindow.windowId, windowId));
  return row;
}

/** Leaves `left` bookings available in a blind booking window. */
export async function leaveBookings(shop: Shop, windowId: string, left: number): Promise<void> {
  const { bookingLimit = 0 } = (await placesOf(shop, windowId)) ?? {};
  await shop.server
    .ctx()
    .db.update(blindWindow)
    .set({ taken: bookingLimit - left })
    .where(eq(blindWindow.windowId, windowId));
}
