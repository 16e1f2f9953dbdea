import type { TestServer } from '../../testing';
import { blindBookingsSeed } from './demo/blind-bookings-seed';
import { parametersSeed } from './demo/parameters-seed';
import { seedParameters } from './parameter-seed.repository';
import { seedBlindWindows } from './seed-vehicle-model';

/** Inserts parameter sheets and blind booking windows for an existing catalogue. */
export async function seedVehicleModel(server: TestServer): Promise<void> {
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedParameters(ctx, parametersSeed());
    await seedBlindWindows(ctx, blindBookingsSeed(server.clock.now()));
  });
}
