import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { cx } from '../cx';
import { EmptyState } from '../feedback/empty-state';
import { Strip } from '../layout/strip';
import { moveByKey, tabStop } from '../navigation/roving';
import { type Slot, type SlotDay, slotDays, slotTime } from './slot-days';
import styles from './slot-picker.module.css';

/** At this capacity or below, the number left is shown. */
const FEW = 2;

export interface SlotPickerProps {
  slots: readonly Slot[];
  /** Key of the chosen slot. */
  value: string | null;
  onChange: (key: string) => void;
  /** Accessible name: the booked item. */
  label: string;
  /** The server's time in milliseconds; default: the device's. */
  now?: () => number;
}

/** Days side by side and the times of the chosen one: free, full or past. Times are those of Asia/Shanghai. */
export function SlotPicker({ slots, value, onChange, label, now = Date.now }: SlotPickerProps) {
  const days = useMemo(() => slotDays(slots, now()), [slots, now]);
  const [date, setDate] = useState<string | null>(null);
  const day =
    days.find((each) => each.date === date) ??
    days.find((each) => each.slots.some(({ key }) => key === value)) ??
    days.find(({ state }) => state === 'open') ??
    days[0];
  if (!day) return <EmptyState title={t`暂无可约时段`} top={4} />;
  return (
    <div className={styles.picker}>
      <DayStrip days={days} date={day.date} onChange={setDate} label={label} />
      <Times day={day} value={value} onChange={onChange} label={label} />
    </div>
  );
}

interface DayStripProps {
  days: readonly SlotDay[];
  date: string;
  onChange: (date: string) => void;
  label: string;
}

function DayStrip({ days, date, onChange, label }: DayStripProps) {
  const index = days.findIndex((day) => day.date === date);
  const select = (at: number) => {
    const day = days[at];
    if (day) onChange(day.date);
  };
  return (
    <Strip className={styles.scroll} chosen={index}>
      {(idOf) => (
        <div
          className={styles.strip}
          role="radiogroup"
          aria-label={t`${label}：日期`}
          onKeyDown={(event) => moveByKey(event, index, days.length, select)}
        >
          {days.map((day, at) => (
            <DayButton key={day.date} id={idOf(at)} day={day} isChosen={at === index} onSelect={() => select(at)} />
          ))}
        </div>
      )}
    </Strip>
  );
}

interface DayButtonProps {
  id: string;
  day: SlotDay;
  isChosen: boolean;
  onSelect: () => void;
}

function DayButton({ id, day, isChosen, onSelect }: DayButtonProps) {
  const note = { open: t`可约`, full: t`约满`, past: t`已过` }[day.state];
  return (
    <button
      id={id}
      type="button"
      role="radio"
      aria-checked={isChosen}
      tabIndex={isChosen ? 0 : -1}
      className={cx(styles.day, isChosen && styles.chosen, day.state !== 'open' && styles.closed)}
      onClick={onSelect}
    >
      <span className={styles.weekday}>{day.weekday}</span>
      <span className={styles.date}>{day.short}</span>
      <span className={styles.note}>{note}</span>
    </button>
  );
}

interface TimesProps {
  day: SlotDay;
  value: string | null;
  onChange: (key: string) => void;
  label: string;
}

function Times({ day, value, onChange, label }: TimesProps) {
  const { slots } = day;
  const chosen = slots.findIndex(({ key }) => key === value);
  const isClosed = (at: number) => slots[at]?.state !== 'open';
  const stop = tabStop(chosen, slots.length, isClosed);
  const select = (at: number) => {
    const slot = slots[at];
    if (slot && !isClosed(at)) onChange(slot.key);
  };
  return (
    <div
      className={styles.times}
      role="radiogroup"
      aria-label={t`${label}：时段`}
      onKeyDown={(event) => moveByKey(event, stop, slots.length, select, isClosed)}
    >
      {slots.map((slot, at) => (
        <button
          key={slot.key}
          type="button"
          role="radio"
          aria-checked={at === chosen}
          disabled={isClosed(at)}
          tabIndex={at === stop ? 0 : -1}
          className={cx(styles.time, at === chosen && styles.chosen, isClosed(at) && styles.closed)}
          onClick={() => select(at)}
        >
          <span className={styles.clock}>{slotTime(slot)}</span>
          <Note slot={slot} />
        </button>
      ))}
    </div>
  );
}

function Note({ slot }: { slot: SlotDay['slots'][number] }) {
  const { state, remaining } = slot;
  if (state === 'past') return <span className={styles.note}>{t`已过`}</span>;
  if (state === 'full') return <span className={styles.note}>{t`约满`}</span>;
  if (remaining === undefined) return <span className={styles.note}>{t`可约`}</span>;
  const isFew = remaining <= FEW;
  return (
    <span className={cx(styles.note, isFew && styles.few)}>
      {isFew ? t`仅剩 ${remaining} 位` : t`余 ${remaining} 位`}
    </span>
  );
}
