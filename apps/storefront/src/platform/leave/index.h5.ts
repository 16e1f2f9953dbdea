/** Calls back whenever the app goes out of sight: another tab, another app, another page, the end. Returns what ends it. */
export function onLeave(handle: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') handle();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', handle);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', handle);
  };
}

/** Calls back when the app is in sight again. Returns what ends it. */
export function onReturn(handle: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState !== 'hidden') handle();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  return () => document.removeEventListener('visibilitychange', handleVisibility);
}

/** Sends a POST that outlives the page. Its response is ignored. */
export function sendLeaving(url: string, headers: Record<string, string>, body: unknown): Promise<void> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, keepalive: true };
  return fetch(url, { ...options, body: JSON.stringify(body) }).then(() => undefined);
}
