import Taro from '@tarojs/taro';

let isConnected = true;
Taro.onNetworkStatusChange?.((status) => {
  isConnected = status.isConnected;
});

/** Whether the device says it is connected; a true is no promise. */
export const isOnline = (): boolean => isConnected;

/** Calls back whenever the connection comes or goes. Returns what ends it. */
export function onNetworkChange(handle: (online: boolean) => void): () => void {
  const listener = (status: { isConnected: boolean }) => handle(status.isConnected);
  Taro.onNetworkStatusChange(listener);
  return () => Taro.offNetworkStatusChange(listener);
}

/** Whether the device is on Wi-Fi, so that a film may start by itself. */
export const isOnWifi = (): Promise<boolean> =>
  Taro.getNetworkType().then(
    ({ networkType }) => networkType === 'wifi',
    () => false,
  );
