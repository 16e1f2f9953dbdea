import Taro from '@tarojs/taro';
import { isDrawn } from './index';
import { whenMeasured } from './when-measured';

/** Between two looks (ms): an element is there once the host has drawn what React made. */
const LOOK_EVERY_MS = 200;

/** Runs once the element is drawn, also when it never seems to be. Returns what calls it off. */
export function whenDrawn(id: string, run: () => void): () => void {
  let callOff: (() => void) | undefined;
  let isWanted = true;
  Taro.nextTick(() => {
    if (!isWanted) return;
    const measure = async () => (await isDrawn(id)) || null;
    callOff = whenMeasured({ measure, everyMs: LOOK_EVERY_MS, use: run, onGiveUp: run });
  });
  return () => {
    isWanted = false;
    callOff?.();
  };
}
