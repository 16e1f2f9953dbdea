import type { ReplyOf } from '@voltfront/contract';
import { furthestStop } from '@voltfront/rules/order/transport';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { maskMiddle } from '../../kernel/personal-data';
import type { StaffSight } from '../../kernel/staff-sight';
import type { OrderRow } from '../order';
import { cityPlace, findStores } from '../store';
import type { TransportRow } from './logistics.repository';
import type { MovedCar } from './move-car';
import { PLANT_CITY } from './plant';

type Shown = ReplyOf<'GET /api/mporder/v1/order/logistics'>;
type Step = Shown['steps'][number];
type StaffOrder = ReplyOf<'GET /api/mporder/v1/staff/production/orders'>['items'][number];

const BUILD_MS = 7 * DAY_MS;
const YARD_MS = 2 * DAY_MS;

async function cityName(ctx: Ctx, cityCode: string): Promise<string> {
  return (await cityPlace(ctx, cityCode))?.cityName ?? '';
}

/** The car's steps from the plan to the store. What a later step shows to have happened is done, known time or not. */
export async function presentSteps(ctx: Ctx, { order, transport }: MovedCar): Promise<Step[]> {
  const { scheduledAt, plannedWeekAt, offLineAt, shippedAt, arrivedAt, expectedToAt, stops } = transport;
  const plant = await cityName(ctx, PLANT_CITY);
  const furthest = furthestStop(stops);
  const step = (
    node: Step['node'],
    city: string,
    at: number | null,
    expectedAt: number,
    isDone = at !== null,
  ): Step => ({
    node,
    city,
    at,
    expectedAt: isDone || expectedAt <= ctx.now() ? null : expectedAt,
    isDone,
  });
  const builtAt = plannedWeekAt + BUILD_MS;
  const transit = await Promise.all(
    stops.map(async ({ cityCode, passedAt, expectedAt }, index) =>
      step('transit', await cityName(ctx, cityCode), passedAt, expectedAt, index <= furthest || arrivedAt !== null),
    ),
  );
  return [
    step('scheduled', plant, scheduledAt, scheduledAt),
    step('offLine', plant, offLineAt, builtAt),
    step('leftPlant', plant, shippedAt, builtAt + YARD_MS),
    ...transit,
    step('atStore', order.cityName, arrivedAt, expectedToAt),
  ];
}

/** The rest of the expected arrival: days that are over are not expected any more. */
export const openArrival = ({ expectedFromAt, expectedToAt }: TransportRow, now: number) => ({
  fromAt: Math.max(expectedFromAt, Math.min(now, expectedToAt)),
  toAt: expectedToAt,
});

/** Parts of the way that customers and staff see alike. */
export async function presentWay(ctx: Ctx, row: TransportRow | undefined) {
  const { vin = null, carrier = null, waybillNo = null, position = null } = row ?? {};
  const isOpen = row !== undefined && row.arrivedAt === null;
  return {
    vin,
    carrier,
    waybillNo,
    position: position && {
      city: await cityName(ctx, position.cityCode),
      latitude: position.latitude,
      longitude: position.longitude,
      at: position.at,
    },
    arrival: isOpen ? openArrival(row, ctx.now()) : null,
    delay:
      isOpen && row.delayReason !== null && row.delayedAt !== null
        ? { reason: row.delayReason, at: row.delayedAt }
        : null,
  };
}

/** Orders as production sees them; their stores are read at once. */
export async function presentStaffOrders(
  ctx: Ctx,
  sight: StaffSight,
  cars: readonly { order: OrderRow; transport: TransportRow | undefined }[],
): Promise<StaffOrder[]> {
  const stores = await findStores(ctx, [...new Set(cars.flatMap(({ order }) => order.storeId ?? []))]);
  return Promise.all(
    cars.map(async ({ order, transport }) => ({
      orderNo: order.orderNo,
      state: order.state,
      modelId: order.modelId,
      modelName: order.quote.modelName,
      versionName: order.quote.versionName,
      buyerName: sight.isMasked(order.storeId) ? maskMiddle(order.buyer.name) : order.buyer.name,
      cityName: order.cityName,
      storeId: order.storeId,
      storeName: (order.storeId && stores.get(order.storeId)?.name) || null,
      createdAt: order.createdAt,
      plannedWeekAt: transport?.plannedWeekAt ?? null,
      ...(await presentWay(ctx, transport)),
    })),
  );
}
