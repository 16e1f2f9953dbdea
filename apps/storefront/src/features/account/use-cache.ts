import { useCallback, useEffect, useState } from 'react';
import { appCacheBytes, clearAppCache } from '@/platform/app-cache';
import { cacheBytes, clearCache } from './cache-size';

/** What can be cleared, in bytes: our own, and the native car app's where it hosts us. */
export function useCache(): { bytes: number; clear: () => Promise<void> } {
  const [own, setOwn] = useState(cacheBytes);
  const [app, setApp] = useState(0);
  const count = useCallback(async () => {
    setOwn(cacheBytes());
    setApp(await appCacheBytes());
  }, []);
  useEffect(() => void count(), [count]);
  const clear = async () => {
    clearCache();
    await clearAppCache();
    await count();
  };
  return { bytes: own + app, clear };
}
