/** Whether the browser says it is connected; a true is no promise. */
export const isOnline = (): boolean => navigator.onLine;

/** Calls back whenever the connection comes or goes. Returns what ends it. */
export function onNetworkChange(handle: (online: boolean) => void): () => void {
  const listener = () => handle(navigator.onLine);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
