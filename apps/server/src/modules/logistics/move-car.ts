import type { OrderEvent } from '@voltfront/rules/order/order-moves';
import type { Ctx } from '../../kernel/context';
import { publish, schedule } from '../../kernel/jobs';
import { lockOrderForStaff, moveOrder, type OrderRow } from '../order';
import { cityPlace, storePlaces } from '../store';
import type { NewTransport, TransportRow } from './logistics.repository';
import { updateTransport } from './logistics.repository';
import { logisticsTexts } from './logistics.texts';
import { lockPlanned } from './plan-transport';
import { vinFor } from './plant';

/** An order that staff move, with an optional note for the customer's timeline. */
interface Input {
  orderNo: string;
  note?: string | undefined;
}

/** An order with the way of its car. */
export interface MovedCar {
  order: OrderRow;
  transport: TransportRow;
}

interface CarMove {
  event: OrderEvent;
  to: 'inProduction' | 'inTransit' | 'arrived';
  note: string;
  changes: (ctx: Ctx, car: MovedCar) => Promise<Partial<NewTransport>>;
}

/** One move of an order by staff: order, way, history and event in the caller's transaction. */
async function moveCar(ctx: Ctx, { orderNo, note }: Input, move: CarMove): Promise<MovedCar> {
  const order = await lockOrderForStaff(ctx, orderNo);
  const moved = await moveOrder(ctx, order, move.event, { who: 'staff', note: note || move.note });
  const planned = await lockPlanned(ctx, moved);
  const now = ctx.now();
  const changes = await move.changes(ctx, { order: moved, transport: planned });
  const transport = await updateTransport(ctx.db, moved, { ...changes, updatedAt: now });
  const { userId, modelId } = moved;
  await publish(ctx, 'CarMoved', { userId, orderNo, modelId, to: move.to, at: now });
  return { order: moved, transport };
}

/** Starts the production of a locked order; its car gets a VIN. @throws NOT_FOUND, STATE_CHANGED */
export const startProduction = (ctx: Ctx, input: Input): Promise<MovedCar> =>
  moveCar(ctx, input, {
    event: 'startProduction',
    to: 'inProduction',
    note: logisticsTexts.startedNote,
    changes: async (tx, { order, transport }) => ({ vin: transport.vin ?? (await vinFor(tx, order)) }),
  });

/** Hands a built car to the carrier. @throws NOT_FOUND, STATE_CHANGED */
export async function ship(ctx: Ctx, input: Input): Promise<MovedCar> {
  const car = await moveCar(ctx, input, {
    event: 'ship',
    to: 'inTransit',
    note: logisticsTexts.shippedNote,
    changes: async (tx, { order, transport }) => {
      const now = tx.now();
      const vin = transport.vin ?? (await vinFor(tx, order));
      return { vin, offLineAt: transport.offLineAt ?? now, shippedAt: now };
    },
  });
  const { userId, orderNo } = car.order;
  await schedule(ctx, 'bookTransport', { userId, orderNo }, ctx.now());
  return car;
}

/** Where an order's car is handed over (GCJ-02): its store, else the middle of its city. */
export async function destinationOf(ctx: Ctx, { storeId, cityCode }: Pick<OrderRow, 'storeId' | 'cityCode'>) {
  const [store] = storeId ? await storePlaces(ctx, [storeId]) : [];
  const place = store ?? (await cityPlace(ctx, cityCode));
  return place && { cityCode, latitude: place.latitude, longitude: place.longitude };
}

/** Notes that a car is at its store; no later notice moves it away. @throws NOT_FOUND, STATE_CHANGED */
export const arrive = (ctx: Ctx, input: Input): Promise<MovedCar> =>
  moveCar(ctx, input, {
    event: 'arrive',
    to: 'arrived',
    note: logisticsTexts.arrivedNote,
    changes: async (tx, { order }) => {
      const now = tx.now();
      const place = await destinationOf(tx, order);
      return { arrivedAt: now, delayReason: null, delayedAt: null, ...(place && { position: { ...place, at: now } }) };
    },
  });
