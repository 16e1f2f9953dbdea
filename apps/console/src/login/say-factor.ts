import { FACTOR_PAUSED, FACTOR_WRONG } from '@voltfront/contract/error-codes';
import { formatClock } from '@voltfront/rules/format/date';
import { CallError } from '../api/call';
import type { useTexts } from '../texts/texts';

type Texts = ReturnType<typeof useTexts>;

/** What a refused code means, in words. */
export function sayFactor({ t }: Texts, error: unknown): string {
  if (!(error instanceof CallError) || error.code === '') return t('offline');
  const { triesLeft, resumesAt } = (error.data ?? {}) as { triesLeft?: number; resumesAt?: number };
  if (error.code === FACTOR_WRONG && triesLeft !== undefined)
    return `${error.message} · ${t('triesLeft', { n: triesLeft })}`;
  if (error.code === FACTOR_PAUSED && resumesAt !== undefined)
    return t('pausedUntil', { time: formatClock(resumesAt) });
  return error.message;
}
