import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { platformIdentities } from './account.tables';

const isOf = (accountId: string) => eq(platformIdentities.accountId, accountId);
const isOn = (platform: string) => eq(platformIdentities.platform, platform);

/** The account that a platform's person is bound to; null for an unknown person. */
export async function findIdentity(db: Db, platform: string, openId: string): Promise<string | null> {
  const rows = await db
    .select({ accountId: platformIdentities.accountId })
    .from(platformIdentities)
    .where(and(isOn(platform), eq(platformIdentities.openId, openId)));
  return rows[0]?.accountId ?? null;
}

/** Binds a platform's person to an account; false when that person is already bound. */
export async function addIdentity(tx: Db, row: typeof platformIdentities.$inferInsert): Promise<boolean> {
  const made = await tx.insert(platformIdentities).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Platforms that an account is bound to. */
export async function platformsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ platform: platformIdentities.platform })
    .from(platformIdentities)
    .where(isOf(accountId))
    .orderBy(platformIdentities.platform);
  return rows.map(({ platform }) => platform);
}

/** The account's open id on a platform, the newest if there are several; null without one. */
export async function newestOpenId(db: Db, accountId: string, platform: string): Promise<string | null> {
  const [bound] = await db
    .select({ openId: platformIdentities.openId })
    .from(platformIdentities)
    .where(and(isOf(accountId), isOn(platform)))
    .orderBy(desc(platformIdentities.createdAt))
    .limit(1);
  return bound?.openId ?? null;
}

/** Platforms that an account is bound to, with the newest date of each. */
export function bindingsOf(db: Db, accountId: string): Promise<{ platform: string; boundAt: number }[]> {
  const { platform, createdAt } = platformIdentities;
  return db
    .selectDistinctOn([platform], { platform, boundAt: createdAt })
    .from(platformIdentities)
    .where(isOf(accountId))
    .orderBy(platform, desc(createdAt));
}

/** Unbinds an account from a platform; false when it was not bound. */
export async function removeIdentity(tx: Db, accountId: string, platform: string): Promise<boolean> {
  const gone = await tx
    .delete(platformIdentities)
    .where(and(isOf(accountId), isOn(platform)))
    .returning({ platform: platformIdentities.platform });
  return gone.length > 0;
}

/** Unbinds an account from all platforms. */
export async function forgetIdentities(tx: Db, accountId: string): Promise<void> {
  await tx.delete(platformIdentities).where(isOf(accountId));
}
