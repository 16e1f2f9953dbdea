/** Delay (ms) after the first page's files before deferred work starts. */
const SETTLE_MS = 1500;

/** Runs once the first page and its files are there, on slow connections too. */
export function afterFirstPage(run: () => void): void {
  const later = () => setTimeout(run, SETTLE_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
