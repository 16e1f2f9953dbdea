/** Cache of the surrounding native app: none, since mini-programs run outside of it. */
export const appCacheBytes = async (): Promise<number> => 0;

export const clearAppCache = async (): Promise<void> => undefined;
