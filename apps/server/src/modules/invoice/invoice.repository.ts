import type { InvoiceState } from '@voltfront/rules/invoice/invoice-moves';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { keptWords, wordsToKeep } from '../../kernel/texts';
import { invoicePapers, invoices } from './invoice.tables';
import type { InvoiceKey } from './invoice.types';

type StoredInvoice = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;
export type PaperRow = typeof invoicePapers.$inferSelect;
/** An application; whether its car is registered is added by whoever locks it. */
export type InvoiceRow = StoredInvoice & { isRegistered: boolean };

const isInvoice = ({ userId, orderNo }: InvoiceKey) => and(eq(invoices.userId, userId), eq(invoices.orderNo, orderNo));
const shown = (row: StoredInvoice): InvoiceRow => ({ ...keptWords(row), isRegistered: false });

/** Adds the application of an order in its first state, unless there is one. */
export async function ensureInvoice(db: Db, row: NewInvoice): Promise<void> {
  await db.insert(invoices).values(row).onConflictDoNothing();
}

export async function selectInvoice(db: Db, key: InvoiceKey): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(isInvoice(key));
  return row && shown(row);
}

/** Reads an application and locks its row until the transaction ends. */
export async function selectInvoiceForUpdate(db: Db, key: InvoiceKey): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(isInvoice(key)).for('update');
  return row && shown(row);
}

/** Anybody's application, by the number of its order. */
export async function selectInvoiceOfOrder(db: Db, orderNo: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderNo, orderNo));
  return row && shown(row);
}

/** Applications of a customer's orders. */
export async function selectInvoices(db: Db, userId: string, orderNos: readonly string[]) {
  if (orderNos.length === 0) return new Map<string, InvoiceRow>();
  const mine = and(eq(invoices.userId, userId), inArray(invoices.orderNo, [...orderNos]));
  const rows = await db.select().from(invoices).where(mine);
  return new Map(rows.map((row) => [row.orderNo, shown(row)]));
}

export async function updateInvoice(db: Db, key: InvoiceKey, changes: Partial<NewInvoice>): Promise<void> {
  const kept = changes.reason === undefined ? changes : wordsToKeep(changes, ['reason']);
  await db.update(invoices).set(kept).where(isInvoice(key));
}

/**
 * Counts one more e-mail of a day while fewer than `most` were sent.
 * @returns false when they are used up
 */
export async function countMail(db: Db, key: InvoiceKey, day: string, most: number): Promise<boolean> {
  const isToday = sql`${invoices.mailDay} = ${day}`;
  const rows = await db
    .update(invoices)
    .set({ mailDay: day, mailCount: sql`case when ${isToday} then ${invoices.mailCount} + 1 else 1 end` })
    .where(and(isInvoice(key), sql`(not ${isToday} or ${invoices.mailCount} < ${most})`))
    .returning({ orderNo: invoices.orderNo });
  return rows.length > 0;
}

/** Adds an issued invoice; false when its number is taken. */
export async function insertPaper(db: Db, row: PaperRow): Promise<boolean> {
  const rows = await db
    .insert(invoicePapers)
    .values(row)
    .onConflictDoNothing()
    .returning({ invoiceNo: invoicePapers.invoiceNo });
  return rows.length > 0;
}

export async function selectPaper(db: Db, userId: string, invoiceNo: string): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(invoicePapers)
    .where(and(eq(invoicePapers.userId, userId), eq(invoicePapers.invoiceNo, invoiceNo)));
  return row;
}

/** Invoices that were issued for a customer's orders, newest first. */
export function selectPapers(db: Db, userId: string, orderNos: readonly string[]): Promise<PaperRow[]> {
  const mine = and(eq(invoicePapers.userId, userId), inArray(invoicePapers.orderNo, [...orderNos]));
  return db.select().from(invoicePapers).where(mine).orderBy(desc(invoicePapers.attempt));
}

/** Newest invoice numbers of many people's orders, for lists of staff. */
export async function selectPaperNumbers(db: Db, orderNos: readonly string[]): Promise<Map<string, string>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .select({ orderNo: invoicePapers.orderNo, invoiceNo: invoicePapers.invoiceNo })
    .from(invoicePapers)
    .innerJoin(invoices, and(eq(invoices.userId, invoicePapers.userId), eq(invoices.orderNo, invoicePapers.orderNo)))
    .where(and(inArray(invoices.orderNo, [...orderNos]), eq(invoicePapers.attempt, invoices.attempt)));
  return new Map(rows.map(({ orderNo, invoiceNo }) => [orderNo, invoiceNo]));
}

/** Marks an invoice as cancelled, once. */
export async function cancelPaper(db: Db, userId: string, invoiceNo: string, at: number, reason: string) {
  await db
    .update(invoicePapers)
    .set({ cancelledAt: at, redReason: reason })
    .where(
      and(eq(invoicePapers.userId, userId), eq(invoicePapers.invoiceNo, invoiceNo), isNull(invoicePapers.cancelledAt)),
    );
}

/** Keeps the number of the red invoice. */
export async function setRedNumber(db: Db, userId: string, invoiceNo: string, redNo: string): Promise<void> {
  await db
    .update(invoicePapers)
    .set({ redNo })
    .where(and(eq(invoicePapers.userId, userId), eq(invoicePapers.invoiceNo, invoiceNo), isNull(invoicePapers.redNo)));
}

/** Applications of a customer that are neither issued nor only possible. */
export async function countUnissued(db: Db, userId: string): Promise<number> {
  const states: InvoiceState[] = ['inIssue', 'returned', 'redFlushed'];
  const [row] = await db
    .select({ n: count() })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), inArray(invoices.state, states)));
  return row?.n ?? 0;
}

const newestFirst = keyset(invoices.createdAt, invoices.orderNo);

/** A page of everybody's applications, newest first. */
export async function selectForStaff(
  db: Db,
  filter: { state?: InvoiceState | undefined; storeId?: string | undefined; orderNo?: string | undefined },
  page: PageRange,
): Promise<InvoiceRow[]> {
  const { state, storeId, orderNo } = filter;
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        sql`${invoices.attempt} > 0`,
        state ? eq(invoices.state, state) : undefined,
        storeId ? eq(invoices.storeId, storeId) : undefined,
        orderNo ? eq(invoices.orderNo, orderNo) : undefined,
        newestFirst.after(page.after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(page.limit);
  return rows.map(shown);
}
