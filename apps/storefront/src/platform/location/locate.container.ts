import { bridgeCodes } from '@voltfront/bridge/errors';
import { gcj02ToWgs84 } from '@voltfront/rules/coordinates';
import { BridgeError, callApp } from '../bridge';
import type { LocateResult } from './types';

/** Asks the native app for the position, which asks the person where it has to. `null` when the app has no such thing. */
export function locateByApp(): Promise<LocateResult | null> {
  return callApp('appInfo.location').then(
    ({ latitude, longitude }) => gcj02ToWgs84({ latitude, longitude }),
    (error: unknown) => {
      if (!(error instanceof BridgeError)) throw error;
      if (error.code === bridgeCodes.methodNotFound) return null;
      return error.code === bridgeCodes.failed ? 'refused' : 'unavailable';
    },
  );
}
