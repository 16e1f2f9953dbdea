import { useCallback, useEffect, useState } from 'react';
import { MOTION_MS } from '@/ui';
import styles from './page.module.css';

const NONE: ReadonlySet<string> = new Set();

/** Ids that a list has shown since it was last empty, and which of them are new. */
interface Shown {
  known: ReadonlySet<string>;
  arriving: ReadonlySet<string>;
}

/**
 * Lets entries that come to a list fade in: the first ones after a loading view, later parts, one that was just written.
 * Entries of the first render, such as a first screen from the server, never fade.
 *
 * @param keys of all entries, each once
 * @returns the class for the entry with a key, for as long as it fades in
 * @example const arrival = useArrivals(ids); … <div key={id} className={cx(styles.card, arrival(id))}>
 */
export function useArrivals(keys: readonly string[]): (key: string) => string | undefined {
  const [shown, setShown] = useState<Shown>(() => ({ known: new Set(keys), arriving: NONE }));
  const next = afterRender(shown, keys);
  if (next !== shown) setShown(next);
  const { arriving } = next;
  useEffect(() => {
    if (arriving.size === 0) return undefined;
    const timer = setTimeout(() => setShown((before) => ({ ...before, arriving: NONE })), MOTION_MS.base);
    return () => clearTimeout(timer);
  }, [arriving]);
  return useCallback((key: string) => (arriving.has(key) ? styles.arriving : undefined), [arriving]);
}

/** Returns the same object while there is nothing new; an emptied list starts over. */
function afterRender(shown: Shown, keys: readonly string[]): Shown {
  const { known, arriving } = shown;
  if (keys.length === 0) return known.size === 0 ? shown : { known: NONE, arriving: NONE };
  const fresh = keys.filter((key) => !known.has(key));
  if (fresh.length === 0) return shown;
  return { known: new Set([...known, ...fresh]), arriving: new Set([...arriving, ...fresh]) };
}
