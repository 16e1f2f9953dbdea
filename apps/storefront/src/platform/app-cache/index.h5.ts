import { callApp } from '../bridge';
import { isInContainer } from '../container';

/** Bytes that the native car app keeps and can load again; 0 outside of it, and where it does not tell. */
export async function appCacheBytes(): Promise<number> {
  if (!isInContainer()) return 0;
  return callApp('operation.cacheSize').then(
    ({ bytes }) => bytes,
    () => 0,
  );
}

/** Clears what was counted. */
export async function clearAppCache(): Promise<void> {
  if (isInContainer()) await callApp('operation.clearCache').catch(() => null);
}
