import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys, Home and End in a row of choices: selects the neighbour and moves the focus to it.
 *
 * @param index the chosen one
 * @param count how many there are
 */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
  select: (index: number) => void,
) {
  const target = targetIndex(event.key, index, count);
  if (target === undefined) return;
  event.preventDefault();
  select(target);
  const next = event.currentTarget.children[target];
  (next as HTMLElement | undefined)?.focus?.();
}

function targetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + count) % count;
}
