import { t } from '@lingui/core/macro';
import type { TestDriveChannelData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS } from '@voltfront/rules/time';
import { useServerNow } from '@/api';
import { Picture, ProgressLine } from '@/ui';
import styles from './weekend-head.module.css';

/** Midnight of the next Saturday in Shanghai; today's on a Saturday. */
function nextSaturday(now: number): number {
  const midnight = shanghaiMidnight(now);
  const weekday = new Date(midnight + DAY_MS / 2).getUTCDay();
  return midnight + ((6 - weekday + 7) % 7) * DAY_MS;
}

/** Two leaves of a calendar on the picture, and the gift with what is left of it. */
export function WeekendHead({ channel }: { channel: TestDriveChannelData }) {
  const { settings, gifts } = channel;
  const { headline, lead, picture, accent, gift } = settings;
  const saturday = nextSaturday(useServerNow()());
  const leaves = [
    { day: t`周六`, at: saturday },
    { day: t`周日`, at: saturday + DAY_MS },
  ];
  return (
    <div className={styles.weekend}>
      <Picture src={picture} width={390} aspect={1.5} alt="" eager />
      <div className={styles.leaves}>
        {leaves.map(({ day, at }) => (
          <div key={day} className={styles.leaf}>
            <div className={styles.day} style={{ backgroundColor: accent }}>
              {day}
            </div>
            <div className={styles.date}>{formatInstant(at, 'D')}</div>
            <div className={styles.month}>{formatInstant(at, t`M月`)}</div>
          </div>
        ))}
        <div className={styles.words}>
          <div className={styles.headline} role="heading" aria-level={1}>
            {headline}
          </div>
          <div className={styles.lead}>{lead}</div>
        </div>
      </div>
      {gift && gifts && (
        <div className={styles.gift}>
          <div className={styles.giftRow}>
            <span className={styles.giftName}>{gift.title}</span>
            <span className={styles.left}>{gifts.left > 0 ? t`还剩 ${gifts.left} 份` : t`已领完，仍可预约`}</span>
          </div>
          <ProgressLine value={gifts.left / gifts.total} label={t`剩余礼品`} />
          <div className={styles.lead}>{gift.note}</div>
        </div>
      )}
    </div>
  );
}
