import { t } from '@lingui/core/macro';
import type { PrivacyPlatform } from '@voltfront/brand/privacy';

/** Name of a platform. */
export function platformName(platform: PrivacyPlatform): string {
  const names: Record<PrivacyPlatform, string> = {
    WEB_MOBILE: t`手机网页`,
    MINI: t`微信小程序`,
    MINI_ALIPAY: t`支付宝小程序`,
    MINI_DOUYIN: t`抖音小程序`,
    MINI_BAIDU: t`百度小程序`,
    HarmonyOS: t`鸿蒙应用`,
    APP: t`车主 App`,
  };
  return names[platform];
}
