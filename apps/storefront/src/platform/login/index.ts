import Taro from '@tarojs/taro';
import { askHost } from '../host';

/** Whether this platform can log in without a phone number typed by hand. */
export const hasPlatformLogin = true;

/** One-time login code of the mini-program platform; null when the customer or the platform refused. */
export async function platformLoginCode(): Promise<string | null> {
  return askHost(() => Taro.login()).then(
    (result) => result.code || null,
    () => null,
  );
}
