import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { messageSubscriptions } from './subscription.tables';

type Row = typeof messageSubscriptions.$inferSelect;

/** An answer of a person to a template. */
export type Answer = Pick<Row, 'accountId' | 'platform' | 'templateId'> & { isAccepted: boolean };

/** Counts an acceptance, up to `most`, or records that the person declined. */
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
