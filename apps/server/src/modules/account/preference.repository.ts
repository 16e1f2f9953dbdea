import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keysetById, type PageRange } from '../../kernel/list';
import { consentRecords, notificationSettings } from './account.tables';

type Settings = typeof notificationSettings.$inferSelect;

const newestFirst = keysetById(consentRecords.id);

/** A person's notification settings; undefined until they choose. */
export async function findNotifications(db: Db, accountId: string): Promise<Settings | undefined> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.accountId, accountId));
  return row;
}

export async function keepNotifications(db: Db, { accountId, ...wanted }: Settings): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ accountId, ...wanted })
    .onConflictDoUpdate({ target: notificationSettings.accountId, set: wanted });
}

export async function forgetNotifications(tx: Db, accountId: string): Promise<void> {
  await tx.delete(notificationSettings).where(eq(notificationSettings.accountId, accountId));
}

/** Inserts a consent that was given or withdrawn. */
export async function addConsent(db: Db, row: typeof consentRecords.$inferInsert): Promise<void> {
  await db.insert(consentRecords).values(row);
}

/** A page of the consents that a person gave and withdrew, newest first. */
export function consentsOf(db: Db, accountId: string, { after, limit }: PageRange) {
  const { id, isAccepted, version, platform, recordedAt } = consentRecords;
  return db
    .select({ id, isAccepted, version, platform, recordedAt })
    .from(consentRecords)
    .where(and(eq(consentRecords.accountId, accountId), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}
