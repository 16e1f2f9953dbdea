import { createHash } from 'node:crypto';
import { makeVin } from '@voltfront/rules/order/vin';
import { DAY_MS } from '@voltfront/rules/time';
import type { VehicleStateService } from './types';

const MODEL_YEAR = 2026;
const SERIALS = 1_000_000;
/** A stand-in car runs 20 to 49 km a day, always the same. */
const LEAST_KM_A_DAY = 20;
const KM_A_DAY_SPAN = 30;

/** A whole number from 0 that belongs to an order for good. */
const seedOf = (orderNo: string): number =>
  createHash('sha256').update(`car:${orderNo}`).digest().readUInt32BE() % SERIALS;

/** Stand-in for the cars' platform. What it tells about a car follows from its order alone, so it stays the same. */
export const embeddedVehicleState: VehicleStateService = {
  vinOf: async (orderNo) =>
    makeVin({ descriptor: 'LZ0EV30A', modelYear: MODEL_YEAR, plant: 'D', serial: seedOf(orderNo) }),
  odometerOf: async ({ orderNo, deliveredAt, now }) =>
    Math.floor(Math.max(0, now - deliveredAt) / DAY_MS) * (LEAST_KM_A_DAY + (seedOf(orderNo) % KM_A_DAY_SPAN)),
};
