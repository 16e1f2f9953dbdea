import Taro from '@tarojs/taro';
import { askHost } from '../host';

/** Whether this platform scans codes. */
export const canScan = true;

/** Scans a QR or bar code with the camera or from a picture; null when the customer gave up or the platform refused. */
export const scanCode = (): Promise<string | null> =>
  askHost(() => Taro.scanCode({})).then(
    ({ result }) => result || null,
    () => null,
  );
