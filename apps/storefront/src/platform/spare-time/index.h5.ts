/** Browsers without idle callbacks get this long (ms) to finish what they are at. */
const SETTLE_MS = 400;

/** Network information that some browsers provide. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isConnectionNarrow(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/**
 * Runs once the page has nothing better to do, for what is fetched before anybody asks for it. Never where the customer
 * saves data or the connection is slow. Returns what calls it off.
 */
export function inSpareTime(run: () => void): () => void {
  if (isConnectionNarrow()) return () => undefined;
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, SETTLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(handle);
}
