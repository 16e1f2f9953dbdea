/** Starts a throwaway Redis, on a free port or a given one. @throws Fault when it is not installed */
export function startRedis(options?: { port?: number }): Promise<{ url: string; close: () => Promise<void> }>;
