import Taro from '@tarojs/taro';

/** Copies a text. False when the platform refused. */
export async function copyText(text: string): Promise<boolean> {
  return Taro.setClipboardData({ data: text }).then(
    () => true,
    () => false,
  );
}
