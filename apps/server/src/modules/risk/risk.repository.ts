import { and, count, desc, eq, gte, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import type { BehaviourFigures } from './behaviour-figures';
import { riskBehaviour, riskDecisions, riskDevices, riskLinks } from './risk.tables';

/** Records a device. @returns its previous level, null when it is new */
export async function insertDevice(
  db: Db,
  { deviceKey, platform, now }: { deviceKey: string; platform: string; now: number },
): Promise<string | null> {
  const fresh = { deviceKey, platform, level: 'low', score: 0, reasons: [], firstSeenAt: now, lastSeenAt: now };
  const [made] = await db.insert(riskDevices).values(fresh).onConflictDoNothing().returning();
  if (made) return null;
  const [known] = await db
    .select({ level: riskDevices.level })
    .from(riskDevices)
    .where(eq(riskDevices.deviceKey, deviceKey));
  return known?.level ?? null;
}

/** Keeps the outcome of an assessment. */
export async function updateDevice(
  db: Db,
  outcome: { deviceKey: string; level: string; score: number; reasons: readonly string[]; lastSeenAt: number },
): Promise<void> {
  const { deviceKey, level, score, reasons, lastSeenAt } = outcome;
  await db
    .update(riskDevices)
    .set({ level, score: Math.round(score), reasons, lastSeenAt })
    .where(eq(riskDevices.deviceKey, deviceKey));
}

/** Records that an account was used on a device; concurrent callers create one link. */
export async function touchLink(
  db: Db,
  { accountId, deviceKey, now }: { accountId: string; deviceKey: string; now: number },
): Promise<void> {
  await db
    .insert(riskLinks)
    .values({ accountId, deviceKey, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: [riskLinks.accountId, riskLinks.deviceKey], set: { lastSeenAt: now } });
}

/** Accounts on a device, and devices of an account. */
export async function countLinks(db: Db, of: { deviceKey: string; accountId: string | null }) {
  const [device] = await db.select({ count: count() }).from(riskLinks).where(eq(riskLinks.deviceKey, of.deviceKey));
  const [account] =
    of.accountId === null
      ? []
      : await db.select({ count: count() }).from(riskLinks).where(eq(riskLinks.accountId, of.accountId));
  return { accountsOnDevice: device?.count ?? 0, devicesOfAccount: account?.count ?? 0 };
}

/** Which of some accounts were used on which devices. */
export async function selectLinks(db: Db, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  return db
    .select({ deviceKey: riskLinks.deviceKey, accountId: riskLinks.accountId })
    .from(riskLinks)
    .where(inArray(riskLinks.accountId, [...accountIds]));
}

/** Calls that were refused or challenged since a moment, the newest first. */
export const selectRefused = (
  db: Db,
  { calls, since, limit }: { calls: readonly string[]; since: number; limit: number },
) => {
  const { call, kind, createdAt } = riskDecisions;
  return db
    .select()
    .from(riskDecisions)
    .where(and(gte(createdAt, since), inArray(call, [...calls]), ne(kind, 'assessed')))
    .orderBy(desc(createdAt))
    .limit(limit);
};

/** The newest behaviour report of a device. */
export async function selectFigures(db: Db, deviceKey: string): Promise<BehaviourFigures | null> {
  const [row] = await db
    .select({ figures: riskBehaviour.figures })
    .from(riskBehaviour)
    .where(eq(riskBehaviour.deviceKey, deviceKey))
    .orderBy(desc(riskBehaviour.id))
    .limit(1);
  return row?.figures ?? null;
}

export async function insertFigures(db: Db, row: typeof riskBehaviour.$inferInsert): Promise<void> {
  await db.insert(riskBehaviour).values(row);
}

export async function insertDecision(db: Db, row: typeof riskDecisions.$inferInsert): Promise<void> {
  await db.insert(riskDecisions).values(row);
}

/** Deletes a device's behaviour reports and its link to an account. */
export async function forgetDevice(db: Db, of: { deviceKey: string; accountId: string }): Promise<void> {
  const { deviceKey, accountId } = of;
  await db.delete(riskBehaviour).where(eq(riskBehaviour.deviceKey, deviceKey));
  await db.delete(riskLinks).where(and(eq(riskLinks.accountId, accountId), eq(riskLinks.deviceKey, deviceKey)));
}

/** Deletes what is older than its time (epoch milliseconds). */
export async function deleteOld(db: Db, before: { behaviour: number; others: number }): Promise<void> {
  await db.delete(riskBehaviour).where(lt(riskBehaviour.createdAt, before.behaviour));
  await db.delete(riskDecisions).where(lt(riskDecisions.createdAt, before.others));
  await db.delete(riskLinks).where(lt(riskLinks.lastSeenAt, before.others));
  await db.delete(riskDevices).where(lt(riskDevices.lastSeenAt, before.others));
}
