import Taro from '@tarojs/taro';

/** Opens the platform's own page of permissions; false where there is none. */
export const openPermissions = (): Promise<boolean> =>
  Taro.openSetting().then(
    () => true,
    () => false,
  );
