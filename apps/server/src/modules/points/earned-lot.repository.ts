import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { pointsEntry, pointsUse } from './points.tables';

/** The lot that an earning made, with what it earned and what is left of it; read under the lock of the balance. */
export async function findLot(db: Db, accountId: string, reason: string, ref: string) {
  const [row] = await db
    .select({ lotId: pointsEntry.id, earned: pointsEntry.delta, remaining: pointsEntry.remaining })
    .from(pointsEntry)
    .where(
      and(
        eq(pointsEntry.accountId, accountId),
        eq(pointsEntry.unit, 'points'),
        eq(pointsEntry.reason, reason),
        eq(pointsEntry.ref, ref),
        gt(pointsEntry.delta, 0),
      ),
    );
  return row ? { ...row, remaining: row.remaining ?? 0 } : undefined;
}

/** Takes all that is left out of a lot, for an entry. */
export async function emptyLot(
  db: Db,
  use: { accountId: string; entryId: string; lotId: string; amount: number },
): Promise<void> {
  await db.insert(pointsUse).values(use);
  await db
    .update(pointsEntry)
    .set({ remaining: 0 })
    .where(and(eq(pointsEntry.accountId, use.accountId), eq(pointsEntry.id, use.lotId)));
}
