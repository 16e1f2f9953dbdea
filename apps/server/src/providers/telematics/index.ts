import type { Config } from '../../kernel/config';
import { embeddedTelematics } from './embedded';
import type { TelematicsService } from './types';

export { inventRecord } from './embedded';

/** Without a platform no car tells anything, and reports show the facts that staff noted. */
const noTelematics: TelematicsService = { recordOf: async () => null };

/** The stand-in in demo runs; an adapter of the test cars' platform is added here. */
export const createTelematics = (config: Config): TelematicsService =>
  config.isDemo ? embeddedTelematics : noTelematics;
