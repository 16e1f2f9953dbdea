import Taro from '@tarojs/taro';

/** Room (px) that stays free above the element: status bar and navigation bar. */
const BARS_PX = 96;

/** Scrolls the page until the element with this id is at its top. */
export function scrollToElement(id: string): void {
  Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -BARS_PX, duration: 200 }).catch(() => undefined);
}
