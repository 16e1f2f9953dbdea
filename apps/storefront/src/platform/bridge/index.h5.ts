import { BridgeError, bridgeCodes } from '@voltfront/bridge/errors';
import { isInContainer } from '../container';
import type { AppBridge } from './types';

export { BridgeError } from '@voltfront/bridge/errors';

const open = async () => {
  if (!isInContainer()) throw new BridgeError(bridgeCodes.initialisationFailed, 'not in the app');
  const { openBridge } = await import(/* webpackChunkName: "bridge" */ './open-bridge');
  return openBridge();
};

export const callApp: AppBridge['call'] = async (name, ...params) => (await open()).call(name, ...params);

export const tellApp: AppBridge['tell'] = async (name, data) => {
  if (!isInContainer()) return false;
  const bridge = await open();
  return bridge.tell(name, data).then(
    () => true,
    () => false,
  );
};

export const onAppEvent: AppBridge['on'] = (name, listener) => {
  if (isInContainer()) void open().then((bridge) => bridge.on(name, listener));
};
