import Taro from '@tarojs/taro';
import { askHost } from '../host';

/** Whether the platform has a page where the customer sees and changes what the app may use. */
export const hasPermissions = true;

/** Opens the platform's own page of permissions; false where it could not be opened. */
export const openPermissions = (): Promise<boolean> =>
  askHost(() => Taro.openSetting()).then(
    () => true,
    () => false,
  );
