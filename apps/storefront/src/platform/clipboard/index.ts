import Taro from '@tarojs/taro';
import { askHost } from '../host';

/** Copies a text. False when the platform refused. */
export async function copyText(text: string): Promise<boolean> {
  return askHost(() => Taro.setClipboardData({ data: text })).then(
    () => true,
    () => false,
  );
}
