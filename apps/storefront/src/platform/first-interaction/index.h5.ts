const EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Calls back once, when the customer first touches the page: by then the first load is over. Returns what ends it. */
export function onFirstInteraction(handle: () => void): () => void {
  const stop = () => {
    for (const name of EVENTS) window.removeEventListener(name, run);
  };
  const run = () => {
    stop();
    handle();
  };
  for (const name of EVENTS) window.addEventListener(name, run, { passive: true });
  return stop;
}
