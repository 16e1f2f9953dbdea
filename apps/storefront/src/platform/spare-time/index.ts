import { networkKind } from '../network';

/** Mini-programs tell nothing about being idle: they get this long (ms) to finish what they are at. */
const SETTLE_MS = 600;

const SLOW: readonly string[] = ['none', 'notreachable', '2g', '3g', 'unknown'];

/**
 * Runs once the page has nothing better to do, for what is fetched before anybody asks for it. Never where the
 * connection is slow. Returns what calls it off.
 */
export function inSpareTime(run: () => void): () => void {
  let isWanted = true;
  const start = (kind: string) => {
    if (isWanted && !SLOW.includes(kind)) run();
  };
  const timer = setTimeout(() => void networkKind().then(start), SETTLE_MS);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
