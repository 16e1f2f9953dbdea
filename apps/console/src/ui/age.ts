import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { useTexts } from '../texts/texts';

/** How long something lasts, in its largest unit. */
export function sayAge({ t }: ReturnType<typeof useTexts>, ms: number): string {
  if (ms >= DAY_MS) return t('days', { n: Math.floor(ms / DAY_MS) });
  if (ms >= HOUR_MS) return t('hours', { n: Math.floor(ms / HOUR_MS) });
  return t('minutes', { n: Math.max(1, Math.floor(ms / MINUTE_MS)) });
}
