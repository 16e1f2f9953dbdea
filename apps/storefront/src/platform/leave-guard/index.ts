import Taro from '@tarojs/taro';
import { useEffect } from 'react';
import { tellHost } from '../host';

/**
 * While active, asks before the page is left by going back: the platform itself does, with `message`, where it can.
 * @param _ask used on the web, where the app asks
 */
export function useLeaveGuard(isActive: boolean, message: string, _ask: () => Promise<boolean>): void {
  useEffect(() => {
    if (!isActive) return undefined;
    // Not every platform has these.
    tellHost(() => Taro.enableAlertBeforeUnload({ message }));
    return () => tellHost(() => Taro.disableAlertBeforeUnload());
  }, [isActive, message]);
}
