import type { BridgeHandlers } from '@voltfront/bridge';

/** Methods that the previous version of the app lacks. */
const LACKED = [
  'appInfo.statusBarHeight',
  'operation.cacheSize',
  'operation.clearCache',
  'operation.chooseFile',
  'operation.cameraPermission',
  'operation.requestPayment',
];

const isLacked = (name: string): boolean => LACKED.includes(name) || name.startsWith('authorization.');

/** Handlers of the previous version; calls of other methods fail with "no such method". */
export const oldAppHandlers = (handlers: BridgeHandlers): BridgeHandlers =>
  Object.fromEntries(Object.entries(handlers).filter(([name]) => !isLacked(name)));
