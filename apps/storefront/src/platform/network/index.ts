import Taro from '@tarojs/taro';
import { askHost, readHost } from '../host';

let isConnected = true;
readHost(() =>
  Taro.onNetworkStatusChange((status) => {
    isConnected = status.isConnected;
  }),
);

/** Whether the device says it is connected; a true is no promise. */
export const isOnline = (): boolean => isConnected;

/** Calls back whenever the device goes online or offline. Returns the unsubscribe function. */
export function onNetworkChange(handle: (online: boolean) => void): () => void {
  const listener = (status: { isConnected: boolean }) => handle(status.isConnected);
  readHost(() => Taro.onNetworkStatusChange(listener));
  return () => void readHost(() => Taro.offNetworkStatusChange(listener));
}

/** Kind of the connection in small letters, such as `wifi` or `4g`; `unknown` when the host does not tell. */
export const networkKind = (): Promise<string> =>
  askHost(() => Taro.getNetworkType()).then(
    ({ networkType }) => String(networkType).toLowerCase(),
    () => 'unknown',
  );

/** Whether the device is on Wi-Fi, so that a film may start by itself. */
export const isOnWifi = (): Promise<boolean> => networkKind().then((kind) => kind === 'wifi');
