import Taro from '@tarojs/taro';
import { tellHost } from '../host';

/** Room (px) that stays free above the element: status bar and navigation bar. */
const BARS_PX = 96;

/** How far (px) from the top an element stands that is shown in the middle, about a third of a phone. */
const MIDDLE_PX = 280;

const scrollTo = (id: string, roomPx: number): void =>
  tellHost(() => Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -roomPx, duration: 200 }));

/** Scrolls the page until the element with this id is at its top. */
export const scrollToTopOf = (id: string): void => scrollTo(id, BARS_PX);

/** Brings an element into the middle of the page. */
export const showInMiddle = (id: string): void => scrollTo(id, MIDDLE_PX);
