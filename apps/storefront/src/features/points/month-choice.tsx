import { t } from '@lingui/core/macro';
import { formatInstant } from '@voltfront/rules/format/date';
import { shanghaiMonth } from '@voltfront/rules/format/shanghai-month';
import { useState } from 'react';
import { serverNow } from '@/api';
import { Icon, PickerSheet, pressable } from '@/ui';
import styles from './points.module.css';

/** Number of months that points are valid; older entries are listed under all months. */
const MONTHS = 25;
const ALL = 'all';

/** The newest months in Shanghai, such as `2026-11`, this one first. */
function newestMonths(now: number): string[] {
  const [year = 0, month = 1] = formatInstant(now, 'YYYY-M').split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const date = new Date(Date.UTC(year, month - 1 - back));
    return date.toISOString().slice(0, 7);
  });
}

/** `2026年11月`, in English `Nov 2026`. */
const monthName = (month: string): string => formatInstant(shanghaiMonth(month).from, t`YYYY年M月`);

/** Chooses a month from a sheet. @param month such as `2026-11`, empty for all */
export function MonthChoice({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const months = newestMonths(serverNow()).map((key) => ({ key, text: monthName(key) }));
  return (
    <>
      <div className={styles.monthChoice} {...pressable(() => setIsOpen(true))}>
        {month ? monthName(month) : t`全部月份`}
        <Icon name="chevron-down" size={16} />
      </div>
      <PickerSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`选择月份`}
        options={[{ key: ALL, text: t`全部月份` }, ...months]}
        value={month || ALL}
        onSelect={(key) => onChange(key === ALL ? '' : key)}
      />
    </>
  );
}
