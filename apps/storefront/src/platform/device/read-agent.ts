import type { DeviceView } from './types';

/** Browsers inside messengers and other apps, which open no store and fetch no package. */
const MESSENGERS =
  /MicroMessenger|\bQQ\/|\bDingTalk|Weibo|AlipayClient|aweme|BytedanceWebview|NewsArticle|baiduboxapp|Feishu|Lark\b|XiaoHongShu|xhsdiscover/i;

/**
 * What a user agent says about the device. HarmonyOS NEXT names itself; phones with older HarmonyOS take Android packages
 * and say so. iPads that ask for the desktop's pages look like a Mac with a touch screen.
 *
 * @param touchPoints fingers that the screen tells apart
 */
export function readAgent(userAgent: string, touchPoints = 0): DeviceView {
  const isMessenger = MESSENGERS.test(userAgent);
  if (/OpenHarmony|ArkWeb|HarmonyOS NEXT/i.test(userAgent)) return { kind: 'harmony', isMessenger };
  if (/iPhone|iPad|iPod/i.test(userAgent)) return { kind: 'ios', isMessenger };
  if (/Macintosh/i.test(userAgent) && touchPoints > 1) return { kind: 'ios', isMessenger };
  if (/Android/i.test(userAgent)) return { kind: 'android', isMessenger };
  return { kind: 'desktop', isMessenger };
}
