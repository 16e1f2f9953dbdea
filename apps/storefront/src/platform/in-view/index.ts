import Taro from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { readHost } from '../host';
import { isDrawn } from '../measure';

/** An element is looked for this often, and this far apart (ms): it is there once the host has drawn what React made. */
const TRIES = 10;
const TRY_EVERY_MS = 100;

type Observer = ReturnType<typeof Taro.createIntersectionObserver>;

/** Runs once the element is drawn, also when it never seems to be. Returns what calls it off. */
function whenDrawn(id: string, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const look = async (triesLeft: number) => {
    const isThere = await isDrawn(id);
    if (!isWanted) return;
    if (isThere || triesLeft <= 1) run();
    else timer = setTimeout(() => void look(triesLeft - 1), TRY_EVERY_MS);
  };
  Taro.nextTick(() => void look(TRIES));
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

/** Watches until the element comes into view, once. */
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
