/** Spans of time in milliseconds, unless the name ends in `_S`: then in seconds. `5 * MINUTE_MS` is five minutes. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

export const MINUTE_S = 60;
export const HOUR_S = 3600;
export const DAY_S = 86_400;
