import { type Countdown, splitCountdown } from '@voltfront/rules/format/countdown';
import { useEffect, useRef, useState } from 'react';

/**
 * Counts down to a moment, once a second.
 *
 * @param endAt the moment, epoch milliseconds of the server
 * @param now the server's time in milliseconds (device time plus the known offset)
 * @param onEnd called once when the moment is reached, not when it is already past at the start
 */
export function useCountdown(endAt: number, now: () => number, onEnd?: () => void): Countdown {
  const [leftMs, setLeftMs] = useState(() => remaining(endAt, now));
  const latest = useRef({ now, onEnd });
  latest.current = { now, onEnd };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (isFirst: boolean) => {
      const left = remaining(endAt, latest.current.now);
      setLeftMs(left);
      if (left > 0) timer = setTimeout(show, (left % 1000) + 1, false);
      else if (!isFirst) latest.current.onEnd?.();
    };
    show(true);
    return () => clearTimeout(timer);
  }, [endAt]);
  return splitCountdown(leftMs);
}

function remaining(endAt: number, now: () => number): number {
  return Math.max(0, endAt - now());
}
