const SHANGHAI_OFFSET_MS = 8 * 3600_000;
const DAY_MS = 86_400_000;

/**
 * Day of a moment in Asia/Shanghai, which has no summer time.
 * @example shanghaiDay(Date.UTC(2026, 10, 20, 16)) // '2026-11-21'
 */
export function shanghaiDay(at: number): string {
  return new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day before the one of `at`, in Asia/Shanghai. */
export function shanghaiDayBefore(at: number): string {
  return shanghaiDay(at - DAY_MS);
}
