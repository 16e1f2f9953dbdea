import { focusManager, onlineManager } from '@tanstack/react-query';
import Taro from '@tarojs/taro';
import type { PageViews } from '../h5-runtime/page-views';
import { readHost } from '../host';
import { onNetworkChange } from '../network';
import { keepTypedText } from '../typed-text';

/** Lets fields keep what is typed, and tells the query library what a browser would: whether the app is in front and connected. */
export function startPlatform(_views: PageViews, _hold?: Promise<void>): void {
  keepTypedText();
  onlineManager.setEventListener((setOnline) => onNetworkChange(setOnline));
  focusManager.setEventListener((setFocused) => {
    const show = () => setFocused(true);
    const hide = () => setFocused(false);
    readHost(() => Taro.onAppShow(show));
    readHost(() => Taro.onAppHide(hide));
    return () => {
      readHost(() => Taro.offAppShow(show));
      readHost(() => Taro.offAppHide(hide));
    };
  });
}
