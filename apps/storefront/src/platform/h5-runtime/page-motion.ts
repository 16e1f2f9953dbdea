import { useCallback, useEffect, useState } from 'react';
import { wantsLessMotion } from '../motion';
import type { PageStackState } from './page-stack';
import type { PageRecord } from './page-types';

/** Longest time (ms) a page may take to slide: then it is there, even if the browser never said so. */
const LONGEST_MS = 400;

/** Two pages on their way past each other. */
export interface PageMotion {
  readonly kind: 'push' | 'pop';
  /** The page that slides over the other one, or away from it. */
  readonly upper: PageRecord;
  /** Key of the page below. */
  readonly lowerKey: string;
}

const holds = (pages: readonly PageRecord[], page: PageRecord): boolean => pages.some(({ key }) => key === page.key);

/** Transition between two stacks: a page is pushed, the top page is removed, or none (null). */
export function motionBetween(before: PageStackState, after: PageStackState): PageMotion | null {
  const [from, to] = [before.stack.at(-1), after.stack.at(-1)];
  if (!from || !to || from.key === to.key) return null;
  const isPush = holds(after.stack, from) && !holds(before.stack, to);
  if (isPush) return { kind: 'push', upper: to, lowerKey: from.key };
  const isPop = holds(before.stack, to) && !holds(after.stack, from);
  return isPop ? { kind: 'pop', upper: from, lowerKey: to.key } : null;
}

/**
 * The motion to show for a stack, until `end` or for 400 ms at most. A change in the middle of one begins the next at
 * once: nobody waits for pages to arrive.
 *
 * @param isShownByBrowser the browser itself has shown the change, as for a swipe back
 */
export function usePageMotion(state: PageStackState, isShownByBrowser: () => boolean) {
  const [seen, setSeen] = useState<{ state: PageStackState; motion: PageMotion | null }>({ state, motion: null });
  let current = seen;
  if (seen.state !== state) {
    const isSameTop = seen.state.stack.at(-1)?.key === state.stack.at(-1)?.key;
    const isShown = !wantsLessMotion() && !isShownByBrowser();
    const motion = isSameTop ? seen.motion : isShown ? motionBetween(seen.state, state) : null;
    current = { state, motion };
    setSeen(current);
  }
  const { motion } = current;
  const end = useCallback(() => setSeen((now) => (now.motion ? { ...now, motion: null } : now)), []);
  useEffect(() => {
    if (!motion) return undefined;
    const timer = setTimeout(end, LONGEST_MS);
    return () => clearTimeout(timer);
  }, [motion, end]);
  return { motion, end };
}
