import { HOUR_MS } from '@voltfront/rules/time';
import { useEffect, useState } from 'react';
import { useServerNow } from '@/api';

/** Longest that a timer runs (ms): the next moment is looked for again then. */
const MOST_MS = HOUR_MS;

/** The server's time, told anew at each of these moments. */
export function useTurn(moments: readonly number[]): number {
  const serverNow = useServerNow();
  const [, setTurn] = useState(0);
  const now = serverNow();
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setTurn((last) => last + 1), Math.min(MOST_MS, Math.max(1, next - serverNow())));
    return () => clearTimeout(timer);
  });
  return now;
}
