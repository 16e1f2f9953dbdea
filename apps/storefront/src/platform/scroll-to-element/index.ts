import Taro from '@tarojs/taro';

/** Distance (px) kept above the element: the bar and a little air. */
const OFFSET_TOP = -120;

/** Brings an element into view. */
export function scrollToElement(id: string): void {
  Taro.pageScrollTo({ selector: `#${id}`, offsetTop: OFFSET_TOP, duration: 300 }).catch(() => undefined);
}
