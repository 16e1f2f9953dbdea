import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys, Home and End in a row of choices: selects the neighbour and moves the focus to it, past what is disabled.
 *
 * @param index the chosen one
 * @param count how many there are
 * @param isDisabled tells which of them cannot be chosen; default: all can
 */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
  select: (index: number) => void,
  isDisabled: (index: number) => boolean = () => false,
) {
  const target = targetIndex(event.key, index, count, isDisabled);
  if (target === undefined) return;
  event.preventDefault();
  select(target);
  const next = event.currentTarget.children[target];
  (next as HTMLElement | undefined)?.focus?.();
}

/** Arrow keys, Home and End in a list whose choice ends something: they only move the focus; Enter or Space chooses. */
export function focusByKey(event: KeyboardEvent<HTMLElement>, isDisabled?: (index: number) => boolean) {
  const items = Array.from(event.currentTarget.children);
  const index = items.findIndex((item) => item.contains(event.target as Node));
  moveByKey(event, Math.max(0, index), items.length, () => undefined, isDisabled);
}

/** Index of the tab stop: the chosen item, or the first that can be chosen. */
export function tabStop(chosen: number, count: number, isDisabled: (index: number) => boolean): number {
  if (chosen >= 0) return chosen;
  return Math.max(0, step(-1, 1, count, isDisabled));
}

function targetIndex(
  key: string,
  index: number,
  count: number,
  isDisabled: (index: number) => boolean,
): number | undefined {
  if (key === 'Home') return step(-1, 1, count, isDisabled);
  if (key === 'End') return step(count, -1, count, isDisabled);
  const by = STEPS[key];
  return by === undefined ? undefined : step(index, by, count, isDisabled);
}

/** Index of the next item that can be chosen, wrapping around; the same one when there is no other. */
function step(from: number, by: number, count: number, isDisabled: (index: number) => boolean): number {
  for (let steps = 1; steps <= count; steps += 1) {
    const place = (((from + by * steps) % count) + count) % count;
    if (!isDisabled(place)) return place;
  }
  return from;
}
