import Taro from '@tarojs/taro';
import { readHost } from '../host';

/** Applies a ready update by itself; `onFailed` is called when it could not be fetched. */
export function startUpdater(onFailed: () => void): void {
  readHost(() => {
    const manager = Taro.getUpdateManager();
    manager.onUpdateReady(() => manager.applyUpdate());
    manager.onUpdateFailed(onFailed);
  });
}
