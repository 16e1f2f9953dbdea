interface Lock {
  release(): Promise<void>;
}

/**
 * Web pages cannot change the brightness: keeps the screen from going dark while a code is shown. Gives what ends it.
 */
export async function brighten(): Promise<() => void> {
  const { wakeLock } = navigator as Navigator & { wakeLock?: { request(kind: 'screen'): Promise<Lock> } };
  const lock = await wakeLock?.request('screen').catch(() => null);
  return () => void lock?.release().catch(() => undefined);
}
