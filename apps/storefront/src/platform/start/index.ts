import { focusManager, onlineManager } from '@tanstack/react-query';
import Taro from '@tarojs/taro';
import type { PageViews } from '../h5-runtime/page-views';
import { onNetworkChange } from '../network';

/** Tells the query library what a browser would: whether the app is in front and connected. */
export function startPlatform(_views: PageViews): void {
  onlineManager.setEventListener((setOnline) => onNetworkChange(setOnline));
  focusManager.setEventListener((setFocused) => {
    const show = () => setFocused(true);
    const hide = () => setFocused(false);
    Taro.onAppShow?.(show);
    Taro.onAppHide?.(hide);
    return () => {
      Taro.offAppShow?.(show);
      Taro.offAppHide?.(hide);
    };
  });
}
