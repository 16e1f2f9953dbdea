/** Starts a throwaway Redis. @throws Fault when it is not installed */
export function startRedis(): Promise<{ url: string; close: () => Promise<void> }>;
