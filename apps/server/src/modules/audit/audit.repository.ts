import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { auditEntries } from './audit.tables';

const newestFirst = keyset(auditEntries.createdAt, auditEntries.id);

/** Adds an entry. */
export async function addEntry(tx: Db, row: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(row);
}

/** A page of the trail, newest first; of one member of staff where that is asked for. */
export async function selectTrail(db: Db, staffId: string | undefined, page: PageRange) {
  const ofStaff = staffId === undefined ? undefined : eq(auditEntries.staffId, staffId);
  return db
    .select()
    .from(auditEntries)
    .where(and(ofStaff, newestFirst.after(page.after)))
    .orderBy(...newestFirst.order)
    .limit(page.limit);
}
