import type { Config } from '../../kernel/config';
import { embeddedVehicleState } from './embedded';
import type { VehicleStateService } from './types';

/** Without a platform no car is known. */
const noVehicles: VehicleStateService = { vinOf: async () => null, odometerOf: async () => null };

/** The stand-in in demo runs; an adapter of the cars' platform is added here. */
export const createVehicleState = (config: Config): VehicleStateService =>
  config.isDemo ? embeddedVehicleState : noVehicles;
