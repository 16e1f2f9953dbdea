import { t } from '@lingui/core/macro';
import { useServerNow } from '@/api';
import { Countdown, cx, Fill, Icon } from '@/ui';
import styles from './hold-clock.module.css';

export interface HoldClockProps {
  /** End of the hold, epoch milliseconds of the server. */
  endsAt: number;
  onEnd: () => void;
  /** Words before the clock; default: the car is kept for you. */
  children?: string;
  className?: string;
}

/** Time left of a reserved car, on the server's clock. */
export function HoldClock({ endsAt, onEnd, children, className }: HoldClockProps) {
  const now = useServerNow();
  return (
    <div className={cx(styles.hold, className)}>
      <Icon name="clock" size={16} className={styles.icon} />
      <Fill inline>{children ?? t`本车已为您保留`}</Fill>
      <Countdown className={styles.clock} endAt={endsAt} now={now} variant="plain" onEnd={onEnd} />
    </div>
  );
}
