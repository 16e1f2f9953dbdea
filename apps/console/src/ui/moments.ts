import { formatDate, formatDateTime } from '@voltfront/rules/format/date';
import { weekStartMs } from '@voltfront/rules/order/transport';
import { DAY_MS } from '@voltfront/rules/time';
import dayjs, { type Dayjs } from 'dayjs';

/** A moment, or a dash where there is none. */
export const momentOr = (at: number | null): string => (at === null ? '–' : formatDateTime(at));

/** First and last day of a span. */
export const daysOf = ({ fromAt, toAt }: { fromAt: number; toAt: number }): string =>
  `${formatDate(fromAt)} ~ ${formatDate(toAt)}`;

/** Start of a chosen day in Shanghai. */
export const startOfDay = (day: Dayjs): number => Date.parse(`${day.format('YYYY-MM-DD')}T00:00:00+08:00`);

/** A chosen day and time in Shanghai. */
export const momentOf = (day: Dayjs): number => Date.parse(`${day.format('YYYY-MM-DDTHH:mm')}:00+08:00`);

/** Last moment of a chosen day in Shanghai. */
export const endOfDay = (day: Dayjs): number => startOfDay(day) + DAY_MS - 1;

/** The day of a moment in Shanghai, as date pickers take it. */
export const dayOf = (at: number): Dayjs => dayjs(formatDate(at));

/** Monday of the week of a chosen day, as a date picker of weeks shows it. */
export const sayWeek = (day: Dayjs): string => formatDate(weekStartMs(startOfDay(day)));
