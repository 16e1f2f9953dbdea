import Taro from '@tarojs/taro';
import { LOCATE_TIMEOUT_MS, type LocateResult } from './types';

export type { LocateResult, Position } from './types';

/** Words of the platforms' failures that mean a refusal by the customer or the system. */
const REFUSAL = /auth|deny|denied|permission/i;

/** Asks for the device's position; the platform may ask the customer. Needs the consent to device data. */
export async function locate(): Promise<LocateResult> {
  try {
    const { latitude, longitude } = await Taro.getLocation({
      type: 'wgs84',
      highAccuracyExpireTime: LOCATE_TIMEOUT_MS,
    });
    return { latitude: Number(latitude), longitude: Number(longitude) };
  } catch (error) {
    const words = (error as { errMsg?: string; errorMessage?: string } | null) ?? {};
    return REFUSAL.test(`${words.errMsg ?? ''}${words.errorMessage ?? ''}`) ? 'refused' : 'unavailable';
  }
}

/** Whether the position is available without a permission dialog. */
export async function canLocateSilently(): Promise<boolean> {
  try {
    const { authSetting } = await Taro.getSetting();
    return Boolean(authSetting['scope.userLocation']);
  } catch {
    return false;
  }
}
