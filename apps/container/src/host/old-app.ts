import type { BridgeHandlers } from '@voltfront/bridge';

/** What an app of the edition before does not have. */
const LACKED = [
  'appInfo.statusBarHeight',
  'operation.cacheSize',
  'operation.clearCache',
  'operation.chooseFile',
  'operation.cameraPermission',
  'operation.requestPayment',
];

const isLacked = (name: string): boolean => LACKED.includes(name) || name.startsWith('authorization.');

/** The handlers that an old app has: calls of the others end with "no such method". */
export const oldAppHandlers = (handlers: BridgeHandlers): BridgeHandlers =>
  Object.fromEntries(Object.entries(handlers).filter(([name]) => !isLacked(name)));
