import Taro from '@tarojs/taro';
import { useMemo, useState } from 'react';
import { tellHost } from '../host';
import { canonicalPath, decodePart } from '../router/address';
import type { StackPage } from '../router/types';
import { windowInfo } from '../window-info';

/** Runs each time the page becomes visible, including the first time. */
export function usePageShow(handle: () => void): void {
  Taro.useDidShow(handle);
}

/** Whether the page is in front. */
export function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(true);
  Taro.useDidShow(() => setVisible(true));
  Taro.useDidHide(() => setVisible(false));
  return isVisible;
}

/** Runs while the page scrolls, with the distance from the top in px. */
export function usePageScroll(handle: (scrollTop: number) => void): void {
  Taro.usePageScroll(({ scrollTop }) => handle(scrollTop));
}

/** Runs when the end of the page comes nearer than the route's reach-bottom distance, which the page's JSON holds. */
export function useBottomReach(handle: () => void, _distance: number): void {
  Taro.useReachBottom(handle);
}

/** Path and query of the page that the component belongs to. */
export function useCurrentPage(): StackPage {
  const current = Taro.useRouter();
  return useMemo(() => {
    const entries = Object.entries(current.params ?? {}).filter(([key]) => !key.startsWith('$taro'));
    const query = Object.fromEntries(entries.map(([key, value]) => [key, decodePart(String(value))]));
    return { path: canonicalPath((current.path ?? '').replace(/\?.*/, '')), query };
  }, [current]);
}

/** Scrolls the page to a height (px) within a time (ms). */
export function useScrollTo(): (scrollTop: number, durationMs: number) => void {
  return (scrollTop, duration) => tellHost(() => Taro.pageScrollTo({ scrollTop, duration }));
}

/** Height of the visible part of the page in px. */
export const viewportHeight = (): number => windowInfo().windowHeight;
