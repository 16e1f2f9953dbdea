import { t } from '@lingui/core/macro';
import type { TestDriveChannelData, TestDriveData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS } from '@voltfront/rules/time';
import { useServerNow } from '@/api';
import { Text } from '@/ui';
import styles from './second-head.module.css';

export interface SecondHeadProps {
  channel: TestDriveChannelData;
  /** What the person applied for in the first phase. */
  earlier: TestDriveData | null;
}

/** A large two, the days that can be booked as a sheet of three weeks, and who is known already. */
export function SecondHead({ channel: { settings }, earlier }: SecondHeadProps) {
  const { headline, lead, accent, slots } = settings;
  const today = shanghaiMidnight(useServerNow()());
  const days = Array.from({ length: slots?.days ?? 0 }, (_, index) => today + index * DAY_MS);
  return (
    <div className={styles.second}>
      <div className={styles.row}>
        <div className={styles.two} style={{ backgroundColor: accent }} aria-hidden="true">
          2
        </div>
        <div className={styles.words}>
          <Text size="title-2" weight="bold" leading="title-2" heading={1}>
            {headline}
          </Text>
          <Text size="small" tone="secondary" leading="normal">
            {lead}
          </Text>
        </div>
      </div>
      <div className={styles.days} aria-hidden="true">
        {days.map((day, index) => (
          <div key={day} className={styles.day} style={index === 0 ? { backgroundColor: accent } : undefined}>
            <span className={index === 0 ? styles.today : undefined}>{formatInstant(day, 'D')}</span>
          </div>
        ))}
      </div>
      {earlier && (
        <div className={styles.known} style={{ borderColor: accent }}>
          <Text weight="medium">{t`${earlier.contact.name}，欢迎回来`}</Text>
          <Text size="small" tone="secondary">
            {t`第一季报名 ${earlier.contact.mobile}，姓名可不填`}
          </Text>
        </div>
      )}
    </div>
  );
}
