import Taro from '@tarojs/taro';
import { useEffect } from 'react';

/**
 * While active, asks before the page is left by going back: the platform itself does, with `message`, where it can.
 * @param _ask used on the web, where the app asks
 */
export function useLeaveGuard(isActive: boolean, message: string, _ask: () => Promise<boolean>): void {
  useEffect(() => {
    if (!isActive) return undefined;
    // Not every platform has these.
    Taro.enableAlertBeforeUnload?.({ message });
    return () => void Taro.disableAlertBeforeUnload?.();
  }, [isActive, message]);
}
