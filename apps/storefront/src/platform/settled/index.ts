/** Time (ms) for a page's first content: mini-programs do not report touches. */
export const STILL_MS = 3500;

/** Runs once the page has had time to settle, for what is not on screen yet. Returns what calls it off. */
export function onceSettled(run: () => void): () => void {
  const timer = setTimeout(run, STILL_MS);
  return () => clearTimeout(timer);
}
