import Taro from '@tarojs/taro';
import { tellHost } from '../host';
import type { PullDown } from './types';

export type { PullDown } from './types';

/** Pull-down refresh by the platform's own gesture; the page's JSON switches it on. */
export function usePullDown(refresh: (() => Promise<unknown>) | undefined): PullDown {
  Taro.usePullDownRefresh(() => {
    Promise.resolve(refresh?.()).finally(() => tellHost(() => Taro.stopPullDownRefresh()));
  });
  return { distancePx: 0, isRefreshing: false, isReady: false };
}
