import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { ofActive } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { keptWords, wordsToKeep } from '../../kernel/texts';
import { stockReminderHits, stockReminders } from './stock.tables';

export type ReminderRow = typeof stockReminders.$inferSelect;

/** Inserts a reminder; returns its id, or null when the person has the same one. */
export async function insertReminder(db: Db, row: typeof stockReminders.$inferInsert): Promise<string | null> {
  const kept = wordsToKeep(row, ['title']);
  const rows = await db.insert(stockReminders).values(kept).onConflictDoNothing().returning({ id: stockReminders.id });
  return rows[0]?.id ?? null;
}

export async function findReminder(db: Db, accountId: string, fingerprint: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: stockReminders.id })
    .from(stockReminders)
    .where(and(eq(stockReminders.accountId, accountId), eq(stockReminders.fingerprint, fingerprint)));
  return row?.id;
}

/** Deletes a reminder of the account and its matches; false when there is none. */
export async function deleteReminder(db: Db, accountId: string, id: string): Promise<boolean> {
  await db
    .delete(stockReminderHits)
    .where(and(eq(stockReminderHits.accountId, accountId), eq(stockReminderHits.reminderId, id)));
  const rows = await db
    .delete(stockReminders)
    .where(and(eq(stockReminders.accountId, accountId), eq(stockReminders.id, id)))
    .returning({ id: stockReminders.id });
  return rows.length > 0;
}

/** A person's reminders, newest first, each with its number of matching cars. */
export async function selectReminders(db: Db, accountId: string) {
  const found = sql<number>`(select count(*)::int from ${stockReminderHits}
    where ${stockReminderHits.accountId} = ${stockReminders.accountId} and ${stockReminderHits.reminderId} = ${stockReminders.id})`;
  const rows = await db
    .select({ reminder: stockReminders, arrivedCount: found })
    .from(stockReminders)
    .where(eq(stockReminders.accountId, accountId))
    .orderBy(desc(stockReminders.createdAt), desc(stockReminders.id));
  return rows.map((row) => ({ ...row, reminder: keptWords(row.reminder) }));
}

/** A car's data for matching reminders. */
export interface ArrivedCar {
  stockCarId: string;
  modelId: string;
  versionId: string;
  paintCode: string;
  cityCode: string;
  priceFen: number;
}

function fits(car: ArrivedCar): SQL {
  const { modelId, versionId, paint, cityCode, minPriceFen, maxPriceFen } = stockReminders;
  return sql`(${modelId} is null or ${modelId} = ${car.modelId})
    and (${versionId} is null or ${versionId} = ${car.versionId})
    and (${paint} is null or ${paint} = ${car.paintCode})
    and (${cityCode} is null or ${cityCode} = ${car.cityCode})
    and (${minPriceFen} is null or ${minPriceFen} <= ${car.priceFen}::bigint)
    and (${maxPriceFen} is null or ${maxPriceFen} >= ${car.priceFen}::bigint)`;
}

/** A reminder that a car has just matched. */
export interface ReminderHit extends Record<string, unknown> {
  accountId: string;
  reminderId: string;
  title: string;
}

/**
 * Records a car for up to `limit` matching reminders that do not have it yet; returns those
 * recorded now.
 */
export async function takeHits(ctx: Ctx, car: ArrivedCar, limit: number): Promise<ReminderHit[]> {
  const { accountId, id, title } = stockReminders;
  const known = sql`exists (select 1 from ${stockReminderHits} where ${stockReminderHits.accountId} = ${accountId}
    and ${stockReminderHits.reminderId} = ${id} and ${stockReminderHits.stockCarId} = ${car.stockCarId})`;
  const { rows } = await ctx.db.execute<ReminderHit>(sql`
    with waiting as (
      select ${accountId} as account_id, ${id} as id, ${title} as title from ${stockReminders}
      where ${fits(car)} and not ${known} and ${ofActive(ctx, accountId)} limit ${limit}
    ), noted as (
      insert into ${stockReminderHits} (account_id, reminder_id, stock_car_id, created_at)
      select account_id, id, ${car.stockCarId}, ${new Date(ctx.now()).toISOString()}::timestamptz from waiting
      on conflict do nothing returning account_id, reminder_id
    )
    select waiting.account_id as "accountId", waiting.id as "reminderId", waiting.title
    from waiting join noted on noted.account_id = waiting.account_id and noted.reminder_id = waiting.id`);
  return rows;
}
