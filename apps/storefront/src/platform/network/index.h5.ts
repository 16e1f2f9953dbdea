/** Whether the browser says it is connected; a true is no promise. */
export const isOnline = (): boolean => navigator.onLine;

/** Calls back whenever the device goes online or offline. Returns the unsubscribe function. */
export function onNetworkChange(handle: (online: boolean) => void): () => void {
  const listener = () => handle(navigator.onLine);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Network information that some browsers provide. */
interface Connection {
  type?: string;
  saveData?: boolean;
}

/** Whether the device is on Wi-Fi, so that a film may start by itself. False where the browser does not tell. */
export const isOnWifi = (): Promise<boolean> => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Promise.resolve(connection?.type === 'wifi' && connection.saveData !== true);
};
