import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import { dayStart, type PaymentMethod, READY_AFTER_MS } from '../../providers/payment';
import { insertDays, type NewDay, selectOverdue } from './day.repository';

declare module '../../kernel/jobs' {
  interface JobMap {
    /** Compares a day with the provider's statement. */
    reconcileDay: { dayId: string };
  }
}

/** Days that are looked back, for a shop that was off meanwhile. */
const DAYS_BACK = 7;
/** How late a day is when its job must have been lost. */
const LOST_AFTER_MS = 10 * MINUTE_MS;

/** A row for a day of a provider, due when providers have made their statements. */
export function newDay(method: PaymentMethod, day: string, now: number): NewDay & { nextAt: number } {
  const startAt = dayStart(day);
  const nextAt = Math.max(now, startAt + READY_AFTER_MS);
  return { id: `${day}-${method}`, method, day, startAt, nextAt, createdAt: now, updatedAt: now };
}

/** The days before today in Asia/Shanghai, the newest first. */
export const pastDays = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => formatDate(now - (index + 1) * DAY_MS));

/**
 * Writes down the days that are over, each once, and has them compared at 10:00 of the next day; starts those again whose job
 * was lost. Several processes may do it at once.
 */
export async function openDays(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const rows = ctx.app.payment.all.flatMap(({ method }) =>
    pastDays(now, DAYS_BACK).map((day) => newDay(method, day, now)),
  );
  await withTransaction(ctx, async (tx) => {
    for (const { id, nextAt } of await insertDays(tx.db, rows))
      await schedule(tx, 'reconcileDay', { dayId: id }, nextAt ?? now);
  });
  for (const { id } of await selectOverdue(ctx.db, now - LOST_AFTER_MS))
    await schedule(ctx, 'reconcileDay', { dayId: id }, now);
}
