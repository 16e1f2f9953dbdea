import Taro from '@tarojs/taro';
import { readHost, tellHost } from '../host';
import type { VersionState, VersionStep } from './types';

export type { VersionState, VersionStep } from './types';

/** Last report of the platform since the start; the platform checks its store once by itself. */
let state: VersionState = 'unknown';
let step: VersionStep = 'coming';

/** Applies a ready update by itself; `onFailed` is called when it could not be fetched. */
export function startUpdater(onFailed: () => void): void {
  readHost(() => {
    const manager = Taro.getUpdateManager();
    manager.onUpdateReady(() => manager.applyUpdate());
    manager.onUpdateFailed(() => {
      step = 'failed';
      onFailed();
    });
    manager.onCheckForUpdate(({ hasUpdate }) => {
      state = hasUpdate ? 'newer' : 'latest';
    });
  });
}

/** Whether the platform's store has a newer version, as it said at the start. */
export const askNewVersion = async (): Promise<VersionState> => state;

/** Starts the newer version if it is here; else that happens by itself once it is. */
export function takeNewVersion(): VersionStep {
  tellHost(() => Taro.getUpdateManager().applyUpdate());
  return step;
}
