import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { formEntries, formVersions } from './form.tables';

/** A stored entry. */
export type EntryRow = typeof formEntries.$inferSelect;

/** Identifies a person's entry. */
export type EntryKey = Pick<EntryRow, 'userId' | 'entryId'>;

const isEntry = ({ userId, entryId }: EntryKey) =>
  and(eq(formEntries.userId, userId), eq(formEntries.entryId, entryId));

/** The newest two versions of a form, the one in force first. */
export function selectNewest(db: Db, formId: string): Promise<(typeof formVersions.$inferSelect)[]> {
  return db
    .select()
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(formVersions.version))
    .limit(2);
}

/** Entries by their ids, each with the version of its form that was answered. */
export async function selectEntriesWithForms(
  db: Db,
  entryIds: readonly string[],
): Promise<Map<string, { entry: EntryRow; form: FormDefinition }>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ entry: formEntries, form: formVersions.definition })
    .from(formEntries)
    .innerJoin(
      formVersions,
      and(eq(formVersions.formId, formEntries.formId), eq(formVersions.version, formEntries.version)),
    )
    .where(inArray(formEntries.entryId, [...entryIds]));
  return new Map(rows.map((row) => [row.entry.entryId, row]));
}

export async function selectVersion(db: Db, formId: string, version: number): Promise<FormDefinition | undefined> {
  const isWanted = and(eq(formVersions.formId, formId), eq(formVersions.version, version));
  const [row] = await db.select({ definition: formVersions.definition }).from(formVersions).where(isWanted);
  return row?.definition;
}

/** Inserts a version; false when it exists. */
export async function insertVersion(db: Db, definition: FormDefinition, now: number): Promise<boolean> {
  const row = { formId: definition.id, version: definition.version, definition, createdAt: now };
  return (await db.insert(formVersions).values(row).onConflictDoNothing().returning()).length > 0;
}

/**
 * Inserts an entry; false when one with the same person, form and `once` exists. Waits for a
 * concurrent transaction that is inserting it.
 */
export async function insertEntry(db: Db, row: EntryRow): Promise<boolean> {
  return (await db.insert(formEntries).values(row).onConflictDoNothing().returning()).length > 0;
}

export async function selectOnce(
  db: Db,
  { userId, formId, once }: Pick<EntryRow, 'userId' | 'formId' | 'once'>,
): Promise<EntryRow | undefined> {
  const isWanted = and(eq(formEntries.userId, userId), eq(formEntries.formId, formId), eq(formEntries.once, once));
  const [row] = await db.select().from(formEntries).where(isWanted);
  return row;
}

export async function selectEntry(db: Db, key: EntryKey): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(formEntries).where(isEntry(key));
  return row;
}

export const updateEntry = async (db: Db, { version, answers, masked, sealed, ...key }: EntryRow): Promise<void> => {
  await db.update(formEntries).set({ version, answers, masked, sealed }).where(isEntry(key));
};

export const deleteEntry = async (db: Db, key: EntryKey): Promise<void> => {
  await db.delete(formEntries).where(isEntry(key));
};
