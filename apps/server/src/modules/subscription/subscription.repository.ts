import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
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

/** Where a person allowed one more message: platform and template. */
export type Allowed = Pick<Row, 'platform' | 'templateId'>;

/** Templates of which a person still takes messages, the latest answer first. */
export function selectAllowed(db: Db, accountId: string, templateIds: readonly string[]): Promise<Allowed[]> {
  const { platform, templateId, allowedCount, updatedAt } = messageSubscriptions;
  return db
    .select({ platform, templateId })
    .from(messageSubscriptions)
    .where(
      and(eq(messageSubscriptions.accountId, accountId), inArray(templateId, [...templateIds]), gt(allowedCount, 0)),
    )
    .orderBy(desc(updatedAt));
}

/** Uses up or gives back one allowed message. @returns false when none is left */
export async function changeAllowed(
  db: Db,
  accountId: string,
  { platform, templateId }: Allowed,
  change: 1 | -1,
): Promise<boolean> {
  const { allowedCount } = messageSubscriptions;
  const rows = await db
    .update(messageSubscriptions)
    .set({ allowedCount: sql`${allowedCount} + ${change}` })
    .where(
      and(
        eq(messageSubscriptions.accountId, accountId),
        eq(messageSubscriptions.platform, platform),
        eq(messageSubscriptions.templateId, templateId),
        change < 0 ? gt(allowedCount, 0) : undefined,
      ),
    )
    .returning({ left: allowedCount });
  return rows.length > 0;
}
