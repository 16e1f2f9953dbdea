import Taro from '@tarojs/taro';
import { isDrawn } from './index';

/** An element is looked for this often, and this far apart (ms): it is there once the host has drawn what React made. */
const TRIES = 10;
const TRY_EVERY_MS = 100;

/** Runs once the element is drawn, also when it never seems to be. Returns what calls it off. */
export function whenDrawn(id: string, run: () => void): () => void {
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
