import { t } from '@lingui/core/macro';
import type { StockCardData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { useServerNow } from '@/api';
import { Button, Countdown, cx, Text } from '@/ui';
import styles from './sale-line.module.css';

type Sale = NonNullable<StockCardData['sale']>;

export interface SaleLineProps {
  sale: Sale;
  /** A moment of the window was reached: ask again. */
  onTime: () => void;
  onRemind: (isSet: boolean) => void;
  isBusy: boolean;
}

/** The window of a sale car: time left, time until the start with a reminder, or that it is over. */
export function SaleLine({ sale, onTime, onRemind, isBusy }: SaleLineProps) {
  const now = useServerNow();
  const { phase, startsAt, endsAt, isReminderSet } = sale;
  if (phase === 'over')
    return <Text size="small" tone="secondary">{t`特惠已于 ${formatInstant(endsAt, t`M月D日 HH:mm`)} 结束`}</Text>;
  const isRunning = phase === 'running';
  return (
    <div className={cx(styles.line, isRunning && styles.running)}>
      <span className={styles.words}>
        {isRunning ? t`距结束` : t`${formatInstant(startsAt, t`M月D日 HH:mm`)} 开始`}
      </span>
      <Countdown
        className={styles.clock}
        endAt={isRunning ? endsAt : startsAt}
        now={now}
        variant="plain"
        onEnd={onTime}
      />
      {!isRunning && (
        <Button
          className={styles.remind}
          size="small"
          variant={isReminderSet ? 'secondary' : 'soft'}
          icon="bell"
          loading={isBusy}
          onClick={() => onRemind(!isReminderSet)}
        >
          {isReminderSet ? t`已设提醒` : t`提醒我`}
        </Button>
      )}
    </div>
  );
}
