import Taro from '@tarojs/taro';

/** Whether this platform can log in without a phone number typed by hand. */
export const hasPlatformLogin = true;

/** One-time login code of the mini-program platform; null when the customer or the platform refused. */
export async function platformLoginCode(): Promise<string | null> {
  return Taro.login().then(
    (result) => result.code || null,
    () => null,
  );
}
