import Taro from '@tarojs/taro';
import { copyText } from '../clipboard';
import { tellHost } from '../host';

/** Mini-programs cannot leave to a browser: the address is copied instead. Resolves with what happened. */
export async function openExternal(url: string): Promise<'opened' | 'copied' | 'refused'> {
  return (await copyText(url)) ? 'copied' : 'refused';
}

/** Dials a number of digits. */
export function dial(phoneNumber: string): void {
  tellHost(() => Taro.makePhoneCall({ phoneNumber }));
}

/** Mini-programs are in no web view. */
export const leaveWebView = (): Promise<boolean> => Promise.resolve(false);

/** Restarts the app. */
export function reloadApp(): void {
  tellHost(() => Taro.reLaunch({ url: '/pages/community/index' }));
}
