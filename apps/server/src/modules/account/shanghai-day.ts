const OFFSET_MS = 8 * 3600_000;

/** Calendar day in Asia/Shanghai, `2026-11-20`. China has no summer time. */
export function shanghaiDay(now: number): string {
  return new Date(now + OFFSET_MS).toISOString().slice(0, 10);
}
