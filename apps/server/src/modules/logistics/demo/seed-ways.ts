import { makeVin } from '@voltfront/rules/order/vin';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { DELIVERY_PERSON } from '../../account/demo';
import { newestOrders, type OrderRow, seedDemoOrder } from '../../order';
import { addTransport, isVinTaken, type NewTransport } from '../logistics.repository';
import { firstPlan } from '../plan-transport';

/** Demo people with locked orders. */
const PEOPLE = ['person-orders', 'person-owner', 'person-pickup', 'person-final', DELIVERY_PERSON.accountId];
const MOST_ORDERS = 50;
const SERIAL_DIGITS = 6;
/** Days of the steps after the order, as in the histories of demo orders. */
const DAYS = { locked: 3, offLine: 28, shipped: 30, arrived: 38 };
const NANJING = { cityCode: '320100', latitude: 32.0603, longitude: 118.7969 };
const SUZHOU = { cityCode: '320500', latitude: 31.2989, longitude: 120.5853 };

const STATES: readonly OrderRow['state'][] = [
  'locked',
  'inProduction',
  'inTransit',
  'arrived',
  'paidInFull',
  'delivered',
];
const isPast = (state: OrderRow['state'], than: OrderRow['state']) => STATES.indexOf(state) >= STATES.indexOf(than);

/** Waits for a part. */
const delay = (now: number): Partial<NewTransport> => ({
  delayReason: '天幕玻璃供应紧张，排产顺延',
  delayedAt: now - 2 * DAY_MS,
  expectedFromAt: now + 18 * DAY_MS,
  expectedToAt: now + 25 * DAY_MS,
});

/** On the way, last seen in Suzhou; the notice of the first stop never came. */
const seen = (now: number): Partial<NewTransport> => ({
  carrier: '远途整车物流',
  stops: [
    { ...NANJING, expectedAt: now - 2 * DAY_MS, passedAt: null },
    { ...SUZHOU, expectedAt: now - 20 * HOUR_MS, passedAt: now - 20 * HOUR_MS },
  ],
  position: { ...SUZHOU, at: now - 20 * HOUR_MS },
  expectedFromAt: now + DAY_MS,
  expectedToAt: now + 4 * DAY_MS,
});

/** The number of a car that no other car has: two orders may end with the same digits. */
async function freeVin(ctx: Ctx, orderNo: string): Promise<string> {
  for (let serial = Number(orderNo.slice(-SERIAL_DIGITS)); ; serial = (serial + 1) % 10 ** SERIAL_DIGITS) {
    const vin = makeVin({ descriptor: 'LZ0EV30A', modelYear: 2026, plant: 'B', serial });
    if (!(await isVinTaken(ctx.db, vin))) return vin;
  }
}

function wayOf(order: OrderRow, vin: string, now: number): NewTransport {
  const { createdAt, orderNo, state, userId } = order;
  const after = (days: number) => Math.min(now, createdAt + days * DAY_MS);
  const digits = orderNo.replace(/\D/g, '');
  const isBuilt = isPast(state, 'inProduction');
  const isShipped = isPast(state, 'inTransit');
  const isUnseen = userId === DELIVERY_PERSON.accountId;
  return {
    ...firstPlan(order, now, after(DAYS.locked)),
    vin: isBuilt ? vin : null,
    offLineAt: isShipped ? after(DAYS.offLine) : null,
    shippedAt: isShipped ? after(DAYS.shipped) : null,
    waybillNo: isShipped ? `YT${digits}` : null,
    arrivedAt: isPast(state, 'arrived') ? after(DAYS.arrived) : null,
    ...(state === 'inProduction' ? delay(now) : {}),
    ...(isShipped && !(isUnseen && state === 'inTransit') ? seen(now) : {}),
    ...(isPast(state, 'arrived') ? { expectedFromAt: after(DAYS.arrived), expectedToAt: after(DAYS.arrived) } : {}),
  };
}

/** The ways of the cars of one demo person. */
export async function seedWaysOf(ctx: Ctx, accountId: string): Promise<void> {
  const orders = await newestOrders(ctx, accountId, MOST_ORDERS);
  for (const order of orders)
    if (STATES.includes(order.state))
      await addTransport(ctx.db, wayOf(order, await freeVin(ctx, order.orderNo), ctx.now()));
}

/** Orders of the demo customer who waits for cars, and the way of every locked demo order. */
export async function seedWays(ctx: Ctx): Promise<void> {
  const base = { kind: 'deposit' as const };
  await seedDemoOrder(ctx, DELIVERY_PERSON, { ...base, state: 'inTransit', versionId: 'YLX-pro', createdDaysAgo: 31 });
  await seedDemoOrder(ctx, DELIVERY_PERSON, { ...base, state: 'arrived', versionId: 'YL09-pro', createdDaysAgo: 39 });
  await seedDemoOrder(ctx, DELIVERY_PERSON, {
    ...base,
    state: 'paidInFull',
    versionId: 'YL01-pro',
    createdDaysAgo: 45,
  });
  for (const accountId of PEOPLE) await seedWaysOf(ctx, accountId);
}
