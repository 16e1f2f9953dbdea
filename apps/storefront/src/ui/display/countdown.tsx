import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import styles from './countdown.module.css';
import { useCountdown } from './use-countdown';

export interface CountdownProps {
  /** End, epoch milliseconds of the server. */
  endAt: number;
  /** The server's time in milliseconds. */
  now: () => number;
  /** `boxes` puts each figure in a tile, `plain` writes one line. */
  variant?: 'boxes' | 'plain';
  onEnd?: () => void;
  className?: string;
}

/** Time left until a moment of the server's clock. */
export function Countdown({ endAt, now, variant = 'boxes', onEnd, className }: CountdownProps) {
  const left = useCountdown(endAt, now, onEnd);
  const clock = [left.hours, left.minutes, left.seconds].map(twoDigits);
  const days = left.days > 0 ? t`${left.days}天` : '';
  return (
    <span className={cx(styles.countdown, styles[variant], className)} role="timer" aria-label={days + clock.join(':')}>
      {days && <span className={styles.days}>{days}</span>}
      {variant === 'plain' ? <span>{clock.join(':')}</span> : <Tiles figures={clock} />}
    </span>
  );
}

function Tiles({ figures }: { figures: string[] }) {
  const [hours, minutes, seconds] = figures;
  return (
    <span className={styles.tiles} aria-hidden>
      <span className={styles.tile}>{hours}</span>
      <span className={styles.colon}>:</span>
      <span className={styles.tile}>{minutes}</span>
      <span className={styles.colon}>:</span>
      <span className={styles.tile}>{seconds}</span>
    </span>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
