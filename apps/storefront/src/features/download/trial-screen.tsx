import { t } from '@lingui/core/macro';
import { serverNow } from '@/api';
import { Countdown, longDate, ProgressLine } from '@/ui';
import styles from './trial-screen.module.css';
import type { TrialData } from './types';
import { systemWords } from './words';

/** A trial round: version, focus of the test, seats and time left. */
export function TrialScreen({ round, onEnd }: { round: NonNullable<TrialData['round']>; onEnd: () => void }) {
  const { version, builtAt, focus, seatsLeft, seatsTotal, endsAt, platforms } = round;
  const day = (at: number) => longDate(at);
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <div className={styles.eyebrow}>{t`体验版`}</div>
        <div className={styles.version}>{version}</div>
        <div className={styles.note}>
          {t`构建于 ${day(builtAt)}`} · {platforms.map(systemWords).join(' / ')}
        </div>
      </div>
      <div className={styles.card}>
        <div className={styles.row}>
          <span>{t`剩余名额`}</span>
          <span className={styles.value}>{t`${seatsLeft} / ${seatsTotal}`}</span>
        </div>
        <ProgressLine value={seatsLeft / seatsTotal} label={t`剩余名额`} />
        <div className={styles.row}>
          <span>{t`体验截止`}</span>
          <span className={styles.value}>{day(endsAt)}</span>
        </div>
        <div className={styles.row}>
          <span>{t`距离截止`}</span>
          <span className={styles.value}>
            <Countdown endAt={endsAt} now={serverNow} variant="plain" onEnd={onEnd} />
          </span>
        </div>
      </div>
      {focus.length > 0 && (
        <div className={styles.section}>
          <div className={styles.heading}>{t`请重点体验`}</div>
          {focus.map((line, at) => (
            <div key={line} className={styles.focus}>
              <span className={styles.number}>{at + 1}</span>
              <span className={styles.words}>{line}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
