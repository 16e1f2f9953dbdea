import { t } from '@lingui/core/macro';
import type { BlindBookingData } from '@voltfront/contract';
import { Countdown, longDate, Stack } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import { bookingStateName } from './blind-words';
import styles from './new-car-hero.module.css';

export interface NewCarHeroProps {
  booking: BlindBookingData;
  /** The server's time in milliseconds. */
  now: () => number;
  /** A moment of the window has come. */
  onTurn: () => void;
}

/** The new car over the whole width: name, state, and what the clock counts to. */
export function NewCarHero({ booking, now, onTurn }: NewCarHeroProps) {
  const { modelName, tagline, hero, state, launchAt } = booking;
  const launchDay = longDate(launchAt);
  return (
    <div className={styles.hero}>
      <img {...pictureProps(hero, 390, true, 'cover')} className={styles.picture} alt={modelName} />
      <div className={styles.sky} />
      <div className={styles.ground} />
      <div className={styles.words}>
        <span className={styles.state}>{bookingStateName(state)}</span>
        <div className={styles.name}>{modelName}</div>
        <div className={styles.tagline}>{tagline}</div>
      </div>
      <div className={styles.foot}>
        <Clock booking={booking} now={now} onTurn={onTurn} />
        <div className={styles.launch}>{t`预计 ${launchDay} 上市，价格与版本届时公布`}</div>
      </div>
    </div>
  );
}

function Clock({ booking, now, onTurn }: NewCarHeroProps) {
  const { state, startsAt, endsAt } = booking;
  if (state !== 'notStarted' && state !== 'open' && state !== 'paused') return null;
  const isBefore = state === 'notStarted';
  return (
    <Stack row align="baseline" justify="center">
      <span className={styles.caption}>{isBefore ? t`距盲订开启` : t`距盲订结束`}</span>
      <Countdown
        endAt={isBefore ? startsAt : endsAt}
        now={now}
        variant="plain"
        onEnd={onTurn}
        className={styles.time}
      />
    </Stack>
  );
}
