import Taro from '@tarojs/taro';
import { readHost, tellHost } from '../host';

/** Room (px) that stays free above the element: status bar and navigation bar. */
const BARS_PX = 96;

/** Offset from the top (px) of an element scrolled to the middle, about a third of a phone. */
const MIDDLE_PX = 280;

/** Room (px) between an element and what it was moved away from. */
const CLEAR_PX = 8;

const scrollTo = (id: string, roomPx: number): void =>
  tellHost(() => Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -roomPx, duration: 200 }));

/** Scrolls the page until the element with this id is at its top. */
export const scrollToTopOf = (id: string): void => scrollTo(id, BARS_PX);

/** Brings an element into the middle of the page. */
export const showInMiddle = (id: string): void => scrollTo(id, MIDDLE_PX);

/** Moves the page up until an element is free of the one with `coverId` that lies over its lower part. */
export function scrollClearOf(id: string, coverId: string): void {
  const query = readHost(() => Taro.createSelectorQuery());
  query?.select(`#${id}`).boundingClientRect();
  query?.select(`#${coverId}`).boundingClientRect();
  query?.selectViewport().scrollOffset();
  query?.exec(([element, cover, page]) => {
    const hidden = element && cover ? element.bottom - cover.top : 0;
    if (hidden > 0) tellHost(() => Taro.pageScrollTo({ scrollTop: page.scrollTop + hidden + CLEAR_PX, duration: 200 }));
  });
}
