import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { keptWords, wordsToKeep } from '../../kernel/texts';
import { insurances } from './insurance.tables';
import type { InsuranceKey } from './insurance.types';

export type InsuranceRow = typeof insurances.$inferSelect;
export type NewInsurance = typeof insurances.$inferInsert;

const isOf = ({ userId, orderNo }: InsuranceKey) => and(eq(insurances.userId, userId), eq(insurances.orderNo, orderNo));

export async function selectInsurance(db: Db, key: InsuranceKey): Promise<InsuranceRow | undefined> {
  const [row] = await db.select().from(insurances).where(isOf(key));
  return row && keptWords(row);
}

/** Reads the insurance of an order and locks its row until the transaction ends. */
export async function selectInsuranceForUpdate(db: Db, key: InsuranceKey): Promise<InsuranceRow | undefined> {
  const [row] = await db.select().from(insurances).where(isOf(key)).for('update');
  return row && keptWords(row);
}

/** The insurance of an order by its number alone, for staff. */
export async function selectByOrder(db: Db, orderNo: string): Promise<InsuranceRow | undefined> {
  const [row] = await db.select().from(insurances).where(eq(insurances.orderNo, orderNo));
  return row && keptWords(row);
}

/** Adds a row, unless the order has one. */
export async function addInsurance(db: Db, row: NewInsurance): Promise<void> {
  await db
    .insert(insurances)
    .values(withWords(row) as NewInsurance)
    .onConflictDoNothing();
}

/** Replaces references to texts by their words, and keeps the references beside them. */
const withWords = (row: Partial<NewInsurance>): Partial<NewInsurance> => {
  const { request, quote } = row;
  if (request === undefined && quote === undefined) return row;
  return wordsToKeep({ ...row, request: request ?? null, quote: quote ?? null }, ['request', 'quote']);
};

/**
 * Changes the insurance of an order; it must be locked. Request and quote are always written together, since their texts
 * are kept in one column.
 */
export async function updateInsurance(
  db: Db,
  row: InsuranceRow,
  changes: Partial<NewInsurance>,
): Promise<InsuranceRow> {
  const isSaid = changes.request !== undefined || changes.quote !== undefined;
  const said = isSaid ? { request: row.request, quote: row.quote, ...changes } : changes;
  const [stored] = await db.update(insurances).set(withWords(said)).where(isOf(row)).returning();
  return keptWords(stored as InsuranceRow);
}

const sentLast = keyset(insurances.ownSentAt, insurances.orderNo);

/** Own policies in a state, those sent last first; of one store where that is asked for. */
export async function selectToCheck(
  db: Db,
  { state, storeId }: { state: InsuranceRow['state']; storeId: string | undefined },
  { after, limit }: PageRange,
): Promise<InsuranceRow[]> {
  const inStore = storeId === undefined ? undefined : eq(insurances.storeId, storeId);
  const rows = await db
    .select()
    .from(insurances)
    .where(and(eq(insurances.state, state), inStore, sentLast.after(after)))
    .orderBy(...sentLast.order)
    .limit(limit);
  return rows.map(keptWords);
}
