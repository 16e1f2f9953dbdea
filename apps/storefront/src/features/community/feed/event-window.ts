import { t } from '@lingui/core/macro';
import { formatInstant } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import { shortDate } from '@/ui';

export type EventPhase = 'coming' | 'open' | 'over';

/** Position of a moment relative to a time window (ms). */
export function phaseOf(startsAt: number, endsAt: number, now: number): EventPhase {
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'open' : 'over';
}

/** The window in words: `11月21日 14:00–17:00` within a day, `11月21日–12月3日` over several. */
export function windowText(startsAt: number, endsAt: number): string {
  const day = (at: number) => shortDate(at);
  const clock = (at: number) => formatInstant(at, 'HH:mm');
  if (day(startsAt) !== day(endsAt) && endsAt - startsAt > DAY_MS) return `${day(startsAt)}–${day(endsAt)}`;
  return clock(startsAt) === clock(endsAt) ? day(startsAt) : `${day(startsAt)} ${clock(startsAt)}–${clock(endsAt)}`;
}

/** A phase in words. */
export function phaseText(phase: EventPhase): string {
  if (phase === 'coming') return t`即将开始`;
  return phase === 'open' ? t`进行中` : t`已结束`;
}
