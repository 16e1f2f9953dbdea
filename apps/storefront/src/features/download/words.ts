import { t } from '@lingui/core/macro';
import type { AppPlatform } from './types';

/** Where a system's app is had, in words. */
export function storeWords(platform: AppPlatform): string {
  switch (platform) {
    case 'ios':
      return 'App Store';
    case 'android':
      return t`Android 安装包`;
    case 'harmony':
      return t`HarmonyOS 应用市场`;
  }
}

/** Names of systems. */
export const systemWords = (platform: AppPlatform): string =>
  ({ ios: 'iOS', android: 'Android', harmony: 'HarmonyOS' })[platform];

/** `86.4 MB`, `640 KB`. */
export function sizeWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
