import Taro from '@tarojs/taro';
import { tellHost } from '../host';

/** Mini-programs: opens the platform's own full-screen view of pictures; it zooms and saves. */
export function previewPictures(addresses: readonly string[], index: number): void {
  tellHost(() => Taro.previewImage({ urls: [...addresses], current: addresses[index] ?? '' }));
}
