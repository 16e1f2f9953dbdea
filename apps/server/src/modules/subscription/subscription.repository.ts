import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { messageSubscriptions } from './subscription.tables';

type Row = typeof messageSubscriptions.$inferSelect;

/** An answer of a person to a template. */
export type Answer = Pick<Row, 'accountId' | 'platform' | 'templateId'> & { isAccepted: boolean };

/** Counts an acceptance, up to `most`, or notes that the person declined. */
export async function keepAnswer(db: Db, { isAccepted, ...key }: Answer, most: number, now: number): Promise<void> {
  const given = isAccepted ? 1 : 0;
  const declinedAt = isAccepted ? null : now;
  await db
    .insert(messageSubscriptions)
    .values({ ...key, allowedCount: given, declinedAt, updatedAt: now })
    .onConflictDoUpdate({
      target: [messageSubscriptions.accountId, messageSubscriptions.platform, messageSubscriptions.templateId],
      set: {
        allowedCount: sql`least(${messageSubscriptions.allowedCount} + ${given}, ${most})`,
        declinedAt,
        updatedAt: now,
      },
    });
}

/** What a person answered, newest first. */
export const answersOf = (db: Db, accountId: string, limit: number): Promise<Row[]> =>
  db
    .select()
    .from(messageSubscriptions)
    .where(eq(messageSubscriptions.accountId, accountId))
    .orderBy(desc(messageSubscriptions.updatedAt))
    .limit(limit);

export async function forgetAnswersOf(db: Db, accountId: string): Promise<void> {
  await db.delete(messageSubscriptions).where(eq(messageSubscriptions.accountId, accountId));
}
