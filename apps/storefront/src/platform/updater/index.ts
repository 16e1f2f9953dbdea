import Taro from '@tarojs/taro';

/** Applies a ready update by itself; `onFailed` is called when it could not be fetched. */
export function startUpdater(onFailed: () => void): void {
  const manager = Taro.getUpdateManager?.();
  if (!manager) return;
  manager.onUpdateReady(() => manager.applyUpdate());
  manager.onUpdateFailed(onFailed);
}
