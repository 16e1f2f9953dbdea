import { t } from '@lingui/core/macro';
import { formatClock, formatDate } from '@voltfront/rules/format/date';
import { shanghaiParts } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';

/** A time that can be booked. */
export interface Slot {
  key: string;
  /** Start and end, epoch milliseconds. */
  startAt: number;
  endAt?: number;
  /** Capacity left; 0: full. Omitted when it is not limited. */
  remaining?: number;
}

export type SlotState = 'open' | 'full' | 'past';

/** A day with its slots, for display. */
export interface SlotDay {
  /** `2026-11-21` in Asia/Shanghai. */
  date: string;
  /** `今天`, `明天` or `周六`. */
  weekday: string;
  /** `11/21`. */
  short: string;
  /** `open` when any of its slots is. */
  state: SlotState;
  slots: (Slot & { state: SlotState })[];
}

/** State of a slot at a moment: past from its start on, else full when no capacity is left. */
export function slotState({ startAt, remaining }: Slot, nowMs: number): SlotState {
  if (startAt <= nowMs) return 'past';
  return remaining === 0 ? 'full' : 'open';
}

/** Slots by days of Asia/Shanghai, both in order of time. */
export function slotDays(slots: readonly Slot[], nowMs: number): SlotDay[] {
  const days = new Map<string, SlotDay>();
  for (const slot of [...slots].sort((a, b) => a.startAt - b.startAt)) {
    const date = formatDate(slot.startAt);
    const day = days.get(date) ?? newDay(date, slot.startAt, nowMs);
    day.slots.push({ ...slot, state: slotState(slot, nowMs) });
    days.set(date, day);
  }
  return [...days.values()].map((day) => ({ ...day, state: dayState(day) }));
}

function newDay(date: string, startAt: number, nowMs: number): SlotDay {
  const { month, day } = shanghaiParts(startAt);
  return { date, weekday: weekdayWords(startAt, nowMs), short: `${month}/${day}`, state: 'past', slots: [] };
}

function dayState({ slots }: SlotDay): SlotState {
  if (slots.some(({ state }) => state === 'open')) return 'open';
  return slots.some(({ state }) => state === 'full') ? 'full' : 'past';
}

function weekdayWords(instant: number, nowMs: number): string {
  const date = formatDate(instant);
  if (date === formatDate(nowMs)) return t`今天`;
  if (date === formatDate(nowMs + DAY_MS)) return t`明天`;
  const names = [t`周日`, t`周一`, t`周二`, t`周三`, t`周四`, t`周五`, t`周六`];
  return names[shanghaiParts(instant).weekday] ?? '';
}

/** `10:00`, or `10:00-11:00` with an end. */
export const slotTime = ({ startAt, endAt }: Slot): string =>
  endAt === undefined ? formatClock(startAt) : `${formatClock(startAt)}-${formatClock(endAt)}`;

/** `11月21日 周六 10:00-11:00`. */
export function slotWords(slot: Slot, nowMs: number): string {
  const { month, day } = shanghaiParts(slot.startAt);
  const rest = `${weekdayWords(slot.startAt, nowMs)} ${slotTime(slot)}`;
  return t`${month}月${day}日 ${rest}`;
}
