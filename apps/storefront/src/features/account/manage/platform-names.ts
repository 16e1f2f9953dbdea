import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { PlatformCode } from '@voltfront/contract/headers';

/** Where somebody is logged in. */
export function platformName(platform: PlatformCode): string {
  const names: Record<PlatformCode, string> = {
    MINI: t`微信小程序`,
    MINI_ALIPAY: t`支付宝小程序`,
    MINI_DOUYIN: t`抖音小程序`,
    MINI_BAIDU: t`百度小程序`,
    WEB_MOBILE: t`手机网页`,
    HarmonyOS: t`鸿蒙 App`,
    APP: t`${brand.name} App`,
  };
  return names[platform];
}

/** Platforms whose account can be bound. */
export const BOUND_PLATFORMS = ['MINI', 'MINI_ALIPAY', 'MINI_DOUYIN', 'MINI_BAIDU'] as const;

/** The account of a platform. */
export function bindingName(platform: (typeof BOUND_PLATFORMS)[number]): string {
  const names = { MINI: t`微信`, MINI_ALIPAY: t`支付宝`, MINI_DOUYIN: t`抖音`, MINI_BAIDU: t`百度` };
  return names[platform];
}
