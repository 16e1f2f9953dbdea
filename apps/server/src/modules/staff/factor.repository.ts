import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { staffFactors, staffRecoveryCodes } from './staff.tables';

export type FactorRow = typeof staffFactors.$inferSelect;

const isOf = (accountId: string) => eq(staffFactors.accountId, accountId);
const isCodeOf = (accountId: string) => eq(staffRecoveryCodes.accountId, accountId);

/** The second factor of an account. */
export async function findFactor(db: Db, accountId: string): Promise<FactorRow | undefined> {
  const [row] = await db.select().from(staffFactors).where(isOf(accountId));
  return row;
}

/** The same, locked until the transaction ends: tries of one account run one after the other. */
export async function lockFactor(tx: Db, accountId: string): Promise<FactorRow | undefined> {
  const [row] = await tx.select().from(staffFactors).where(isOf(accountId)).for('update');
  return row;
}

/** Stores a new secret unless one is confirmed; false when one is. */
export async function keepSecret(
  tx: Db,
  row: Pick<FactorRow, 'accountId' | 'sealedSecret' | 'createdAt'>,
): Promise<boolean> {
  const fresh = { sealedSecret: row.sealedSecret, createdAt: row.createdAt };
  const kept = await tx
    .insert(staffFactors)
    .values(row)
    .onConflictDoUpdate({ target: staffFactors.accountId, set: fresh, setWhere: isNull(staffFactors.confirmedAt) })
    .returning({ accountId: staffFactors.accountId });
  return kept.length > 0;
}

/** Writes the outcome of a try. */
export async function noteTry(tx: Db, accountId: string, changes: Partial<FactorRow>): Promise<void> {
  await tx.update(staffFactors).set(changes).where(isOf(accountId));
}

/** Replaces the recovery codes of an account. */
export async function keepRecoveryCodes(tx: Db, accountId: string, hashes: string[], now: number): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(isCodeOf(accountId));
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash, createdAt: now })));
}

/** Uses up a recovery code; false when there is none or it was used. */
export async function useRecoveryCode(tx: Db, accountId: string, codeHash: string, now: number): Promise<boolean> {
  const used = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(and(isCodeOf(accountId), eq(staffRecoveryCodes.codeHash, codeHash), isNull(staffRecoveryCodes.usedAt)))
    .returning({ accountId: staffRecoveryCodes.accountId });
  return used.length > 0;
}

/** Recovery codes of an account that were not used. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const unused = and(isCodeOf(accountId), isNull(staffRecoveryCodes.usedAt));
  const [row] = await db.select({ count: count() }).from(staffRecoveryCodes).where(unused);
  return row?.count ?? 0;
}

/** When each of some accounts set up the second factor; those without are left out. */
export async function enrolledAt(db: Db, accountIds: readonly string[]): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ accountId: staffFactors.accountId, at: staffFactors.confirmedAt })
    .from(staffFactors)
    .where(inArray(staffFactors.accountId, [...accountIds]));
  return new Map(rows.flatMap(({ accountId, at }) => (at === null ? [] : [[accountId, at] as const])));
}

/** Forgets the second factor of an account and its recovery codes. */
export async function forgetFactor(tx: Db, accountId: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(isCodeOf(accountId));
  await tx.delete(staffFactors).where(isOf(accountId));
}
