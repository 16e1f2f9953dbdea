import { DAY_S, HOUR_S, MINUTE_S, SECOND_MS } from '../time';

/** Time left, split for display. */
export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  isOver: boolean;
}

/**
 * Splits time left into days, hours, minutes and seconds. A begun second counts in full, so the display reaches zero exactly
 * when the time is over. Negative or unreadable time is over.
 *
 * Example: 1 799 001 ms is 30 minutes 0 seconds; 90 061 000 ms is 1 day 1 hour 1 minute 1 second.
 */
export function splitCountdown(leftMs: number): Countdown {
  const total = leftMs > 0 ? Math.ceil(leftMs / SECOND_MS) : 0;
  return {
    days: Math.floor(total / DAY_S),
    hours: Math.floor(total / HOUR_S) % 24,
    minutes: Math.floor(total / MINUTE_S) % 60,
    seconds: total % 60,
    isOver: total === 0,
  };
}

/** `29:59` under an hour, `02:03:04` under a day, `1天 02:03:04` above. */
export function formatCountdown(leftMs: number): string {
  const { days, hours, minutes, seconds } = splitCountdown(leftMs);
  const two = (value: number) => String(value).padStart(2, '0');
  const short = `${two(minutes)}:${two(seconds)}`;
  if (days === 0 && hours === 0) return short;
  return `${days > 0 ? `${days}天 ` : ''}${two(hours)}:${short}`;
}
