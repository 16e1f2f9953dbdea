import { BridgeError, bridgeCodes } from '@voltfront/bridge/errors';
import type { AppBridge } from './types';

export { BridgeError } from '@voltfront/bridge/errors';

/** Mini-programs run outside of the native car app: every call is refused at once. */
export const callApp: AppBridge['call'] = () =>
  Promise.reject(new BridgeError(bridgeCodes.initialisationFailed, 'not in the app'));

export const tellApp: AppBridge['tell'] = () => Promise.resolve(false);

export const onAppEvent: AppBridge['on'] = () => undefined;
