import Taro from '@tarojs/taro';
import { copyText } from '../clipboard';

/** Mini-programs cannot leave to a browser: the address is copied instead. Resolves with what happened. */
export async function openExternal(url: string): Promise<'opened' | 'copied' | 'refused'> {
  return (await copyText(url)) ? 'copied' : 'refused';
}

/** Dials a number of digits. */
export function dial(phoneNumber: string): void {
  Taro.makePhoneCall({ phoneNumber }).catch(() => undefined);
}

/** Loads the app anew. */
export function reloadApp(): void {
  Taro.reLaunch({ url: '/pages/community/index' }).catch(() => undefined);
}
