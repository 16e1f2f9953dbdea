/** Starts a throwaway PostgreSQL; `url` is for its superuser. @throws Fault when it is not installed */
export function startPostgres(): Promise<{ url: string; close: () => Promise<void> }>;
