import Taro from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { readHost } from '../host';

/**
 * Runs once when the element with this id comes into view, at once when it is there already, or when the host does not
 * tell. Not while inactive.
 */
export function useInView(id: string, isActive: boolean, onView: () => void): void {
  const latest = useRef(onView);
  latest.current = onView;
  useEffect(() => {
    const page = isActive ? Taro.getCurrentInstance().page : null;
    if (!page) return undefined;
    const observer = readHost(() => Taro.createIntersectionObserver(page));
    if (!observer) {
      latest.current();
      return undefined;
    }
    // Elements are there once the platform has drawn this render.
    Taro.nextTick(() => {
      observer.relativeToViewport().observe(`#${id}`, ({ intersectionRatio = 0 }) => {
        if (intersectionRatio <= 0) return;
        observer.disconnect();
        latest.current();
      });
    });
    return () => observer.disconnect();
  }, [id, isActive]);
}
