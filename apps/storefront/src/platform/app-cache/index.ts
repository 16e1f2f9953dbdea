/** What an app around us keeps: nothing, since mini-programs run outside of the native car app. */
export const appCacheBytes = async (): Promise<number> => 0;

export const clearAppCache = async (): Promise<void> => undefined;
