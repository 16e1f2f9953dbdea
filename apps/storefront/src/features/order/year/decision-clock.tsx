import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Countdown, Text } from '@/ui';
import styles from './decision-clock.module.css';

export interface DecisionClockProps {
  /** Epoch milliseconds of the server. */
  deadlineAt: number;
  /** The server's time in milliseconds. */
  now: () => number;
  /** Outcome at the deadline; default: the current year is kept. */
  text?: string;
  onEnd: () => void;
}

/** Time left for a decision, on the server's clock. */
export function DecisionClock({ deadlineAt, now, text = t`未选择将保留现款`, onEnd }: DecisionClockProps) {
  const until = formatDateTime(deadlineAt);
  return (
    <div className={styles.clock}>
      <div className={styles.words}>
        <div className={styles.label}>{t`距选择截止`}</div>
        <Text size="caption" tone="secondary" leading="body">
          {t`${until} 截止`} · {text}
        </Text>
      </div>
      <Countdown endAt={deadlineAt} now={now} onEnd={onEnd} />
    </div>
  );
}
