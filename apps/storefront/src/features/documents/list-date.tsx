import { t } from '@lingui/core/macro';
import { longDate } from '@/ui';
import styles from './list-date.module.css';

/** Version and first day (YYYY-MM-DD, Shanghai) of a list, at its end. */
export function ListDate({ version, day }: { version: string; day: string }) {
  const date = longDate(Date.parse(`${day}T00:00:00+08:00`));
  return <div className={styles.date}>{t`清单版本 ${version} · ${date}更新`}</div>;
}
