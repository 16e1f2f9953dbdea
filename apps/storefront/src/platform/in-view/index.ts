import Taro from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { readHost } from '../host';
import { whenDrawn } from '../measure/when-drawn';

type Observer = ReturnType<typeof Taro.createIntersectionObserver>;

/** Watches until the element becomes visible, once. */
function watch(observer: Observer, id: string, onView: () => void): void {
  observer.relativeToViewport().observe(`#${id}`, ({ intersectionRatio = 0 }) => {
    if (intersectionRatio <= 0) return;
    observer.disconnect();
    onView();
  });
}

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
    const callOff = whenDrawn(id, () => watch(observer, id, () => latest.current()));
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [id, isActive]);
}
