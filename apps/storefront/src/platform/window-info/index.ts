import Taro from '@tarojs/taro';
import { readHost } from '../host';

/** Measures of the window for the layout, in px. */
export interface WindowInfo {
  statusBarHeight?: number;
  windowWidth: number;
  windowHeight: number;
  pixelRatio: number;
}

/** A phone of the design's width, for hosts that tell nothing. */
const USUAL: WindowInfo = { statusBarHeight: 20, windowWidth: 390, windowHeight: 844, pixelRatio: 2 };

/** Sizes of the window, which layout needs from the first page on. Platforms without this call tell them with the rest. */
export const windowInfo = (): WindowInfo =>
  readHost(() => Taro.getWindowInfo()) ?? readHost(() => Taro.getSystemInfoSync()) ?? USUAL;
