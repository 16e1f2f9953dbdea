import { createHash } from 'node:crypto';
import { makeVin } from '@voltfront/rules/order/vin';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { VehicleStateService } from './types';

const MODEL_YEAR = 2026;
const SERIALS = 1_000_000;
/** A car drives from a fuller to an emptier battery in this time, then charges. */
const CYCLE_MS = 4 * DAY_MS;
const CHARGING_MS = 8 * HOUR_MS;
const [FULL, EMPTY] = [90, 28];
const REPORT_MS = 5 * MINUTE_MS;

/** A whole number from 0 that belongs to an order for good. */
function seedOf(orderNo: string, below: number): number {
  return createHash('sha256').update(`car:${orderNo}`).digest().readUInt32BE() % below;
}

/** Battery between two charges: falls while the car is driven, rises in the last hours of each cycle. */
function batteryAt(inCycle: number): { batteryPercent: number; isCharging: boolean } {
  const driving = CYCLE_MS - CHARGING_MS;
  const span = FULL - EMPTY;
  if (inCycle < driving) return { batteryPercent: Math.round(FULL - (span * inCycle) / driving), isCharging: false };
  const charged = (span * (inCycle - driving)) / CHARGING_MS;
  return { batteryPercent: Math.round(EMPTY + charged), isCharging: true };
}

/**
 * Stand-in for the cars' platform. What a car tells follows from its order and the time alone: mileage only grows, and the
 * battery falls and is charged every few days.
 */
export const embeddedVehicleState: VehicleStateService = {
  vinOf: async (orderNo) =>
    makeVin({ descriptor: 'LZ0EV30A', modelYear: MODEL_YEAR, plant: 'D', serial: seedOf(orderNo, SERIALS) }),
  async read({ orderNo, fullRangeKm, deliveredAt }, now) {
    const at = now - (now % REPORT_MS);
    if (at < deliveredAt) return null;
    const kmPerDay = 22 + seedOf(orderNo, 30);
    const { batteryPercent, isCharging } = batteryAt((at + seedOf(orderNo, CYCLE_MS)) % CYCLE_MS);
    return {
      at,
      batteryPercent,
      isCharging,
      rangeKm: Math.round((fullRangeKm * batteryPercent) / 100),
      odometerKm: 12 + Math.floor(((at - deliveredAt) / DAY_MS) * kmPerDay),
    };
  },
};
